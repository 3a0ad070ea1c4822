import type { Values } from '../../src/definition/value';
import type { Refused } from '../support/environments/core';
import { coreConfiguration } from '../support/environments/core-config';
import { made } from '../support/environments/environment';
import type { Dialect, Fixture } from '../support/environments/fixture';
import { waysToImport } from '../support/environments/imports';
import { refusal } from '../support/environments/refusal';
import { importableResources } from '../support/environments/resources';
import { reuseEnvironment, closeEnvironments } from '../support/environments/reused';

describe('the generated configuration of an imported object', () => {
  const open = async (type: string, dialect: Dialect, config: (fixture: Fixture) => Values) => {
    const environment = await reuseEnvironment(
      importableResources.find((resource) => resource.type === type)!,
      dialect,
    );
    const object = await made(environment, config(environment.fixture));
    const imported = (await environment.core.import(type, waysToImport(environment, object)[0]))!;
    return {
      environment,
      imported,
      generated: coreConfiguration(environment.resource.definition.attributes, imported.state),
      core: environment.core,
    };
  };
  const module = () =>
    open('lintel_registry_module', 'standard', ({ full }) => full.find(({ vcsRepo }) => vcsRepo !== undefined)!);

  it('is refused in the plan if its attributes exclude each other and no longer match the object', async () => {
    const { environment, imported, generated, core } = await module();
    const refused: Refused = await refusal(
      core.plan(environment.resource.type, { ...generated, name: 'other' }, imported),
    );
    expect(refused.reported).toContainEqual({
      severity: 'error',
      path: ['vcsRepo'],
      summary: '`vcs_repo` conflicts with `namespace`',
      detail:
        '`vcs_repo` cannot be configured together with `namespace`: the namespace of a module with a repository is always the organization. Remove one of them.',
    });
    await environment.close();
  });

  it('may omit values that the object has anyway', async () => {
    const { environment, imported, generated, core } = await module();
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
      expect((await core.plan(environment.resource.type, config, imported)).changes).toEqual([]);
    }
    await environment.close();
  });

  it('keeps all stages when another attribute changes', async () => {
    const { environment, imported, generated, core } = await open('lintel_workspace_run_task', 'hcp', ({ full }) =>
      full.find(({ stages }) => stages !== undefined)!,
    );
    expect(generated).toMatchObject({
      stage: 'pre_plan',
      stages: ['pre_plan', 'post_plan'],
      enforcementLevel: 'mandatory',
    });
    const { held } = await core.apply(
      environment.resource.type,
      { ...generated, enforcementLevel: 'advisory' },
      imported,
    );
    expect(held.state).toMatchObject({ stages: ['pre_plan', 'post_plan'], enforcementLevel: 'advisory' });
    await expect(
      core.plan(
        environment.resource.type,
        { ...generated, enforcementLevel: 'advisory', stages: ['pre_plan', 'pre_apply'] },
        held,
      ),
    ).rejects.toThrow('cannot be configured together with `stage`');
    await environment.close();
  });

  it('omits a readable secret, which is kept until it is configured, and cleared when it is removed', async () => {
    const { environment, imported, generated, core } = await open(
      'lintel_database_connection',
      'standard',
      ({ full }) => full.find(({ connectionUrl }) => connectionUrl !== undefined)!,
    );
    const { type } = environment.resource;
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
      connectionUrl: environment.fixture.changed.connectionUrl,
    };
    const configured = (await core.apply(type, config, kept)).held;
    expect((await core.plan(type, { ...config, connectionUrl: undefined }, configured)).changes).toContain(
      'connectionUrl',
    );
    await environment.close();
  });

  afterAll(async () => {
    await Promise.all(
      importableResources.map((resource) =>
        Promise.all((['standard', 'hcp'] as const).map((dialect) => closeEnvironments(resource, dialect))),
      ),
    );
  });
});
