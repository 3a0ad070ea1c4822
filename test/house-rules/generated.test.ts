import type { Values } from '../../src/definition/value';
import type { Refused } from '../support/house/core';
import { coreConfiguration } from '../support/house/core-config';
import type { Dialect, Fixture } from '../support/house/fixture';
import { made } from '../support/house/house';
import { waysToImport } from '../support/house/imports';
import { refusal } from '../support/house/refusal';
import { importableResources } from '../support/house/resources';
import { borrowHouse, closeHouses } from '../support/house/stage';

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
    const refused: Refused = await refusal(core.plan(house.resource.type, { ...generated, name: 'other' }, imported));
    expect(refused.reported).toContainEqual({
      severity: 'error',
      path: ['vcsRepo'],
      summary: '`vcs_repo` conflicts with `namespace`',
      detail:
        '`vcs_repo` cannot be configured together with `namespace`: the namespace of a module with a repository is always the organization. Remove one of them.',
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
      { ...generated, name: undefined, moduleProvider: undefined },
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
