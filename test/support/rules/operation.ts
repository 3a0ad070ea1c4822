import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import { made, settingsFor } from '../environments/environment';
import type { OperationFixture } from '../environments/fixture';
import { timesAsked, timesDone } from '../environments/operations';
import { importIds, inputsOf, ResourceUnderTest } from '../environments/resource';
import { proveImports, proveUnknowns, proveUse } from './configurations';
import { proveExemptions } from './drift';
import { environmentForEach } from './environment-for-each';

/** An operation has no object on the service. The rules about plans, imports and requests still apply. */
export function describeOperation(resource: ResourceUnderTest<OperationFixture>): void {
  const { type } = resource;
  const { attributes } = resource.definition;
  const without = resource.without?.[resource.dialects[0]] ?? [];
  const inputs = inputsOf(resource.definition).filter((name) => !without.includes(name));
  const environment = environmentForEach(resource);

  it('has a fixture that uses every attribute, and another value of each', () => {
    proveUse(environment, inputs);
  });

  it('is replaced by any change, and has no data source', () => {
    expect(inputs.filter((name) => !flatAttributes(attributes)[name].replace)).toEqual([]);
    expect(resource.definition.movedFrom ?? []).toEqual([]);
  });

  it('is performed once by an apply, and then plans nothing and sends nothing', async () => {
    for (const config of [environment.fixture.minimal, ...environment.fixture.full]) {
      await environment.service.control.clearRequests();
      const object = await made(environment, config);
      expect(await timesDone(environment)).toBe(1);
      expect(object.state.performedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
      const asked = await timesAsked(environment);
      expect((await environment.core.refreshAndPlan(type, config, object)).changes).toEqual([]);
      expect(await timesAsked(environment)).toBe(asked);
    }
  });

  it('is performed again when any input changes or is removed', async () => {
    const [config] = environment.fixture.full;
    const other = (name: string): Values => ({
      ...config,
      [name]: environment.fixture.changed[name],
      ...environment.fixture.changedWith?.[name],
    });
    const changes = inputs.flatMap((name): [Values, Values][] => [
      [config, other(name)],
      ...(flatAttributes(attributes)[name].use === 'optional'
        ? [
            [other(name), { ...other(name), [name]: undefined, ...environment.fixture.removedWith?.[name] }] as [
              Values,
              Values,
            ],
          ]
        : []),
    ]);
    for (const [before, after] of changes) {
      const object = await made(environment, before);
      const times = await timesDone(environment);
      const { held: now, plan } = await environment.core.apply(type, after, object);
      expect(plan.action).toBe('replace');
      expect(await timesDone(environment)).toBe(times + 1);
      expect((await environment.core.refreshAndPlan(type, after, now)).changes).toEqual([]);
    }
  });

  it('is imported by each form of the id and by its identity without being performed', async () => {
    for (const config of [environment.fixture.minimal, ...environment.fixture.full]) {
      const object = await made(environment, config);
      const times = await timesDone(environment);
      await proveImports(environment, config, object);
      expect(
        (await environment.core.import(type, { id: importIds(resource.definition, object.state)[0] }))!.state
          .performedAt,
      ).toBeUndefined();
      expect(await timesDone(environment)).toBe(times);
    }
  });

  it('cannot drift', () => {
    proveExemptions(environment);
    expect(
      inputs.filter((name) => !(name in environment.fixture.exempt) && !(name in resource.definition.identity)),
    ).toEqual([]);
  });

  it('is destroyed, even twice, without a request', async () => {
    const object = await made(environment, environment.fixture.full[0]);
    const asked = await timesAsked(environment);
    expect(await environment.core.destroy(type, object)).toEqual([]);
    expect(await environment.core.destroy(type, object)).toEqual([]);
    expect(await timesAsked(environment)).toBe(asked);
  });

  it('fails with the reason, and without a state, if the token lacks the permission or the engine is missing', async () => {
    const { minimal } = environment.fixture;
    await environment.core.configure(settingsFor(environment.service, 'none'));
    await expect(environment.core.apply(type, minimal)).rejects.toThrow('permission denied');
    await environment.core.configure(settingsFor(environment.service, 'root'));
    await expect(environment.core.apply(type, { ...minimal, mount: 'nowhere' })).rejects.toThrow('has no engine at');
    // A path without an engine has no known operation.
    await environment.service.control.clearRequests();
  });

  it('plans with any unknown input, before and after it is performed', async () => {
    for (const config of environment.fixture.full) {
      await proveUnknowns(environment, config, await made(environment, config));
    }
  });
}
