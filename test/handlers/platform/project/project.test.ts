import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_project';
const config: Values = { organization: 'acme', name: 'platform' };
const OWN = { defaultExecutionMode: true, defaultAgentPool: true };
const INHERITED = { defaultExecutionMode: false, defaultAgentPool: false };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { platform: 'hcp', secrets: 'standard' } });
});
afterEach(() => open.close());

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const api = async (method: string, path: string, data: object) => {
  const { status, body } = await open.service.request(method, `/api/v2${path}`, { body: { data } });
  expect(status).toBeLessThan(300);
  return body.data;
};
const change = ({ state }: Held, attributes: object, relationships: object = {}) =>
  api('PATCH', `/projects/${String(state.id)}`, { type: 'projects', attributes, relationships });
const refreshed = async (held: Held): Promise<Held> => (await open.core.refresh(TYPE, held))!;

describe('where runs of a project are executed', () => {
  it('is inherited while it is not configured, and moves by itself', async () => {
    const made = await make();
    expect(made.state).toMatchObject({ defaultExecutionMode: 'remote', settingOverwrites: INHERITED });
    await api('PATCH', '/organizations/acme', {
      type: 'organizations',
      attributes: { 'default-execution-mode': 'local' },
    });
    const moved = await refreshed(made);
    expect(moved.state).toMatchObject({ defaultExecutionMode: 'local', settingOverwrites: INHERITED });
    expect((await open.core.plan(TYPE, config, moved)).action).toBe('nothing');
  });

  it('is given up again if another client made it an own value', async () => {
    const made = await make();
    await change(made, {
      'default-execution-mode': 'remote',
      'setting-overwrites': { 'default-execution-mode': true, 'default-agent-pool': true },
    });
    const drifted = await refreshed(made);
    expect(drifted.state.settingOverwrites).toEqual(OWN);
    const { plan, held } = await open.core.apply(TYPE, config, drifted);
    expect(plan.action).toBe('update');
    expect(plan.planned.settingOverwrites).toEqual(INHERITED);
    expect((await refreshed(held)).state.settingOverwrites).toEqual(INHERITED);
  });

  it('is made an own value again if another client gave it up, even if both values are the same', async () => {
    const configured = { ...config, defaultExecutionMode: 'remote' };
    const made = await make(configured);
    expect(made.state.settingOverwrites).toEqual(OWN);
    await change(made, { 'setting-overwrites': { 'default-execution-mode': false, 'default-agent-pool': false } });
    const { plan, held } = await open.core.apply(TYPE, configured, await refreshed(made));
    expect(plan.action).toBe('update');
    expect((await refreshed(held)).state.settingOverwrites).toEqual(OWN);
  });

  it('is made an own value by a configuration that repeats what is inherited, unless nobody wrote it', async () => {
    const configured = { ...config, defaultExecutionMode: 'remote' };
    const made = await make();
    expect((await open.core.plan(TYPE, config, made, [['defaultExecutionMode']])).action).toBe('nothing');
    expect((await open.core.plan(TYPE, config, made, 'all')).action).toBe('nothing');
    const { plan, held } = await open.core.apply(TYPE, configured, made);
    expect([plan.action, plan.planned.settingOverwrites]).toEqual(['update', OWN]);
    expect((await refreshed(held)).state.settingOverwrites).toEqual(OWN);
  });

  it('stays inherited after an import whose generated configuration repeats it', async () => {
    await make();
    const imported = (await open.core.import(TYPE, { id: `acme/${String(config.name)}` }))!;
    const generated = { ...config, defaultExecutionMode: 'remote' };
    expect((await open.core.plan(TYPE, generated, imported)).action).toBe('nothing');
    const { held } = await open.core.apply(TYPE, { ...generated, description: 'Adopted' }, imported);
    expect((await open.core.plan(TYPE, { ...generated, description: 'Adopted' }, held)).action).toBe('nothing');
    expect(held.state.settingOverwrites).toEqual(INHERITED);
  });

  it('is inherited again once it is no longer configured', async () => {
    const made = await make({ ...config, defaultExecutionMode: 'agent', defaultAgentPoolId: 'apool-main' });
    const { held } = await open.core.apply(TYPE, config, made);
    expect(held.state).toMatchObject({ defaultExecutionMode: 'remote', settingOverwrites: INHERITED });
    expect(held.state.defaultAgentPoolId).toBeUndefined();
    expect((await open.core.plan(TYPE, config, held)).action).toBe('nothing');
  });

  it('are given to a pool that serves the project', async () => {
    const pool = { organization: 'acme', name: 'narrow', organizationScoped: false };
    const using = ({ state }: Held): Values => ({
      ...config,
      defaultExecutionMode: 'agent',
      defaultAgentPoolId: String(state.id),
    });
    const narrow = (await open.core.apply('lintel_agent_pool', { ...pool, allowedProjectIds: ['prj-payments'] })).held;
    await open.core.configure(open.settings);
    const { reported } = await refusal(open.core.plan(TYPE, using(narrow)));
    expect(reported[0]).toMatchObject({ path: ['defaultAgentPoolId'] });
    expect(reported[0]!.detail).toContain('this one has no ID yet');
    const made = await make();
    await open.core.configure(open.settings);
    expect((await refusal(open.core.plan(TYPE, using(narrow), made))).reported[0]!.detail).toContain(
      'apply that before',
    );
    const widened = { ...pool, allowedProjectIds: ['prj-payments', String(made.state.id)] };
    const { held } = await open.core.apply('lintel_agent_pool', widened, narrow);
    expect((await open.core.plan(TYPE, using(held), made)).action).toBe('update');
  });

  it('has no flags on a release without inheritance', async () => {
    await open.service.control.settings({ settingOverwrites: false });
    const configured = { ...config, defaultExecutionMode: 'local' };
    const made = await make(configured);
    expect(made.state).toMatchObject({ defaultExecutionMode: 'local' });
    expect(made.state.settingOverwrites).toBeUndefined();
    expect((await open.core.plan(TYPE, configured, made)).action).toBe('nothing');
  });
});

describe('tags of a project', () => {
  const tagged = { ...config, tags: { team: 'core', tier: '1' } };

  it('are all that it has, unless others may add some', async () => {
    const made = await make(tagged);
    const others = { data: [{ type: 'tag-bindings', attributes: { key: 'cost', value: '42' } }] };
    await open.service.request('PATCH', `/api/v2/projects/${String(made.state.id)}/tag-bindings`, { body: others });
    const found = await refreshed(made);
    expect(found.state.tags).toEqual({ team: 'core', tier: '1', cost: '42' });

    const beside = { ...tagged, ignoreAdditionalTags: true, tags: { team: 'other' } };
    const { held } = await open.core.apply(TYPE, beside, made);
    expect(held.state.tags).toEqual({ team: 'other' });
    expect((await open.core.plan(TYPE, beside, await refreshed(held))).action).toBe('nothing');
    const all = await open.service.request('GET', `/api/v2/projects/${String(made.state.id)}/tag-bindings`);
    const keys = (all.body.data as { attributes: { key: string } }[]).map(({ attributes }) => attributes.key);
    expect(keys.sort()).toEqual(['cost', 'team']);
  });

  it('are refused by a release without them, and nothing is left behind', async () => {
    await open.service.control.settings({ tagBindings: false });
    const { reported } = await refusal(make(tagged));
    expect(reported[0]).toMatchObject({ path: ['tags'] });
    expect(reported[0]!.detail).toContain('this release of it does not have it');
    const { body } = await open.service.request('GET', '/api/v2/organizations/acme/projects?filter[names]=platform');
    expect(body.data).toEqual([]);
    expect((await make()).state.tags).toBeUndefined();
  });
});

describe('destroying a project', () => {
  it('that has workspaces is refused with their names, before anything is sent', async () => {
    const made = await make();
    await api('POST', '/organizations/acme/workspaces', {
      type: 'workspaces',
      attributes: { name: 'billing' },
      relationships: { project: { data: { type: 'projects', id: made.state.id } } },
    });
    const { reported } = await refusal(open.core.destroy(TYPE, made));
    expect(reported[0]!.detail).toContain('`platform` still has workspaces: `billing`');
    expect(open.proxy.sent('DELETE')).toEqual([]);
  });

  it('is refused for the default project', async () => {
    const held = (await open.core.import(TYPE, { id: 'acme/Default Project' }))!;
    const { reported } = await refusal(open.core.destroy(TYPE, held));
    expect(reported[0]!.detail).toContain('is the default project of acme');
    expect(open.proxy.sent('DELETE')).toEqual([]);
  });
});

it('names the import command if a project of that name exists, whatever the case', async () => {
  await make({ ...config, name: 'Platform' });
  const { reported } = await refusal(make());
  expect(reported[0]!.summary).toBe('The object already exists');
  const [, id = ''] = /terraform import lintel_project.<name> (\S+)/.exec(reported[0]!.detail)!;
  expect((await open.core.import(TYPE, { id }))!.state.name).toBe('Platform');
});
