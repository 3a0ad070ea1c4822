/** @tier sampled */
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import { UNKNOWN, Value, Values } from '../../src/definition/value';
import { standInOf } from '../../src/plan/planned-value';
import type { TestEmulator } from '../support/emulator';
import { Held, Refused } from '../support/house/core';
import { EXEMPTIONS } from '../support/house/exemptions';
import type { Configurations, OperationFixture } from '../support/house/fixture';
import {
  configurationWith,
  differences,
  ownDifferences,
  held,
  House,
  made,
  movesWith,
  settingsFor,
  reportOf,
} from '../support/house/house';
import { timesAsked, timesDone } from '../support/house/operations';
import {
  operationResources,
  importIds,
  inputOf,
  inputsOf,
  inDialects,
  isUnseen,
  recordedAs,
  managedResources,
  ownInputs,
} from '../support/house/resources';
import { updated } from '../support/house/scene';
import { borrowHouse, closeHouses, furnished, Stage } from '../support/house/stage';
import { sampled } from '../support/tier';

describe.each(sampled(inDialects(managedResources), ({ earlier }) => earlier.length === 0))('$title', (place) => {
  const { resource, dialect, earlier } = place;
  const { type, without = {} } = resource;
  const flat = flatAttributes(resource.definition.attributes);
  const inputs = inputsOf(resource.definition).filter((name) => !without[dialect]?.includes(name));
  const own = ownInputs(place);
  const isChosenByTheService = (config: Values, name: string) =>
    flat[name].use === 'computed' || (flat[name].use === 'optionalComputed' && config[name] === undefined);
  let house: Stage;

  beforeEach(async () => {
    house = await borrowHouse(resource, dialect);
  });
  afterEach(async () => {
    await house.close();
  });
  afterAll(async () => {
    await closeHouses(resource, dialect);
  });

  it('has a fixture that uses every attribute, and another value of each', () => {
    proveUse(house, inputs);
  });

  it('applies the minimal configuration, and then plans nothing', async () => {
    const object = await made(house, house.fixture.minimal);
    expect((await house.core.refreshAndPlan(type, house.fixture.minimal, object)).changes).toEqual([]);
  });

  it('applies all attributes, which the service then stores, and plans nothing', async () => {
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      const found = await house.fixture.look(object.state);
      for (const name of reportOf(resource, config, found)) {
        expect([name, found?.[inputOf(resource.definition, name)]]).toEqual([name, config[name]]);
      }
      expect((await house.core.refreshAndPlan(type, config, object)).changes).toEqual([]);
      await house.core.destroy(type, object);
    }
  });

  if (resource.definition.returnedOnce === undefined) {
    it('imports by each form of the id and by its identity, and at most records unreadable values', async () => {
      for (const config of [house.fixture.minimal, ...house.fixture.full]) {
        const object = await made(house, config);
        await proveImports(house, config, object);
        await house.core.destroy(type, object);
      }
    });
  }

  const actionsOf = (name: string): readonly string[] =>
    house.fixture.mayReplace?.includes(name) ? ['update', 'replace'] : [flat[name].replace ? 'replace' : 'update'];

  const updatable = own.filter((name) => !flat[name].replace);
  if (updatable.length > 0) {
    it.each(updatable)('changes only `%s`, and the change takes effect', async (name) => {
      const value = house.fixture.changed[name];
      if (value === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
      const { writeOnly } = flat[name];
      // With a version configured, the version alone would decide.
      const before = { ...configurationWith(house, name), ...(writeOnly ? { [writeOnly.version]: undefined } : {}) };
      const object = await furnished(house, before);
      const displayedBefore = await house.fixture.look(object.state);
      if (flat[name].createOnly) {
        const error: Refused = await house.core.plan(type, { ...before, [name]: value }, object).then(
          () => {
            throw new Error('nothing was refused');
          },
          (refused) => refused,
        );
        return expect(error.reported).toMatchObject([{ severity: 'error', path: [name] }]);
      }

      const { held: after, plan } = await house.core.apply(type, { ...before, [name]: value }, object);
      expect(plan.action).toBe('update');
      expect(plan.changes).toEqual([...(writeOnly ? [] : [name]), ...movesWith(house, name, before[name])].sort());
      expect(after.state.id).toEqual(object.state.id);
      const displayedAfter = await house.fixture.look(after.state);
      if (flat[name].local) {
        expect(differences(displayedBefore, displayedAfter)).toEqual([]);
      } else {
        expect(ownDifferences(house, name, displayedBefore, displayedAfter)).toEqual([
          inputOf(resource.definition, name),
        ]);
        expect(await held(house, after.state, name)).toEqual(value);
      }
      expect((await house.core.refreshAndPlan(type, { ...before, [name]: value }, after)).changes).toEqual([]);
    });
  }

  const replacing = own.filter((name) => flat[name].replace);
  if (replacing.length > 0) {
    it.each(replacing)('is replaced when `%s` changes', async (name) => {
      const before = configurationWith(house, name);
      if (house.fixture.changed[name] === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
      const object = await furnished(house, before);
      const tied = house.fixture.changedWith?.[name] ?? {};
      const config: Values = { ...before, [name]: house.fixture.changed[name], ...tied };
      const { held: after, plan } = await house.core.apply(type, config, object);
      expect(plan).toMatchObject({
        action: 'replace',
        replacing: [name, ...Object.keys(tied).filter((other) => flat[other].replace)],
      });
      expect(await house.fixture.look(object.state)).toBeUndefined();
      const found = await house.fixture.look(after.state);
      for (const reported of reportOf(resource, { [name]: house.fixture.changed[name] }, found)) {
        expect(found?.[inputOf(resource.definition, reported)]).toEqual(house.fixture.changed[name]);
      }
    });
  }

  if (earlier.length > 0) {
    it('changes all attributes at once', async () => {
      for (const before of house.fixture.full) {
        const object = await furnished(house, before);
        const config = updated(house, before);
        const { held: after } = await house.core.apply(type, config, object);
        const found = await house.fixture.look(after.state);
        for (const name of reportOf(resource, config, found)) {
          expect([name, found?.[inputOf(resource.definition, name)]]).toEqual([name, config[name]]);
        }
        expect((await house.core.refreshAndPlan(type, config, after)).changes).toEqual([]);
      }
    });
  }

  const neededInChoices = new Set(
    Object.values(resource.definition.attributes).flatMap((attribute) =>
      attribute.type === undefined && attribute.use === 'required'
        ? Object.values(attribute.choice).flatMap((group) =>
            Object.keys(group).filter((name) => group[name].use === 'required'),
          )
        : [],
    ),
  );
  const optional = own.filter(
    (name) =>
      flat[name].use === 'optional' && !flat[name].local && !flat[name].createOnly && !neededInChoices.has(name),
  );
  if (optional.length > 0) {
    it.each(optional)('clears `%s`, or resets it to its default, when it is removed', async (name) => {
      const version = flat[name].writeOnly?.version;
      const before = configurationWith(house, name);
      // A default must be distinguished from what was configured.
      const configured =
        'default' in flat[name] && flat[name].default === before[name] ? house.fixture.changed[name] : before[name];
      if (configured === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
      const object = await furnished(house, { ...before, [name]: configured });
      const config = {
        ...before,
        [name]: undefined,
        ...(version ? { [version]: undefined } : {}),
        ...house.fixture.removedWith?.[name],
      };
      const refused = house.fixture.unremovable?.[name];
      if (refused !== undefined) {
        await expect(house.core.plan(type, config, object)).rejects.toThrow(refused);
        return;
      }
      const { held: after, plan } = await house.core.apply(type, config, object);
      expect(actionsOf(name)).toContain(plan.action);
      const left = await held(house, after.state, name);
      // A default value and an absent value are equal.
      expect(left !== undefined && left === standInOf(flat[name]) ? undefined : left).toEqual(
        'default' in flat[name] ? flat[name].default : undefined,
      );
      expect((await house.core.refreshAndPlan(type, config, after)).changes).toEqual([]);
    });
  }

  it('detects drift of exactly the changed attribute, and repairs it', async () => {
    const { exempt, changed, drifted = {}, needs = {} } = house.fixture;
    proveExemptions(house);

    // An object with another identity is another object.
    const readable = own.filter((name) => !(name in exempt) && !(name in resource.definition.identity));
    const seen: string[] = [];
    for (const name of readable) {
      for (const config of [configurationWith(house, name), { ...house.fixture.minimal, ...needs[name] }]) {
        // In the minimal configuration, only attributes that have a default, or are cleared when they are not configured, are protected
        // from drift.
        if (
          config[name] === undefined &&
          (flat[name].use === 'optionalComputed' ||
            !(name in resource.definition.attributes) ||
            name in (house.fixture.unremovable ?? {}))
        ) {
          continue;
        }
        const object = await furnished(house, config);
        const before = await held(house, object.state, name);
        const values: readonly Value[] = [drifted[name], changed[name], configurationWith(house, name)[name]];
        const another = values.find((value) => value !== undefined && value !== before);
        await house.fixture.tamper(object.state, name, another);
        const plan = await house.core.refreshAndPlan(type, config, object);
        const moving =
          plan.action === 'replace'
            ? Object.keys(flat).filter((other) => isChosenByTheService(config, other))
            : movesWith(house, name);
        expect(plan.changes.filter((other) => !moving.includes(other))).toEqual([name]);
        expect(actionsOf(name)).toContain(plan.action);
        const repaired = (await house.core.apply(type, config, plan.held)).held;
        expect(await held(house, repaired.state, name)).toEqual(before);
        expect((await house.core.refreshAndPlan(type, config, repaired)).changes).toEqual([]);
      }
      seen.push(name);
    }
    reportDrift(house, seen.length, readable.length);
    expect(seen).toEqual(readable);
    // A root has many attributes, and another certificate is made for each.
  }, 60_000);

  if (resource.ends) {
    it('keeps an expired object in the state, recreates it only when its triggers change, and sends no request to end it', async () => {
      const object = await made(house, configurationWith(house, 'triggers'));
      const config = configurationWith(house, 'triggers');
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, config, object);
      expect(plan.action).toBe('nothing');
      expect(plan.held!.state).toMatchObject(resource.ends!);
      await house.service.control.clearRequests();
      expect((await house.core.refreshAndPlan(type, config, plan.held!)).action).toBe('nothing');
      await house.core.destroy(type, plan.held!);
      expect((await house.service.control.requests()).requests).toEqual([]);
      const again = await house.core.apply(type, { ...config, triggers: house.fixture.changed.triggers }, plan.held);
      expect(again.plan).toMatchObject({ action: 'replace', replacing: ['triggers'] });
      expect(await house.fixture.look(again.held.state)).toBeDefined();
    });
  } else if (resource.stays) {
    it('updates an object that was reset outside of Terraform', async () => {
      const object = await made(house, house.fixture.minimal);
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, house.fixture.minimal, object);
      expect(plan.action).toBe('update');
      const again = await house.core.apply(type, house.fixture.minimal, plan.held);
      expect(await house.fixture.look(again.held.state)).toBeDefined();
    });
  } else {
    it('recreates an object that was deleted outside of Terraform', async () => {
      const object = await made(house, house.fixture.minimal);
      await house.fixture.remove(object.state);
      const plan = await house.core.refreshAndPlan(type, house.fixture.minimal, object);
      expect(plan.held).toBeUndefined();
      expect(plan.action).toBe('create');
      const again = await made(house, house.fixture.minimal);
      expect(await house.fixture.look(again.state)).toBeDefined();
    });
  }

  it('deletes twice without an error, and leaves nothing behind', async () => {
    const before = await house.service.control.snapshot();
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      await house.core.destroy(type, object);
      await house.core.destroy(type, object);
      // An adopted object may only be forgotten. That it is unchanged is checked below.
      if (!resource.adopts) expect(await house.fixture.look(object.state)).toBeUndefined();
    }
    await house.fixture.provide?.();
    await house.fixture.sweep?.();
    expect(await house.service.control.snapshot()).toEqual(before);
  });

  // On the platform a 404 also means "not permitted". The secrets service distinguishes the two.
  const unpermitted =
    resource.definition.service === 'platform' ? 'token may lack the permission' : 'permission denied';

  it('keeps the state, and reports why, if the absence of the object cannot be proven', async () => {
    const object = await made(house, house.fixture.minimal);
    await house.core.configure(settingsFor(house.service, 'none', dialect));
    // An object that is only forgotten needs no permission, nor does a public read.
    for (const act of resource.permanent
      ? []
      : [
          () => house.core.refresh(type, object),
          ...(resource.adopts || resource.forgets ? [] : [() => house.core.destroy(type, object)]),
        ]) {
      const error: Refused = await act().then(
        () => {
          throw new Error('nothing was refused');
        },
        (refused) => refused,
      );
      expect(error).toBeInstanceOf(Refused);
      expect(error.message).toContain(unpermitted);
    }
    await house.core.configure(settingsFor(house.service, 'root', dialect));
    expect((await house.core.refreshAndPlan(type, house.fixture.minimal, object)).changes).toEqual([]);

    expect((await house.service.control.requests()).unknown).toBe(0);
  });

  it('is planned again once its parent is gone, if the token may look one level up', async () => {
    if (!house.fixture.removeParent) return;
    const object = await made(house, house.fixture.minimal);
    await house.fixture.removeParent(object.state);
    if (resource.withoutParent !== undefined) {
      await expect(house.core.refresh(type, object)).rejects.toThrow(resource.withoutParent);
      return;
    }
    await mayNotLookUp(house.service);
    const refused = await house.core.refresh(type, object).catch((error: Error) => error.message);
    expect(refused).toMatch(/would decide whether the object still exists[^]*terraform state rm/);
    await house.service.control.clearFaults();
    await house.core.configure(settingsFor(house.service, 'root', dialect));
    expect(await house.core.refresh(type, object)).toBeUndefined();
    await house.core.destroy(type, object);
    // A path without an engine has no known operation.
    await house.service.control.clearRequests();
  });

  it('plans with any unknown input, for a new and an existing object', async () => {
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      await proveUnknowns(house, config, object);
      await house.core.destroy(type, object);
    }
  });
});

// An operation has no object on the service. The house rules about plans, imports and requests still apply.
describe.each(operationResources.map((resource) => [resource.type, resource] as const))(
  'the operation %s',
  (type, resource) => {
    const { attributes } = resource.definition;
    const without = resource.without?.[resource.dialects[0]] ?? [];
    const inputs = inputsOf(resource.definition).filter((name) => !without.includes(name));
    let house: House<OperationFixture>;

    beforeEach(async () => {
      house = await borrowHouse(resource);
    });
    afterEach(async () => {
      await house.close();
    });
    afterAll(async () => {
      await closeHouses(resource);
    });

    it('has a fixture that uses every attribute, and another value of each', () => {
      proveUse(house, inputs);
    });

    it('is replaced by any change, and has no data source', () => {
      expect(inputs.filter((name) => !flatAttributes(attributes)[name].replace)).toEqual([]);
      expect(resource.definition.movedFrom ?? []).toEqual([]);
    });

    it('is performed once by an apply, and then plans nothing and sends nothing', async () => {
      for (const config of [house.fixture.minimal, ...house.fixture.full]) {
        await house.service.control.clearRequests();
        const object = await made(house, config);
        expect(await timesDone(house)).toBe(1);
        expect(object.state.performedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
        const asked = await timesAsked(house);
        expect((await house.core.refreshAndPlan(type, config, object)).changes).toEqual([]);
        expect(await timesAsked(house)).toBe(asked);
      }
    });

    it('is performed again when any input changes or is removed', async () => {
      const [config] = house.fixture.full;
      const other = (name: string): Values => ({
        ...config,
        [name]: house.fixture.changed[name],
        ...house.fixture.changedWith?.[name],
      });
      const changes = inputs.flatMap((name): [Values, Values][] => [
        [config, other(name)],
        ...(flatAttributes(attributes)[name].use === 'optional'
          ? [
              [other(name), { ...other(name), [name]: undefined, ...house.fixture.removedWith?.[name] }] as [
                Values,
                Values,
              ],
            ]
          : []),
      ]);
      for (const [before, after] of changes) {
        const object = await made(house, before);
        const times = await timesDone(house);
        const { held: now, plan } = await house.core.apply(type, after, object);
        expect(plan.action).toBe('replace');
        expect(await timesDone(house)).toBe(times + 1);
        expect((await house.core.refreshAndPlan(type, after, now)).changes).toEqual([]);
      }
    });

    it('is imported by each form of the id and by its identity without being performed', async () => {
      for (const config of [house.fixture.minimal, ...house.fixture.full]) {
        const object = await made(house, config);
        const times = await timesDone(house);
        await proveImports(house, config, object);
        expect(
          (await house.core.import(type, { id: importIds(resource.definition, object.state)[0] }))!.state.performedAt,
        ).toBeUndefined();
        expect(await timesDone(house)).toBe(times);
      }
    });

    it('cannot drift', () => {
      proveExemptions(house);
      reportDrift(house, 0, 0);
      expect(
        inputs.filter((name) => !(name in house.fixture.exempt) && !(name in resource.definition.identity)),
      ).toEqual([]);
    });

    it('is destroyed, even twice, without a request', async () => {
      const object = await made(house, house.fixture.full[0]);
      const asked = await timesAsked(house);
      expect(await house.core.destroy(type, object)).toEqual([]);
      expect(await house.core.destroy(type, object)).toEqual([]);
      expect(await timesAsked(house)).toBe(asked);
    });

    it('fails with the reason, and without a state, if the token lacks the permission or the engine is missing', async () => {
      const { minimal } = house.fixture;
      await house.core.configure(settingsFor(house.service, 'none'));
      await expect(house.core.apply(type, minimal)).rejects.toThrow('permission denied');
      await house.core.configure(settingsFor(house.service, 'root'));
      await expect(house.core.apply(type, { ...minimal, mount: 'nowhere' })).rejects.toThrow('has no engine at');
      // A path without an engine has no known operation.
      await house.service.control.clearRequests();
    });

    it('plans with any unknown input, before and after it is performed', async () => {
      for (const config of house.fixture.full) await proveUnknowns(house, config, await made(house, config));
    });
  },
);

function proveUse({ fixture: { full, changed, fixed = {} } }: House<Configurations>, inputs: readonly string[]): void {
  expect(inputs.filter((name) => !full.some((config) => config[name] !== undefined))).toEqual([]);
  expect(inputs.filter((name) => changed[name] === undefined && !fixed[name])).toEqual([]);
}

/** Imports the object that was created with a configuration. */
async function proveImports(house: House<Configurations>, config: Values, object: Held): Promise<void> {
  const {
    core,
    resource: { definition, type },
  } = house;
  const flat = flatAttributes(definition.attributes);
  const identity: Values = Object.fromEntries<Value>(
    Object.keys(definition.identity).map((name) => [name, object.state[name]]),
  );
  for (const by of [...importIds(definition, object.state).map((id) => ({ id })), { identity }]) {
    const imported = await core.import(type, by);
    const unseen = Object.keys(config).filter((name) => isUnseen(flat[name], config[name], imported!.state[name]));
    const plan = await core.plan(type, config, imported);
    expect(plan.action).toBe(unseen.length > 0 ? 'update' : 'nothing');
    const recorded = unseen.flatMap((name) => [
      ...recordedAs(flat, name),
      ...(house.fixture.recordedWith?.[name] ?? []),
    ]);
    expect(plan.changes).toEqual(
      [...new Set([...recorded, ...unseen.flatMap((name) => movesWith(house, name, config[name]))])].sort(),
    );
    if (plan.action === 'nothing') continue;
    const recordedObject = (await core.apply(type, config, imported)).held;
    expect((await core.refreshAndPlan(type, config, recordedObject)).changes).toEqual([]);
  }
}

async function proveUnknowns(
  { core, fixture: { mayReplace = [] }, resource: { definition, type } }: House<Configurations>,
  config: Values,
  object: Held,
): Promise<void> {
  const flat = flatAttributes(definition.attributes);
  for (const name of Object.keys(config)) {
    const unknown: Values = { ...config, [name]: UNKNOWN };
    const created = await core.plan(type, unknown);
    expect(created.action).toBe('create');
    if (!flat[name].writeOnly) expect(created.planned[name]).toBe(UNKNOWN);
    const changed = await core.plan(type, unknown, object);
    const actions = flat[name].replace ? ['replace'] : mayReplace.includes(name) ? ['update', 'replace'] : ['update'];
    if (!flat[name].writeOnly && !flat[name].local) expect(actions).toContain(changed.action);
    if (!flat[name].writeOnly) expect(changed.planned[name]).toBe(UNKNOWN);
  }
  await core.plan(type, Object.fromEntries(Object.keys(config).map((name) => [name, UNKNOWN])));
}

function proveExemptions({ fixture: { exempt }, resource: { type } }: House<Configurations>): void {
  const catalogued = Object.keys(EXEMPTIONS).filter((name) => name.startsWith(`${type}.`));
  expect(
    Object.keys(exempt)
      .map((name) => `${type}.${snakeCase(name)}`)
      .sort(),
  ).toEqual(catalogued.sort());
  for (const name of Object.keys(exempt)) {
    expect(exempt[name].startsWith(`${EXEMPTIONS[`${type}.${snakeCase(name)}`]}: `)).toBe(true);
  }
}

function reportDrift(
  { fixture: { exempt }, resource: { type } }: House<Configurations>,
  seen: number,
  readable: number,
): void {
  process.stdout.write(
    [
      `${type}: drift: ${seen} of ${readable}, exempt: ${Object.keys(exempt).length}`,
      ...Object.entries(exempt).map(([name, reason]) => `  exempt: ${snakeCase(name)}, ${reason}`),
      '',
    ].join('\n'),
  );
}

/** The service refuses what would prove that a parent is gone: the lists of organizations and their objects, the tables of mounts and namespaces. */
async function mayNotLookUp({ control }: TestEmulator): Promise<void> {
  const platform = ['/api/v2/organizations*', '/api/v2/admin/organizations*'].map((path) => ({ path, status: 404 }));
  const secrets = ['mounts', 'auth', 'namespaces'].map((table) => ({ path: `/v1/*sys/${table}*`, status: 403 }));
  await control.faults([...platform, ...secrets]);
}
