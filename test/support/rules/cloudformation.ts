import { CREATE_FAILED } from '../../../src/custom-resource/events/event';
import type { Performed } from '../../../src/custom-resource/events/perform';
import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Value, Values } from '../../../src/definition/value';
import type { AwsServices } from '../cloudformation/aws-services';
import { updated } from '../environments/attempt';
import {
  configurationWith,
  differences,
  Environment,
  made,
  otherThan,
  ownDifferences,
  reportOf,
} from '../environments/environment';
import type { Fixture, OperationFixture } from '../environments/fixture';
import { KEY_SECRET, FunctionEntryPoint, STACK } from '../environments/function-entry-point';
import { timesAsked, timesDone } from '../environments/operations';
import { isPlace, inputOf, inputsOf, ResourceUnderTest } from '../environments/resource';
import { entryPointForEach } from './entry-point';

/** Whether a configuration has a secret; without one, whether any configuration may. */
function hasSecret(attributes: Attributes, config?: Values): boolean {
  return Object.entries(flatAttributes(attributes)).some(([name, attribute]) => {
    if (config && config[name] === undefined) return false;
    if (attribute.sensitive) return true;
    if (!('attributes' in attribute)) return false;
    const inner = config ? [config[name]].flat().filter(isValues) : [undefined];
    return inner.some((members) => hasSecret(attribute.attributes, members));
  });
}

/** What Terraform does with a resource, CloudFormation does, too. */
export function describeCloudFormation(resource: ResourceUnderTest<Fixture>): void {
  const { type, definition } = resource;
  const flat = flatAttributes(definition.attributes);
  const inputs = inputsOf(definition);
  const deployed = entryPointForEach(resource, (entryPoint, environment, aws) => {
    proveNothingSecret(entryPoint, environment, aws);
    proveNoPath(entryPoint);
  });
  const { environment } = deployed;

  /** The state after an import in Terraform, by the physical id. */
  const found = async ({ PhysicalResourceId: id }: Performed, config: Values) => ({
    ...(await environment.core.import(type, { id }))!.state,
    ...config,
  });

  it('creates the same object as Terraform, with an id that Terraform can import', async () => {
    for (const config of [environment.fixture.minimal, ...environment.fixture.full]) {
      const object = await made(environment, config);
      const byTerraform = await environment.fixture.look(object.state);
      await environment.core.destroy(type, object);
      await environment.fixture.provide?.();
      const performed = await deployed.entryPoint.create(config);
      const byCloudFormation = await environment.fixture.look(await found(performed, config));
      const names = [...new Set([...Object.keys(byTerraform!), ...Object.keys(byCloudFormation!)])].filter((name) =>
        inputs.includes(name),
      );
      for (const name of names) expect([name, byCloudFormation?.[name]]).toEqual([name, byTerraform?.[name]]);
      for (const name of reportOf(resource, config, byCloudFormation)) {
        expect([name, byCloudFormation?.[inputOf(definition, name)]]).toEqual([name, config[name]]);
      }
      expect(Buffer.byteLength(JSON.stringify(performed))).toBeLessThan(4096);
      // What the service adds may be secret, too.
      if (hasSecret(definition.attributes, config)) expect(performed.NoEcho).toBe(true);
      else if (!hasSecret(definition.attributes)) expect(performed.NoEcho).toBe(false);
      await deployed.entryPoint.delete(performed.PhysicalResourceId, config);
    }
  });

  // The service does not return the content, so another address of a folder is taken for other content.
  const updatable = inputs.filter(
    (name) => !flat[name].replace && !flat[name].createOnly && !(resource.accumulates && 'asset' in flat[name]),
  );
  if (updatable.length > 0) {
    it('updates each attribute that can change in place, and changes it back in a rollback', async () => {
      for (const [config, names] of byConfiguration(environment, updatable)) {
        await environment.fixture.provide?.();
        const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
        const state = await found({ PhysicalResourceId: id }, config);
        const first = await environment.fixture.look(state);
        for (const name of names) {
          const { writeOnly } = flat[name];
          const before: Values = { ...config, ...(writeOnly ? { [writeOnly.version]: undefined } : {}) };
          const after: Values = { ...before, [name]: environment.fixture.changed[name] };
          expect([name, (await deployed.entryPoint.update(id, before, after)).PhysicalResourceId]).toEqual([name, id]);
          const second = await environment.fixture.look({ ...state, ...after } as Values);
          expect(ownDifferences(environment, name, first, second)).toEqual(
            flat[name].local ? [] : [inputOf(definition, name)],
          );
          expect((await deployed.entryPoint.update(id, after, before)).PhysicalResourceId).toBe(id);
          expect([name, differences(first, await environment.fixture.look(state))]).toEqual([name, []]);
        }
        await deployed.entryPoint.delete(id, config);
      }
    });
  }

  const readable = (name: string) =>
    !(name in environment.fixture.exempt) &&
    !isPlace(resource, name) &&
    environment.fixture.changed[name] !== undefined;

  it('keeps a change outside of the template until the template changes the same attribute', async () => {
    for (const [config, names] of byConfiguration(environment, inputs.filter(readable))) {
      await environment.fixture.provide?.();
      const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
      const state = await found({ PhysicalResourceId: id }, config);
      const snapshot = await environment.service.control.snapshot();
      for (const name of names) {
        await environment.service.control.restore(snapshot);
        const value = environment.fixture.drifted?.[name] ?? environment.fixture.changed[name];
        await environment.fixture.tamper(state, name, value);
        const there: Values = { ...state, [name]: value };
        const drifted = await environment.fixture.look(there);
        expect([name, (await deployed.entryPoint.update(id, config, config)).PhysicalResourceId]).toEqual([name, id]);
        expect([name, differences(drifted, await environment.fixture.look(there))]).toEqual([name, []]);
        const other = otherThan(environment, name, config);
        if (other === undefined) continue;
        const after: Values = { ...config, [other]: environment.fixture.changed[other] };
        expect([name, (await deployed.entryPoint.update(id, config, after)).PhysicalResourceId]).toEqual([name, id]);
        expect([
          name,
          other,
          ownDifferences(environment, other, drifted, await environment.fixture.look(there)),
        ]).toEqual([name, other, [inputOf(definition, other)]]);
      }
      await environment.service.control.restore(snapshot);
      await deployed.entryPoint.delete(id, config);
    }
  });

  const replacing = inputs.filter((name) => flat[name].replace);
  /** The service generates the name, so every create makes another object. */
  const isIssued = ['serialNumber', 'secretIdAccessor'].some((name) => name in definition.attributes);
  if (replacing.length > 0 && !resource.single) {
    it('creates another object if an attribute forces replacement, and leaves the deletion of the old one to CloudFormation', async () => {
      for (const [config, names] of byConfiguration(environment, replacing)) {
        await environment.fixture.provide?.();
        const old = await deployed.entryPoint.create(config);
        const state = await found(old, config);
        const before = await environment.fixture.look(state);
        const snapshot = await environment.service.control.snapshot();
        // What follows a replacement does not depend on its reason, unless the id names another object.
        const followed = new Set([names[0], ...names.filter((name) => name in definition.identity)]);
        for (const name of names) {
          await environment.service.control.restore(snapshot);
          const changed: Values = {
            ...config,
            [name]: environment.fixture.changed[name],
            ...environment.fixture.changedWith?.[name],
          };
          const replaced = await deployed.entryPoint
            .update(old.PhysicalResourceId, config, changed)
            .catch((error: Error) => error);
          if (replaced instanceof Error) {
            // Both would have the same name.
            expect([name, replaced.message]).toEqual([
              name,
              expect.stringContaining('remove the resource from the stack, deploy, and add it again'),
            ]);
            continue;
          }
          expect([name, replaced.PhysicalResourceId]).not.toEqual([name, old.PhysicalResourceId]);
          expect(await environment.fixture.look(state)).toBeDefined();
          if (!followed.has(name)) continue;
          if (!isIssued && !resource.accumulates) {
            deployed.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
            expect([
              name,
              (await deployed.entryPoint.update(replaced.PhysicalResourceId, changed, config)).PhysicalResourceId,
            ]).toEqual([name, old.PhysicalResourceId]);
            deployed.aws.stacks.statuses.set(STACK, 'UPDATE_IN_PROGRESS');
            expect([name, await environment.fixture.look(state)]).toEqual([name, before]);
          }
          await deployed.entryPoint.delete(old.PhysicalResourceId, config);
          if (!resource.adopts && !resource.permanent && !resource.forgets) {
            expect(await environment.fixture.look(state)).toBeUndefined();
          }
          expect(await environment.fixture.look(await found(replaced, changed))).toBeDefined();
          await deployed.entryPoint.delete(replaced.PhysicalResourceId, changed);
        }
        await environment.service.control.restore(snapshot);
        await deployed.entryPoint.delete(old.PhysicalResourceId, config);
      }
    });
  }

  const naming = replacing.filter((name) => name in definition.identity);
  if (naming.length > 0 && !resource.single && !resource.accumulates && !isIssued) {
    it('does not take over an equal object of others in an update', async () => {
      for (const name of naming) {
        if (environment.fixture.changed[name] === undefined) continue;
        const mine = configurationWith(environment, name);
        const others: Values = {
          ...mine,
          [name]: environment.fixture.changed[name],
          ...environment.fixture.changedWith?.[name],
        };
        await environment.fixture.provide?.();
        const theirs = await deployed.entryPoint.create(others);
        const state = await found(theirs, others);
        const before = await environment.fixture.look(state);
        const old = await deployed.entryPoint.create(mine);
        await expect(deployed.entryPoint.update(old.PhysicalResourceId, mine, others)).rejects.toThrow(
          'An update does not take over an existing object',
        );
        expect([name, await environment.fixture.look(state)]).toEqual([name, before]);
        await deployed.entryPoint.delete(old.PhysicalResourceId, mine);
        await deployed.entryPoint.delete(theirs.PhysicalResourceId, others);
      }
    });
  }

  it('succeeds in deleting an object twice, and one that was never created', async () => {
    const [config] = environment.fixture.full;
    const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
    expect((await deployed.entryPoint.delete(id, config)).PhysicalResourceId).toBe(id);
    expect((await deployed.entryPoint.delete(id, config)).PhysicalResourceId).toBe(id);
    await environment.service.control.clearRequests();
    for (const never of [CREATE_FAILED, 'app-Thing-1A2B3C4D5E6F']) {
      expect((await deployed.entryPoint.delete(never, config)).PhysicalResourceId).toBe(never);
    }
    expect(await timesAsked(environment)).toBe(0);
  });

  it('refuses events for which CloudFormation no longer waits', async () => {
    const config = environment.fixture.minimal;
    await environment.fixture.provide?.();
    const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
    await environment.service.control.clearRequests();
    const ResourceProperties = await deployed.entryPoint.properties(config);
    const OldResourceProperties = await deployed.entryPoint.properties({ ...config, ...environment.fixture.second });
    const ResponseURL = 'https://cloudformation.example.com/answer?X-Amz-Date=20200101T000000Z';
    for (const event of [
      { RequestType: 'Create' as const, ResourceProperties },
      { RequestType: 'Update' as const, PhysicalResourceId: id, ResourceProperties, OldResourceProperties },
      { RequestType: 'Delete' as const, PhysicalResourceId: id, ResourceProperties },
    ]) {
      await expect(deployed.entryPoint.send({ ...event, ResponseURL })).rejects.toThrow(
        /seconds after CloudFormation sent it.*Nothing was done/,
      );
    }
    expect(await timesAsked(environment)).toBe(0);
    await deployed.entryPoint.delete(id, config);
  });

  if (!resource.ends) {
    it('creates a missing object again, and succeeds in deleting it', async () => {
      const config = environment.fixture.minimal;
      const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
      const state = await found({ PhysicalResourceId: id }, config);
      await environment.fixture.remove(state);
      await environment.fixture.provide?.();
      // What always exists stays as it was reset while the template is unchanged: a list of an organization, a configuration of a mount.
      const after = resource.stays || type === 'lintel_admin_module_consumers' ? updated(environment, config) : config;
      const again = await deployed.entryPoint.update(id, config, after);
      expect(await environment.fixture.look(await found(again, after))).toBeDefined();
      await environment.fixture.remove(await found(again, after));
      expect((await deployed.entryPoint.delete(again.PhysicalResourceId, after)).PhysicalResourceId).toBe(
        again.PhysicalResourceId,
      );
    });
  }
}

export function describeCloudFormationOfOperation(resource: ResourceUnderTest<OperationFixture>): void {
  const deployed = entryPointForEach(resource);
  const { environment } = deployed;

  it('is performed by a create and again when a trigger changes, with the same id, and a deletion sends nothing', async () => {
    await environment.fixture.provide?.();
    const [config] = environment.fixture.full;
    await environment.service.control.clearRequests();
    const done = await deployed.entryPoint.create(config);
    expect(done.Data).toMatchObject({ Id: done.PhysicalResourceId, PerformedAt: expect.stringMatching(/Z$/) });
    expect(await timesDone(environment)).toBe(1);
    const changed: Values = { ...config, triggers: environment.fixture.changed.triggers };
    expect((await deployed.entryPoint.update(done.PhysicalResourceId, config, changed)).PhysicalResourceId).toBe(
      done.PhysicalResourceId,
    );
    expect(await timesDone(environment)).toBe(2);
    expect((await deployed.entryPoint.update(done.PhysicalResourceId, changed, changed)).PhysicalResourceId).toBe(
      done.PhysicalResourceId,
    );
    expect(await timesDone(environment)).toBe(2);
    const asked = await timesAsked(environment);
    await deployed.entryPoint.delete(done.PhysicalResourceId, changed);
    expect(await timesAsked(environment)).toBe(asked);
  });
}

/** The configurations whose attributes have another value, with these attributes. */
function byConfiguration(environment: Environment, names: readonly string[]): Map<Values, string[]> {
  const groups = new Map<Values, string[]>();
  for (const name of names.filter((each) => environment.fixture.changed[each] !== undefined)) {
    const config = configurationWith(environment, name);
    groups.set(config, [...(groups.get(config) ?? []), name]);
  }
  return groups;
}

/** Paths of the function appear neither in a response nor in a reason. */
function proveNoPath({ reported }: FunctionEntryPoint): void {
  for (const place of ['lintel-event-', 'lintel-ca-', process.cwd()]) {
    expect(reported.filter((text) => text.includes(place))).toEqual([]);
  }
}

/** Secrets appear neither in a response, nor in a reason, nor in the log. */
function proveNothingSecret(
  { reported }: FunctionEntryPoint,
  { fixture, resource }: Environment,
  aws: AwsServices,
): void {
  const flat = flatAttributes(resource.definition.attributes);
  const secrets = [...fixture.full, fixture.changed].flatMap((config) =>
    Object.keys(config).flatMap((name) => secretsIn(flat[name], config[name])),
  );
  for (const secret of secrets) expect(reported.filter((text) => text.includes(secret))).toEqual([]);
  const issued = aws.newest(KEY_SECRET);
  if (issued) {
    expect(reported.filter((text) => text.includes((JSON.parse(issued) as { PrivateKey: string }).PrivateKey))).toEqual(
      [],
    );
  }
}

function secretsIn(attribute: PlainAttribute, value: Value): string[] {
  if (attribute.type === 'object' && isValues(value)) {
    return Object.keys(value).flatMap((name) => secretsIn(flatAttributes(attribute.attributes)[name], value[name]));
  }
  if (!attribute.sensitive) return [];
  return typeof value === 'string' ? [value] : isValues(value) ? Object.values(value).map(String) : [];
}
