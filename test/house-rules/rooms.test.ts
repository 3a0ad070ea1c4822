import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import { UNKNOWN, Value, Values } from '../../src/definition/value';
import { Refused } from '../support/house/core';
import { EXEMPTIONS } from '../support/house/exemptions';
import type { Dialect } from '../support/house/fixture';
import { configurationWith, differences, held, House, made, movesWith, settingsFor } from '../support/house/house';
import { importIds, inputOf, inputsOf, isUnseen, recordedAs, rooms } from '../support/house/rooms';
import { borrowHouse, closeHouses } from '../support/house/stage';

const places = rooms.flatMap((room) => (Object.keys(room.without ?? { standard: [] }) as Dialect[]).map((dialect) => ({
  title: dialect === 'standard' ? room.type : `${room.type} (${dialect})`, room, dialect,
})));

describe.each(places)('$title', ({ room, dialect }) => {
  const { type, without = {} } = room;
  const flat = flatAttributes(room.definition.attributes);
  const inputs = inputsOf(room.definition).filter((name) => !without[dialect]?.includes(name));
  const stored = (name: string) => !flat[name].writeOnly && !flat[name].local;
  const isChosenByTheService = (config: Values, name: string) => flat[name].use === 'computed' || (flat[name].use === 'optionalComputed' && config[name] === undefined);
  let house: House;

  beforeEach(async () => { house = await borrowHouse(room, dialect); });
  afterEach(async () => { await house.close(); });
  afterAll(async () => { await closeHouses(room, dialect); });

  it('has a fixture that uses every attribute, and another value of each', () => {
    const { full, changed, fixed = {} } = house.fixture;
    expect(inputs.filter((name) => !full.some((config) => config[name] !== undefined))).toEqual([]);
    expect(inputs.filter((name) => changed[name] === undefined && !fixed[name])).toEqual([]);
  });

  it('applies the least, and then plans nothing', async () => {
    const object = await made(house, house.fixture.minimal);
    expect((await house.core.refreshAndPlan(type, house.fixture.minimal, object)).changes).toEqual([]);
  });

  it('applies everything, as the service then holds it, and plans nothing', async () => {
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      const found = await house.fixture.look(object.state);
      for (const name of Object.keys(config).filter((input) => !flat[input].local)) expect([name, found?.[inputOf(room.definition, name)]]).toEqual([name, config[name]]);
      expect((await house.core.refreshAndPlan(type, config, object)).changes).toEqual([]);
      await house.core.destroy(type, object);
    }
  });

  it('imports by each form of the id and by its identity, and at most records what the service cannot give back', async () => {
    for (const config of [house.fixture.minimal, ...house.fixture.full]) {
      const object = await made(house, config);
      const identity: Values = Object.fromEntries<Value>(Object.keys(room.definition.identity).map((name) => [name, object.state[name]]));
      for (const by of [...importIds(room.definition, object.state).map((id) => ({ id })), { identity }]) {
        const imported = await house.core.import(type, by);
        const unseen = Object.keys(config).filter((name) => isUnseen(flat[name], config[name], imported!.state[name]));
        const plan = await house.core.plan(type, config, imported);
        expect(plan.action).toBe(unseen.length > 0 ? 'update' : 'nothing');
        const recorded = unseen.flatMap((name) => recordedAs(flat, name));
        expect(plan.changes).toEqual([...new Set([...recorded, ...unseen.flatMap((name) => movesWith(house, name, config[name]))])].sort());
        if (plan.action === 'nothing') continue;
        const recordedObject = (await house.core.apply(type, config, imported)).held;
        expect((await house.core.refreshAndPlan(type, config, recordedObject)).changes).toEqual([]);
      }
      await house.core.destroy(type, object);
    }
  });

  const updatable = inputs.filter((name) => !flat[name].replace);
  it.each(updatable)('changes `%s` alone, and the change arrives', async (name) => {
    const value = house.fixture.changed[name];
    if (value === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
    const { writeOnly } = flat[name];
    // With a version configured, the version alone would decide.
    const before = { ...configurationWith(house, name), ...writeOnly ? { [writeOnly.version]: undefined } : {} };
    const object = await made(house, before);
    const seenBefore = await house.fixture.look(object.state);
    if (flat[name].createOnly) {
      const error: Refused = await house.core.plan(type, { ...before, [name]: value }, object).then(() => { throw new Error('nothing was refused'); }, (refused) => refused);
      return expect(error.told).toMatchObject([{ severity: 'error', path: [name] }]);
    }

    const { held: after, plan } = await house.core.apply(type, { ...before, [name]: value }, object);
    expect(plan.action).toBe('update');
    expect(plan.changes).toEqual([...writeOnly ? [] : [name], ...movesWith(house, name, before[name])].sort());
    expect(after.state.id).toEqual(object.state.id);
    const seenAfter = await house.fixture.look(after.state);
    if (flat[name].local) {
      expect(differences(seenBefore, seenAfter)).toEqual([]);
    } else {
      expect(differences(seenBefore, seenAfter)).toEqual([inputOf(room.definition, name)]);
      expect(await held(house, after.state, name)).toEqual(value);
    }
    expect((await house.core.refreshAndPlan(type, { ...before, [name]: value }, after)).changes).toEqual([]);
  });

  const replacing = inputs.filter((name) => flat[name].replace);
  it.each(replacing)('replaces when `%s` changes', async (name) => {
    const before = configurationWith(house, name);
    if (house.fixture.changed[name] === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
    const object = await made(house, before);
    const tied = house.fixture.changedWith?.[name] ?? {};
    const config: Values = { ...before, [name]: house.fixture.changed[name], ...tied };
    const { held: after, plan } = await house.core.apply(type, config, object);
    expect(plan).toMatchObject({ action: 'replace', replacing: [name, ...Object.keys(tied)] });
    expect(await house.fixture.look(object.state)).toBeUndefined();
    expect(await held(house, after.state, name)).toEqual(house.fixture.changed[name]);
  });

  const neededInChoices = new Set(Object.values(room.definition.attributes).flatMap((attribute) => (attribute.type === undefined && attribute.use === 'required'
    ? Object.values(attribute.choice).flatMap((group) => Object.keys(group).filter((name) => group[name].use === 'required')) : [])));
  const optional = inputs.filter((name) => flat[name].use === 'optional' && !flat[name].local && !flat[name].createOnly && !neededInChoices.has(name));
  if (optional.length > 0) {
    it.each(optional)('clears `%s`, or sets it back to its default, when it is removed', async (name) => {
      const version = flat[name].writeOnly?.version;
      const before = configurationWith(house, name);
      // A default must be told from what was configured.
      const configured = 'default' in flat[name] && flat[name].default === before[name] ? house.fixture.changed[name] : before[name];
      if (configured === undefined) return expect(house.fixture.fixed).toHaveProperty(name);
      const object = await made(house, { ...before, [name]: configured });
      const config = { ...before, [name]: undefined, ...version ? { [version]: undefined } : {}, ...house.fixture.removedWith?.[name] };
      const { held: after, plan } = await house.core.apply(type, config, object);
      expect(plan.action).toBe(flat[name].replace ? 'replace' : 'update');
      expect(await held(house, after.state, name)).toEqual('default' in flat[name] ? flat[name].default : undefined);
      expect((await house.core.refreshAndPlan(type, config, after)).changes).toEqual([]);
    });
  }

  it('sees every drift, as exactly that attribute, and repairs it', async () => {
    const { exempt, changed, drifted = {}, needs = {} } = house.fixture;
    const catalogued = Object.keys(EXEMPTIONS).filter((name) => name.startsWith(`${type}.`));
    expect(Object.keys(exempt).map((name) => `${type}.${snakeCase(name)}`).sort()).toEqual(catalogued.sort());
    for (const name of Object.keys(exempt)) expect(exempt[name].startsWith(`${EXEMPTIONS[`${type}.${snakeCase(name)}`]}: `)).toBe(true);

    // An object of another identity is another object.
    const readable = inputs.filter((name) => !(name in exempt) && !(name in room.definition.identity));
    const seen: string[] = [];
    for (const name of readable) {
      for (const config of [configurationWith(house, name), { ...house.fixture.minimal, ...needs[name] }]) {
        // In the smallest configuration only what has a default, or what is cleared when it is not configured, is defended.
        if (config[name] === undefined && (flat[name].use === 'optionalComputed' || !(name in room.definition.attributes))) continue;
        const object = await made(house, config);
        const before = await held(house, object.state, name);
        const values: readonly Value[] = [drifted[name], changed[name], configurationWith(house, name)[name]];
        const another = values.find((value) => value !== undefined && value !== before);
        await house.fixture.tamper(object.state, name, another);
        const plan = await house.core.refreshAndPlan(type, config, object);
        const moving = plan.action === 'replace' ? Object.keys(flat).filter((other) => isChosenByTheService(config, other)) : movesWith(house, name);
        expect(plan.changes.filter((other) => !moving.includes(other))).toEqual([name]);
        expect(plan.action).toBe(flat[name].replace ? 'replace' : 'update');
        const repaired = (await house.core.apply(type, config, plan.held)).held;
        expect(await held(house, repaired.state, name)).toEqual(before);
        expect((await house.core.refreshAndPlan(type, config, repaired)).changes).toEqual([]);
        await house.core.destroy(type, repaired);
      }
      seen.push(name);
    }
    process.stdout.write([
      `${type}: drift: ${seen.length} of ${readable.length}, exempt: ${Object.keys(exempt).length}`,
      ...Object.entries(exempt).map(([name, reason]) => `  exempt: ${snakeCase(name)}, ${reason}`), '',
    ].join('\n'));
    expect(seen).toEqual(readable);
  });

  it('makes again what was deleted behind its back', async () => {
    const object = await made(house, house.fixture.minimal);
    await house.fixture.remove(object.state);
    const plan = await house.core.refreshAndPlan(type, house.fixture.minimal, object);
    expect(plan.held).toBeUndefined();
    expect(plan.action).toBe('create');
    const again = await made(house, house.fixture.minimal);
    expect(await house.fixture.look(again.state)).toBeDefined();
  });

  it('deletes twice, and leaves nothing behind', async () => {
    const before = await house.service.control.snapshot();
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      await house.core.destroy(type, object);
      await house.core.destroy(type, object);
    }
    await house.fixture.provide?.();
    expect(await house.service.control.snapshot()).toEqual(before);
  });

  // On the platform a 404 also means "not permitted"; the secrets service tells the two apart.
  const [unpermitted, unfounded] = room.definition.wing === 'platform' ? ['token may lack the permission', 'token may lack the permission'] : ['permission denied', 'has no engine at'];

  it('keeps the state, and says why, where its absence cannot be proven', async () => {
    const object = await made(house, house.fixture.minimal);
    await house.core.configure(settingsFor(house.service, 'none', dialect));
    // What is only forgotten needs no permission.
    for (const act of [() => house.core.refresh(type, object), ...room.adopts ? [] : [() => house.core.destroy(type, object)]]) {
      const error: Refused = await act().then(() => { throw new Error('nothing was refused'); }, (refused) => refused);
      expect(error).toBeInstanceOf(Refused);
      expect(error.message).toContain(unpermitted);
    }
    await house.core.configure(settingsFor(house.service, 'root', dialect));
    expect((await house.core.refreshAndPlan(type, house.fixture.minimal, object)).changes).toEqual([]);

    expect((await house.service.control.requests()).unknown).toBe(0);
    await house.fixture.removeParent(object.state);
    await expect(house.core.refresh(type, object)).rejects.toThrow(unfounded);
    // Where no engine is, no operation is known.
    await house.service.control.clearRequests();
  });

  it('plans with any input unknown, for a new object and for one that is there', async () => {
    for (const config of house.fixture.full) {
      const object = await made(house, config);
      for (const name of Object.keys(config)) {
        const unknown: Values = { ...config, [name]: UNKNOWN };
        const created = await house.core.plan(type, unknown);
        expect(created.action).toBe('create');
        if (!flat[name].writeOnly) expect(created.planned[name]).toBe(UNKNOWN);
        const changed = await house.core.plan(type, unknown, object);
        if (stored(name)) expect(changed.action).toBe(flat[name].replace ? 'replace' : 'update');
        if (!flat[name].writeOnly) expect(changed.planned[name]).toBe(UNKNOWN);
      }
      await house.core.plan(type, Object.fromEntries(Object.keys(config).map((name) => [name, UNKNOWN])));
      await house.core.destroy(type, object);
    }
  });
});
