/** @tier sampled */
import { check } from '../../src/definition/check';
import { equalValue } from '../../src/definition/equal';
import { flatAttributes } from '../../src/definition/flatten';
import { isLostByImport } from '../../src/definition/for-the-plan';
import type { Values } from '../../src/definition/value';
import type { Held, Refused } from '../support/house/core';
import { coreConfiguration } from '../support/house/core-config';
import type { Configurations, Dialect, Fixture } from '../support/house/fixture';
import { House, made } from '../support/house/house';
import { waysToImport } from '../support/house/imports';
import { inDialects, operationResources, importableResources, ResourceUnderTest } from '../support/house/resources';
import { borrowHouse, closeHouses } from '../support/house/stage';
import { sampled } from '../support/tier';

const all: readonly ResourceUnderTest<Configurations>[] = [...importableResources, ...operationResources];

describe.each(sampled(inDialects(all), ({ earlier }) => earlier.length === 0))(
  'the generated configuration of an imported $title',
  ({ resource, dialect }) => {
    const { type, definition } = resource;
    let house: House<Configurations>;

    beforeAll(async () => {
      house = await borrowHouse(resource, dialect);
    });
    afterAll(async () => {
      await house.close();
      await closeHouses(resource, dialect);
    });

    it('is valid and plans nothing, for every generator and every form of import', async () => {
      const {
        core,
        fixture: { minimal, full },
      } = house;
      for (const config of [minimal, ...full]) {
        const object = await made(house, config);
        // What the plan says of the object is no matter of its configuration.
        const usual = (await core.plan(type, config, object)).warnings.map(({ summary }) => summary);
        for (const by of waysToImport(house, object)) {
          const imported = (await core.import(type, by))!;
          for (const generated of await generatedOf(house, imported)) {
            const { action, changes, ...plan } = await core.plan(type, generated, imported);
            const warnings = plan.warnings.filter(({ summary }) => !usual.includes(summary));
            expect({ by, generated, action, changes, warnings }).toEqual({
              by,
              generated,
              action: resource.madeAgain ? 'update' : 'nothing',
              changes: resource.madeAgain ?? [],
              warnings: [],
            });
          }
        }
        await core.destroy(type, object);
      }
    });

    it('plans nothing even after the first change of another attribute', async () => {
      const {
        core,
        fixture: { full, changed, along = {}, repeated = [] },
      } = house;
      const flat = flatAttributes(definition.attributes);
      // An import does not return the secrets that a change must repeat.
      const complete = full.filter((config) => repeated.every((name) => config[name] === undefined));
      const object = await made(house, complete[complete.length - 1]);
      for (const index of [0, 1]) {
        const imported = (await core.import(type, waysToImport(house, object)[0]))!;
        const generated = (await generatedOf(house, imported))[index];
        const updatable = Object.keys(changed).filter((name) => {
          const attribute = flat[name];
          return (
            generated[name] !== undefined &&
            // A person would take out what repeats it.
            !along[name]?.some((other) => generated[other] !== undefined) &&
            !attribute.replace &&
            !attribute.createOnly &&
            !isLostByImport(attribute) &&
            !equalValue(attribute, generated[name], changed[name])
          );
        });
        const wanted = updatable
          .map((name): Values => ({ ...generated, [name]: changed[name] }))
          .find((candidate) => check(definition, candidate).length <= check(definition, generated).length);
        if (!wanted) continue;
        const { held, plan } = await core.apply(type, wanted, imported);
        expect(plan.action).toBe('update');
        const { action, changes } = await core.refreshAndPlan(type, wanted, held);
        expect({ wanted, action, changes }).toEqual({ wanted, action: 'nothing', changes: [] });
        await core.apply(type, generated, held);
      }
      await core.destroy(type, object);
    });
  },
);

describe('the generated configuration of an imported object', () => {
  const open = async (type: string, dialect: Dialect, config: (fixture: Fixture) => Values) => {
    const house = await borrowHouse(
      importableResources.find((resource) => resource.type === type)!,
      dialect,
    );
    const object = await made(house, config(house.fixture));
    const imported = (await house.core.import(type, waysToImport(house, object)[0]))!;
    return {
      house,
      imported,
      generated: coreConfiguration(house.resource.definition.attributes, imported.state),
      core: house.core,
    };
  };
  const module = () =>
    open('lintel_registry_module', 'standard', ({ full }) => full.find(({ vcsRepo }) => vcsRepo !== undefined)!);

  it('is refused in the plan if its attributes exclude each other and no longer match the object', async () => {
    const { house, imported, generated, core } = await module();
    const refused: Refused = await core.plan(house.resource.type, { ...generated, name: 'other' }, imported).then(
      () => {
        throw new Error('nothing was refused');
      },
      (error) => error,
    );
    expect(refused.reported).toContainEqual({
      severity: 'error',
      path: ['vcsRepo'],
      summary: '`vcs_repo` conflicts with `name`',
      detail: 'Configure exactly one of `name` and `vcs_repo` (got `name` and `vcs_repo`).',
    });
    await house.close();
  });

  it('may omit values that the object has anyway', async () => {
    const { house, imported, generated, core } = await module();
    expect(generated).toMatchObject({
      name: expect.any(String),
      namespace: 'acme',
      moduleProvider: expect.any(String),
      vcsRepo: expect.any(Object),
    });
    for (const config of [
      { ...generated, name: undefined },
      { ...generated, name: undefined, namespace: undefined, moduleProvider: undefined },
    ]) {
      expect((await core.plan(house.resource.type, config, imported)).changes).toEqual([]);
    }
    await house.close();
  });

  it('keeps all stages when another attribute changes', async () => {
    const { house, imported, generated, core } = await open('lintel_workspace_run_task', 'hcp', ({ full }) =>
      full.find(({ stages }) => stages !== undefined)!,
    );
    expect(generated).toMatchObject({
      stage: 'pre_plan',
      stages: ['pre_plan', 'post_plan'],
      enforcementLevel: 'mandatory',
    });
    const { held } = await core.apply(house.resource.type, { ...generated, enforcementLevel: 'advisory' }, imported);
    expect(held.state).toMatchObject({ stages: ['pre_plan', 'post_plan'], enforcementLevel: 'advisory' });
    await expect(
      core.plan(
        house.resource.type,
        { ...generated, enforcementLevel: 'advisory', stages: ['pre_plan', 'pre_apply'] },
        held,
      ),
    ).rejects.toThrow('cannot be configured together with `stage`');
    await house.close();
  });

  it('omits a readable secret, which is kept until it is configured, and cleared when it is removed', async () => {
    const { house, imported, generated, core } = await open('lintel_database_connection', 'standard', ({ full }) =>
      full.find(({ connectionUrl }) => connectionUrl !== undefined)!,
    );
    const { type } = house.resource;
    expect(generated.connectionUrl).toBeUndefined();
    const kept = (await core.apply(type, { ...generated, passwordPolicy: 'another' }, imported)).held;
    expect(kept.state.connectionUrl).toBe(imported.state.connectionUrl);
    // Terraform shows the plan a value that `ignore_changes` names as if it were configured. It is kept without that, too.
    const hidden = (await core.apply(type, { ...generated, passwordPolicy: 'a third' }, imported, [['connectionUrl']]))
      .held;
    expect(await core.plan(type, { ...generated, passwordPolicy: 'a third' }, hidden)).toMatchObject({
      action: 'nothing',
      changes: [],
    });
    const config: Values = {
      ...generated,
      passwordPolicy: 'another',
      connectionUrl: house.fixture.changed.connectionUrl,
    };
    const configured = (await core.apply(type, config, kept)).held;
    expect((await core.plan(type, { ...config, connectionUrl: undefined }, configured)).changes).toContain(
      'connectionUrl',
    );
    await house.close();
  });

  afterAll(async () => {
    await Promise.all(
      importableResources.map((resource) =>
        Promise.all((['standard', 'hcp'] as const).map((dialect) => closeHouses(resource, dialect))),
      ),
    );
  });
});

async function generatedOf(
  { core, resource: { type, definition } }: House<Configurations>,
  imported: Held,
): Promise<readonly Values[]> {
  return [coreConfiguration(definition.attributes, imported.state), await core.generateConfig(type, imported)];
}
