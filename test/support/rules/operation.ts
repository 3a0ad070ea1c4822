import { proveImports, proveUnknowns, proveUse } from './configurations';
import { proveExemptions } from './drift';
import { stageForEach } from './stage-for-each';
import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import type { OperationFixture } from '../house/fixture';
import { made, settingsFor } from '../house/house';
import { timesAsked, timesDone } from '../house/operations';
import { importIds, inputsOf, ResourceUnderTest } from '../house/resource';

/** An operation has no object on the service. The rules about plans, imports and requests still apply. */
export function describeOperation(resource: ResourceUnderTest<OperationFixture>): void {
  const { type } = resource;
  const { attributes } = resource.definition;
  const without = resource.without?.[resource.dialects[0]] ?? [];
  const inputs = inputsOf(resource.definition).filter((name) => !without.includes(name));
  const house = stageForEach(resource);

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
    expect(inputs.filter((name) => !(name in house.fixture.exempt) && !(name in resource.definition.identity))).toEqual(
      [],
    );
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
}
