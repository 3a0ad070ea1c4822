import type { Cell, Sequence } from '../../../generate/pages/sequences';
import { CREATE_FAILED } from '../../../src/custom-resource/events/event';
import { check } from '../../../src/definition/check';
import { flatAttributes } from '../../../src/definition/flatten';
import { issuesKey } from '../../../src/definition/issued-key';
import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';
import { parseImportId } from '../../../src/plan/import-id';
import { importedState } from '../../../src/plan/imported-state';
import type { TestEmulator } from '../emulator';
import { isRead } from '../environments/attempt';
import { configurationWith, differences, reportOf } from '../environments/environment';
import type { OperationFixture } from '../environments/fixture';
import { timesDone } from '../environments/operations';
import type { ManagedResource } from '../environments/resource';
import { inputsOf } from '../environments/resource';
import type { Responded } from './response-bucket';
import { SingleStack } from './single-stack';
import { PreparedResource, StackResource } from './stack-resource';

/** The time after which CloudFormation no longer waits for a response. */
const TWO_HOURS_MS = 2 * 3_600_000;

/** The result: the sequence holds, it cannot happen for the type, or another result is right. The last two have a reason. */
export type Outcome = Pick<Cell, 'outcome' | 'why'>;

const HOLDS: Outcome = { outcome: 'holds' };
const none = (why: string): Outcome => ({ outcome: 'none', why });
const otherwise = (why: string): Outcome => ({ outcome: 'otherwise', why });

const succeeded = (response: Responded): string => {
  expect([response.Status, response.Reason]).toEqual(['SUCCESS', undefined]);
  return response.PhysicalResourceId;
};
const refused = (response: Responded): string => {
  expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.any(String) });
  expect(response.Reason).not.toMatch(/a bug in the function/);
  return response.Reason!;
};

const doneOf = (prepared: PreparedResource) =>
  timesDone(prepared as unknown as { readonly service: TestEmulator; readonly fixture: OperationFixture });
const isDone = ({ resource: managed }: PreparedResource) => managed.definition.operation === true;

function stateOf({ resource: { definition }, reported }: PreparedResource, id: string, config: Values): Values {
  const named = parseImportId(definition, id);
  return { ...importedState(definition, named), ...reported.get(id), ...config, ...named };
}

/** The object in the service. Undefined if it does not exist. */
const look = async (prepared: PreparedResource, id: string, config: Values) =>
  prepared.fixture.look(stateOf(prepared, id, config));

/** An object that must exist. */
async function there(prepared: PreparedResource, id: string, config: Values): Promise<Values> {
  const object = await look(prepared, id, config);
  expect(object).toBeDefined();
  return object!;
}

/** The objects of the services, without times. */
async function kept({ service }: PreparedResource): Promise<Snapshot['objects']> {
  return (await service.control.snapshot()).objects;
}

/** The number of objects of each kind. Of certificates, only those that are valid. */
async function counts(prepared: PreparedResource): Promise<{ readonly [kind: string]: number }> {
  const objects = (await kept(prepared)) as unknown as {
    readonly [kind: string]: readonly { readonly revokedAt?: unknown; readonly revocationTime?: unknown }[];
  };
  return Object.fromEntries(
    Object.entries(objects)
      .filter(([kind]) => kind !== prepared.resource.accumulates)
      .map(([kind, all]) => [
        kind,
        all.filter(({ revokedAt, revocationTime }) => !revokedAt && !revocationTime).length,
      ]),
  );
}

async function writes({ service }: PreparedResource): Promise<number> {
  const { requests } = await service.control.requests();
  return requests.filter((request) => !isRead(request)).reduce((sum, { count }) => sum + count, 0);
}

/** Values in which one attribute differs that can change in place. */
function changedInPlace(prepared: PreparedResource): { readonly before: Values; readonly after: Values } | undefined {
  const {
    resource: { definition },
    fixture,
  } = prepared;
  const flat = flatAttributes(definition.attributes);
  const may = inputsOf(definition).filter(
    (name) => !flat[name].replace && !flat[name].createOnly && !flat[name].local && !fixture.mayReplace?.includes(name),
  );
  for (const name of may.filter((each) => fixture.changed[each] !== undefined)) {
    const before = configurationWith(prepared, name);
    const after: Values = { ...before, [name]: fixture.changed[name], ...fixture.changedWith?.[name] };
    if (check(definition, after).length === 0) return { before, after };
  }
  return undefined;
}

/** Values that force replacement. */
const secondOf = ({ fixture }: PreparedResource): Values => ({ ...fixture.minimal, ...fixture.second });

const SERVICE_NUMBERS =
  'The service generates a serial number for each certificate, so there is no name that another object could have.';
const NOTHING_KEPT = 'This is an operation, for which the service keeps no object.';
const THERE_ANYWAY = 'Organizations are created elsewhere, and the resource describes an existing one.';
const STAYS = 'The service cannot delete the object, which stays until its mount or policy set goes.';
const ONE_AT_A_TIME = 'The service has only one attempt at a time, and generates its id.';

type Play = (prepared: PreparedResource) => Promise<Outcome>;

/** What happens in each sequence, and what must be true of it. */
export const plays: { readonly [sequence in Sequence]: Play } = {
  create: async (prepared) => {
    const [config] = prepared.fixture.full;
    const id = await new SingleStack(prepared).deploy(config);
    if (isDone(prepared)) {
      expect(await doneOf(prepared)).toBe(1);
      return HOLDS;
    }
    const object = await there(prepared, id, config);
    expect(reportOf(prepared.resource, config, object)).not.toEqual([]);
    return HOLDS;
  },

  repeat: async (prepared) => {
    const resource = new StackResource(prepared);
    const event = await resource.createEvent(prepared.fixture.minimal);
    const first = await resource.send(event, 'CREATE_IN_PROGRESS');
    succeeded(first);
    const before = await kept(prepared);
    expect(
      await resource.send(
        { ...event, ResponseURL: prepared.player.bucket.address() },
        'CREATE_IN_PROGRESS',
        prepared.sandboxes[1],
      ),
    ).toEqual(first);
    expect(await kept(prepared)).toEqual(before);
    if (isDone(prepared)) expect(await doneOf(prepared)).toBe(1);
    return HOLDS;
  },

  kill: async (prepared) => {
    const { fixture, resource: managed } = prepared;
    // An object that already exists must be changed.
    const config = managed.adopts ? fixture.full.at(-1)! : fixture.minimal;
    const start = await prepared.service.control.snapshot();
    succeeded(await new StackResource(prepared).create(config));
    const expected = await counts(prepared);
    await prepared.service.control.restore(start);
    await prepared.service.control.clearRequests();

    const resource = new StackResource(prepared);
    const event = await resource.createEvent(config);
    const doomed = prepared.createSandbox();
    const taken = new Promise<void>((resolve) => {
      prepared.proxy.watch = async (passing) => {
        if (isRead(passing)) return;
        // The service has handled the request, but its response is lost.
        await passing.forward();
        resolve();
        passing.drop();
      };
    });
    const response = resource.sent(event, 'CREATE_IN_PROGRESS', doomed, prepared.proxy.address);
    await taken;
    await doomed.kill();
    expect(await response).toBeUndefined();
    prepared.proxy.watch = () => undefined;
    // The earliest time at which Lambda retries.
    const again = await resource.send(
      event,
      'CREATE_IN_PROGRESS',
      prepared.sandboxes[1],
      prepared.proxy.address,
      60_000,
    );
    if (isDone(prepared)) {
      expect(refused(again)).toMatch(/not known whether/);
      expect(await doneOf(prepared)).toBe(1);
      return otherwise(
        'The operation is not performed a second time. The second delivery is refused and says that the first may have performed it.',
      );
    }
    if (isCredential(managed)) {
      expect(refused(again)).toMatch(/not known whether/);
      return otherwise(
        'It is not known which one was issued. The second delivery is refused and says what to look for. No other one is issued.',
      );
    }
    if (managed.permanent) {
      expect((await counts(prepared)).pkiCertificates).toBeLessThanOrEqual(expected.pkiCertificates);
      refused(again);
      return otherwise(
        'It is not known which certificate was issued. The second delivery is refused and says what to look for. No other certificate is issued.',
      );
    }
    expect(await counts(prepared)).toEqual(expected);
    await there(prepared, succeeded(again), config);
    return HOLDS;
  },

  update: async (prepared) => {
    const stack = new SingleStack(prepared);
    if (isDone(prepared)) {
      const [config] = prepared.fixture.full;
      const id = await stack.deploy(config);
      expect(await stack.deploy({ ...config, triggers: prepared.fixture.changed.triggers })).toBe(id);
      expect(await doneOf(prepared)).toBe(2);
      return otherwise('The operation is performed again, with the same id, when its triggers change.');
    }
    const change = changedInPlace(prepared);
    if (!change) return none('Every change forces replacement.');
    const id = await stack.deploy(change.before);
    const first = await there(prepared, id, change.before);
    expect(await stack.deploy(change.after)).toBe(id);
    expect(differences(first, await there(prepared, id, change.after))).not.toEqual([]);
    return HOLDS;
  },

  rename: async (prepared) => {
    const { fixture, resource: managed } = prepared;
    if (isDone(prepared)) return none(NOTHING_KEPT);
    if (managed.permanent || managed.accumulates || isCredential(managed)) return none(SERVICE_NUMBERS);
    if (managed.single) return none(ONE_AT_A_TIME);
    const [mine, theirs] = [new SingleStack(prepared), new SingleStack(prepared)];
    const second = secondOf(prepared);
    const id = await mine.deploy(fixture.minimal);
    await fixture.provide?.();
    const other = await theirs.deploy(second);
    const [before, foreign] = [await there(prepared, id, fixture.minimal), await there(prepared, other, second)];
    await mine.refuses(second);
    // The failed resource is updated back. CloudFormation does not delete an object whose id it never received.
    expect(mine.events.map(({ response }) => response.PhysicalResourceId)).toEqual([id, id, id]);
    expect(await look(prepared, other, second)).toEqual(foreign);
    expect(await look(prepared, id, fixture.minimal)).toEqual(before);
    return HOLDS;
  },

  rollback: async (prepared) => {
    const { fixture, resource: managed } = prepared;
    if (isDone(prepared)) {
      const [config] = fixture.full;
      const stack = new SingleStack(prepared);
      const id = await stack.deploy(config);
      await stack.rollBack({ ...config, triggers: fixture.changed.triggers });
      expect(stack.id).toBe(id);
      expect(await doneOf(prepared)).toBe(3);
      return otherwise('The operation cannot be undone. It is performed again, since its triggers change back.');
    }
    const change = changedInPlace(prepared);
    if (change) {
      const stack = new SingleStack(prepared);
      const id = await stack.deploy(change.before);
      const before = await there(prepared, id, change.before);
      await stack.rollBack(change.after);
      expect(stack.id).toBe(id);
      expect(differences(before, await look(prepared, id, change.before))).toEqual([]);
      await stack.delete();
      if (managed.forgets) await fixture.remove(change.before);
      await fixture.provide?.();
    }
    // An object with the other name already exists (see the rename).
    if (managed.adopts) return HOLDS;
    if (managed.single) {
      const resource = new StackResource(prepared);
      const [other] = fixture.full;
      const id = succeeded(await resource.create(fixture.minimal));
      const before = await there(prepared, id, fixture.minimal);
      const back = async (from: Values) =>
        expect(succeeded(await resource.update(id, from, fixture.minimal, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
      const triggered: Values = { ...fixture.minimal, triggers: fixture.changed.triggers };
      for (const wanted of [other, triggered]) {
        refused(await resource.update(id, fixture.minimal, wanted));
        await back(wanted);
        expect(await there(prepared, id, fixture.minimal)).toEqual(before);
      }
      // It ends by itself, before the rollback or before the update: no other is started, and one that the update started is ended.
      const whole = await counts(prepared);
      refused(await resource.update(id, fixture.minimal, other));
      await fixture.remove({ id });
      const ended = await counts(prepared);
      expect(ended).not.toEqual(whole);
      await back(other);
      expect(await counts(prepared)).toEqual(ended);
      succeeded(await resource.update(id, fixture.minimal, other));
      expect(await counts(prepared)).toEqual(whole);
      await back(other);
      expect(await counts(prepared)).toEqual(ended);
      return otherwise(
        'A second attempt cannot be started at the same time. The update is refused, and the existing attempt continues.',
      );
    }
    const second = secondOf(prepared);
    const stack = new SingleStack(prepared);
    const id = await stack.deploy(fixture.minimal);
    const before = await there(prepared, id, fixture.minimal);
    const issued = (await kept(prepared)).pkiCertificates.length;
    await stack.rollBack(second);
    // What may have the name of another is renamed in place.
    if (isCredential(managed) || (managed.accumulates && !isNamed(managed))) {
      expect(stack.id).not.toBe(id);
      return otherwise(isNamed(managed) ? ANOTHER : 'The earlier content is uploaded again, as another version.');
    }
    expect(stack.id).toBe(id);
    // The update issued one, and the rollback no third one. The service keeps the certificate of each authority that it ever had.
    if (managed.definition.issues) {
      expect((await kept(prepared)).pkiCertificates).toHaveLength(issued + (managed.permanent ? 1 : 0));
    }
    expect(differences(before, await look(prepared, id, fixture.minimal))).toEqual([]);
    const [, { response: replaced }] = stack.events;
    if (managed.forgets) return otherwise(STAYS);
    if (replaced.PhysicalResourceId !== id && !managed.permanent) {
      expect(await look(prepared, replaced.PhysicalResourceId, second)).toBeUndefined();
    }
    return HOLDS;
  },

  delete: async (prepared) => {
    const {
      fixture: {
        full: [config],
      },
      resource: managed,
    } = prepared;
    const stack = new SingleStack(prepared);
    const id = await stack.deploy(config);
    await stack.delete();
    expect(succeeded((await stack.repeat()).response)).toBe(id);
    if (isDone(prepared)) {
      expect(await doneOf(prepared)).toBe(1);
      return otherwise(
        'There is nothing to delete. The operation cannot be undone, and no request is sent to the service.',
      );
    }
    if (managed.adopts) {
      return otherwise('The object is deleted only if this is configured, since it may have existed before.');
    }
    if (managed.forgets) return otherwise(STAYS);
    if (managed.permanent && issuesNothingToRevoke(config)) {
      return otherwise('The certificate stays valid until it expires, unless its revocation is configured.');
    }
    if (!managed.permanent) expect(await look(prepared, id, config)).toBeUndefined();
    return HOLDS;
  },

  late: async (prepared) => {
    const resource = new StackResource(prepared);
    await prepared.service.control.clearRequests();
    const response = await resource.send(
      await resource.createEvent(prepared.fixture.minimal, new Date(Date.now() - TWO_HOURS_MS)),
      'CREATE_IN_PROGRESS',
    );
    refused(response);
    expect(response.PhysicalResourceId).toBe(CREATE_FAILED);
    const overtaken = await resource.createEvent(prepared.fixture.minimal, new Date(Date.now() - 60_000));
    succeeded(await resource.delete('app-Thing-1A2B3C4D5E6F', prepared.fixture.minimal, 'ROLLBACK_IN_PROGRESS'));
    refused(await resource.send(overtaken, 'ROLLBACK_IN_PROGRESS', prepared.sandboxes[1]));
    expect(await writes(prepared)).toBe(0);
    return HOLDS;
  },

  retain: async (prepared) => {
    const {
      fixture: { minimal },
      resource: managed,
    } = prepared;
    if (isDone(prepared)) return none(NOTHING_KEPT);
    const stack = new SingleStack(prepared, { policies: { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' } });
    const id = await stack.deploy(minimal);
    const before = await there(prepared, id, minimal);
    await stack.clear();
    expect(stack.events).toHaveLength(1);
    const other = new SingleStack(prepared);
    if (managed.permanent) {
      expect(await other.deploy(minimal)).not.toBe(id);
      expect(await look(prepared, id, minimal)).toEqual(before);
      return otherwise('The certificate is not changed, and another stack issues another one.');
    }
    expect(await look(prepared, id, minimal)).toEqual(before);
    if (managed.accumulates || isCredential(managed)) {
      expect(await other.deploy(minimal)).not.toBe(id);
      expect(await look(prepared, id, minimal)).toEqual(before);
      return otherwise(
        isNamed(managed)
          ? 'The object stays, and another stack makes another one.'
          : 'The version stays, and another stack uploads another one.',
      );
    }
    if (managed.adopts) return otherwise(`The object is not changed. ${THERE_ANYWAY}`);
    const reason = await other.refuses(minimal);
    if (!managed.single) expect(reason).toContain('`Adopt: ');
    expect(await look(prepared, id, minimal)).toEqual(before);
    return HOLDS;
  },

  adopt: async (prepared) => {
    const {
      resource: managed,
      fixture: { minimal: config },
    } = prepared;
    const { definition } = managed;
    if (isDone(prepared) || issuesKey(definition.attributes)) {
      const { form } = definition.imports[0];
      const before = await kept(prepared);
      const stack = new SingleStack(prepared, { adopt: form.replace(/\{\w+\}/g, 'x') });
      expect(await stack.refuses(config)).toMatch(/^Adopt: /);
      expect(await kept(prepared)).toEqual(before);
      return otherwise(
        isDone(prepared)
          ? `${NOTHING_KEPT} The adoption is refused.`
          : 'The adoption is refused, since the service does not keep the private key.',
      );
    }
    const id = await new SingleStack(prepared).deploy(config);
    const before = await there(prepared, id, config);
    const [stack, updated] = [new SingleStack(prepared, { adopt: id }), new SingleStack(prepared, { adopt: id })];
    // The creation of a stack is rolled back, and the update of one.
    await stack.rollBack(config);
    await updated.clear();
    await updated.rollBack(config);
    expect(differences(before, await look(prepared, id, config))).toEqual([]);
    expect(await updated.deploy(config)).toBe(id);
    expect(differences(before, await look(prepared, id, config))).toEqual([]);
    await updated.clear();
    if (!managed.adopts && !managed.forgets && !managed.permanent) {
      expect(await look(prepared, id, config)).toBeUndefined();
    }
    return HOLDS;
  },
};

/** What is issued and is no certificate. */
function isCredential({ definition }: ManagedResource): boolean {
  return definition.issues === true && !('serialNumber' in definition.attributes);
}

/** Several can have one name. */
function isNamed(managed: ManagedResource): boolean {
  return managed.definition.document?.repeatable === true || isCredential(managed);
}

const ANOTHER = 'Another object is made: nothing says which one the stack had.';

function issuesNothingToRevoke({ revokeOnDestroy }: Values): boolean {
  return revokeOnDestroy !== true;
}
