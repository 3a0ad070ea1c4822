import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, UNKNOWN, Value, Values } from '../../../src/definition/value';
import type { Held } from '../environments/core';
import { Environment, made, movesWith, reportOf } from '../environments/environment';
import type { Configurations, Fixture } from '../environments/fixture';
import { importIds, inputOf, inputsOf, isUnseen, Place, recordedAs, ResourceUnderTest } from '../environments/resource';
import { attributesInTurn, isTriedBefore } from './turn';

/** What is applied is stored, is imported, and may be unknown before it is applied. */
export function describeConfigurations(place: Place<ResourceUnderTest<Fixture>>, environment: Environment): void {
  const { resource, dialect } = place;
  const { type, definition, without = {} } = resource;
  it('plans with any unknown input, for a new and an existing object', async () => {
    for (const config of environment.fixture.full) {
      const object = await made(environment, config);
      await proveUnknowns(environment, config, object, attributesInTurn(place, Object.keys(config)));
      await environment.core.destroy(type, object);
    }
  });
  if (isTriedBefore(place)) return;
  const inputs = inputsOf(definition).filter((name) => !without[dialect]?.includes(name));

  it('has a fixture that uses every attribute, and another value of each', () => {
    proveUse(environment, inputs);
  });

  it('applies the minimal configuration, and then plans nothing', async () => {
    const object = await made(environment, environment.fixture.minimal);
    expect((await environment.core.refreshAndPlan(type, environment.fixture.minimal, object)).changes).toEqual([]);
  });

  it('applies all attributes, which the service then stores, and plans nothing', async () => {
    for (const config of environment.fixture.full) {
      const object = await made(environment, config);
      const found = await environment.fixture.look(object.state);
      for (const name of reportOf(resource, config, found)) {
        expect([name, found?.[inputOf(definition, name)]]).toEqual([name, config[name]]);
      }
      expect((await environment.core.refreshAndPlan(type, config, object)).changes).toEqual([]);
      await environment.core.destroy(type, object);
    }
  });

  if (definition.returnedOnce === undefined) {
    it('imports by each form of the id and by its identity, and at most records unreadable values', async () => {
      for (const config of [environment.fixture.minimal, ...environment.fixture.full]) {
        const object = await made(environment, config);
        await proveImports(environment, config, object);
        await environment.core.destroy(type, object);
      }
    });
  }
}

export function proveUse(
  { fixture: { full, changed, fixed = {} } }: Environment<Configurations>,
  inputs: readonly string[],
): void {
  const unused = inputs.filter((name) => !full.some((config) => config[name] !== undefined));
  expect(unused.map((name) => `${name}: set it in \`full\`, or name it in \`without\``)).toEqual([]);
  const unchanged = inputs.filter((name) => changed[name] === undefined && !fixed[name]);
  expect(
    unchanged.map((name) => `${name}: set it in \`changed\`, or say in \`fixed\` why it has no other value`),
  ).toEqual([]);
}

/** Imports the object that was created with a configuration. */
export async function proveImports(
  environment: Environment<Configurations>,
  config: Values,
  object: Held,
): Promise<void> {
  const {
    core,
    resource: { definition, type },
  } = environment;
  const flat = flatAttributes(definition.attributes);
  const identity: Values = Object.fromEntries<Values[string]>(
    Object.keys(definition.identity).map((name) => [name, object.state[definition.identityFrom?.[name] ?? name]]),
  );
  for (const by of [...importIds(definition, object.state).map((id) => ({ id })), { identity }]) {
    const imported = await core.import(type, by);
    const unseen = Object.keys(config).filter((name) => isUnseen(flat[name], config[name], imported!.state[name]));
    const plan = await core.plan(type, config, imported);
    expect(plan.action).toBe(unseen.length > 0 ? 'update' : 'nothing');
    const recorded = unseen.flatMap((name) => [
      ...recordedAs(flat, name),
      ...(environment.fixture.recordedWith?.[name] ?? []),
    ]);
    // What moves by itself may stay where nothing is sent.
    const moving = unseen.flatMap((name) => movesWith(environment, name, config[name]));
    const besides = moving.filter((name) => !recorded.includes(name) && !plan.changes.includes(name));
    expect([...new Set([...plan.changes, ...besides])].sort()).toEqual([...new Set([...recorded, ...moving])].sort());
    if (plan.action === 'nothing') continue;
    const recordedObject = (await core.apply(type, config, imported)).held;
    expect((await core.refreshAndPlan(type, config, recordedObject)).changes).toEqual([]);
  }
}

export async function proveUnknowns(
  { core, fixture: { mayReplace = [] }, resource: { definition, type } }: Environment<Configurations>,
  config: Values,
  object: Held,
  names: readonly string[] = Object.keys(config),
): Promise<void> {
  const flat = flatAttributes(definition.attributes);
  for (const name of names) {
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
  for (const name of names) {
    for (const value of withUnknownInside(config[name]!)) {
      const unknown: Values = { ...config, [name]: value };
      const reported = await core.validate(type, unknown);
      expect(reported.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect((await core.plan(type, unknown)).action).toBe('create');
    }
  }
}

/** The same value with one value that is unknown, at each place inside of its lists, maps and objects. */
function withUnknownInside(value: Value): Value[] {
  const others = (member: Value): readonly Value[] => [UNKNOWN, ...withUnknownInside(member)];
  if (Array.isArray(value)) {
    const all = value as readonly Value[];
    return all.flatMap((member, index) =>
      others(member).map((other) => [...all.slice(0, index), other, ...all.slice(index + 1)]),
    );
  }
  if (!isValues(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    others(member).map((other) => ({ ...value, [name]: other })),
  );
}
