import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_workspace';
const config: Values = { organization: 'acme', name: 'billing' };
const CONSUMERS = 'relationships/remote-state-consumers';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const refreshed = async (held: Held): Promise<Held> => (await open.core.refresh(TYPE, held))!;
const control = (path: string, body: object) => open.service.request('POST', `/_emulator/workspaces/${path}`, { body });
const api = (method: string, path: string, body: object) => open.service.request(method, `/api/v2/${path}`, { body });
const sent = () =>
  open.proxy.passed.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

describe('who decides where runs are executed', () => {
  it('is the workspace, its project or the organization', async () => {
    const projectId = 'prj-payments';
    const made = await make({ ...config, projectId });
    expect(made.state).toMatchObject({ executionMode: 'remote', executionModeSource: 'organization' });
    await api('PATCH', `projects/${projectId}`, {
      data: {
        type: 'projects',
        attributes: {
          'default-execution-mode': 'local',
          'setting-overwrites': { 'default-execution-mode': true, 'default-agent-pool': true },
        },
      },
    });
    // Another run of Terraform: within one, the workspaces of a project share what is read of it.
    await open.core.configure(open.settings);
    const moved = await refreshed(made);
    expect(moved.state).toMatchObject({ executionMode: 'local', executionModeSource: 'project' });
    expect((await open.core.plan(TYPE, { ...config, projectId }, moved)).action).toBe('nothing');
    const { held } = await open.core.apply(TYPE, { ...config, projectId, executionMode: 'remote' }, moved);
    expect(held.state.executionModeSource).toBe('workspace');
  });

  it('is not known of a release without inheritance', async () => {
    await open.service.control.settings({ settingOverwrites: false });
    expect((await make()).state.executionModeSource).toBeUndefined();
  });
});

describe('when the resources of a workspace are destroyed', () => {
  const projectId = 'prj-payments';
  const inProject = { ...config, projectId };
  const times = ({ state }: Held) => [
    state.inheritsProjectAutoDestroy,
    state.autoDestroyActivityDuration,
    state.autoDestroyAt,
  ];

  it.each<[string, Values, unknown[]]>([
    ['a duration', { autoDestroyActivityDuration: '2h' }, [false, '2h', undefined]],
    ['a time', { autoDestroyAt: '2030-01-01T00:00:00Z' }, [false, undefined, '2030-01-01T00:00:00Z']],
  ])('is inherited until it has %s of its own, and after that again', async (_, own, expected) => {
    await api('PATCH', `projects/${projectId}`, {
      data: { type: 'projects', attributes: { 'auto-destroy-activity-duration': '9d' } },
    });
    const made = await make(inProject);
    expect(times(made)).toEqual([true, '9d', undefined]);
    const { held } = await open.core.apply(TYPE, { ...inProject, ...own }, made);
    expect(times(held)).toEqual(expected);
    const { held: inheriting } = await open.core.apply(TYPE, inProject, held);
    expect(times(inheriting)).toEqual([true, '9d', undefined]);
    expect((await open.core.plan(TYPE, inProject, inheriting)).action).toBe('nothing');
  });

  it('may be written in any zone', async () => {
    const made = await make({ ...config, autoDestroyAt: '2030-01-01T02:00:00+02:00' });
    expect((await open.core.plan(TYPE, { ...config, autoDestroyAt: '2030-01-01T00:00:00Z' }, made)).action).toBe(
      'nothing',
    );
  });
});

describe('the agent pool of a workspace', () => {
  const pool = { organization: 'acme', name: 'narrow', organizationScoped: false };
  const using = (held: Held, more: Values = {}): Values => ({
    ...config,
    ...more,
    executionMode: 'agent',
    agentPoolId: String(held.state.id),
  });

  it('has to serve it, or its project', async () => {
    const { held } = await open.core.apply('lintel_agent_pool', { ...pool, allowedProjectIds: ['prj-payments'] });
    await open.core.configure(open.settings);
    const strange = using(held, { projectId: 'prj-default' });
    const { reported } = await refusal(open.core.plan(TYPE, strange));
    expect(reported[0]).toMatchObject({ path: ['agentPoolId'] });
    expect(reported[0]!.detail).toContain('The agent pool `narrow` may not be used by this workspace');
    const made = await make(using(held, { projectId: 'prj-payments' }));
    await open.core.configure(open.settings);
    await refusal(open.core.plan(TYPE, strange, made));
    expect(
      (await open.core.plan(TYPE, using(held, { projectId: 'prj-payments', description: 'a' }), made)).action,
    ).toBe('update');
  });

  it('is taken as the same run makes it', async () => {
    const { held } = await open.core.apply('lintel_agent_pool', { ...pool, allowedProjectIds: ['prj-payments'] });
    await open.core.configure(open.settings);
    await open.core.plan('lintel_agent_pool', { ...pool, allowedProjectIds: ['prj-payments', 'prj-default'] }, held);
    expect((await open.core.plan(TYPE, using(held, { projectId: 'prj-default' }))).action).toBe('create');
  });
});

describe('destroying a workspace', () => {
  it('is refused at plan and at apply while it manages resources', async () => {
    const made = await make();
    await control(`${String(made.state.id)}/state`, { resources: 12 });
    const [planned] = (await refusal(open.core.planDestroy(TYPE, made))).reported;
    expect(planned).toMatchObject({ severity: 'error', summary: 'The workspace cannot be deleted' });
    expect(planned!.detail).toContain('12 resources are managed there');
    const { reported } = await refusal(open.core.destroy(TYPE, made));
    expect(reported[0]!.detail).toContain('set `force_delete` to true');
    expect(sent().filter((one) => one.includes('safe-delete') || one.startsWith('DELETE'))).toEqual([]);
  });

  it('is refused while somebody has locked it', async () => {
    const made = await make();
    await control(`${String(made.state.id)}/lock`, { by: 'user' });
    const [planned] = (await refusal(open.core.planDestroy(TYPE, made))).reported;
    expect(planned!.detail).toContain('it is locked');
  });

  it('is refused by a release that cannot check it, until it is forced', async () => {
    await open.service.control.settings({ safeDelete: false });
    const made = await make();
    const [planned] = (await refusal(open.core.planDestroy(TYPE, made))).reported;
    expect(planned!.detail).toContain('this release of the service cannot check');
    const { held } = await open.core.apply(TYPE, { ...config, forceDelete: true }, made);
    await open.core.destroy(TYPE, held);
    expect(sent().at(-1)).toBe(`DELETE /api/v2/workspaces/${String(made.state.id)}`);
  });

  it('deletes one with resources if that was forced, and waits for a state that is being processed otherwise', async () => {
    const forced = await make({ ...config, forceDelete: true });
    await control(`${String(forced.state.id)}/state`, { resources: 1 });
    await open.core.destroy(TYPE, forced);
    const made = await make();
    const id = String(made.state.id);
    await control(`${id}/state`, { processing: true });
    const destroyed = open.core.destroy(TYPE, made);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await control(`${id}/state`, { processing: false });
    await destroyed;
    expect((await open.service.request('GET', `/api/v2/workspaces/${id}`)).status).toBe(404);
  });
});

describe('consumers of the state', () => {
  it('are read only where they are managed', async () => {
    const made = await make();
    open.proxy.passed.splice(0);
    await refreshed(made);
    expect(open.proxy.passed.some(({ path }) => path.includes(CONSUMERS))).toBe(false);
    const { held } = await open.core.apply(TYPE, { ...config, remoteStateConsumerIds: ['ws-app'] }, made);
    await api('POST', `workspaces/${String(made.state.id)}/${CONSUMERS}`, {
      data: [{ type: 'workspaces', id: 'ws-network' }],
    });
    const drifted = await refreshed(held);
    expect(drifted.state.remoteStateConsumerIds).toEqual(['ws-app', 'ws-network']);
    const again = await open.core.apply(TYPE, { ...config, remoteStateConsumerIds: ['ws-app'] }, drifted);
    expect((await refreshed(again.held)).state.remoteStateConsumerIds).toEqual(['ws-app']);
  });

  it('are refused together with a state that the whole project reads, and if one is the workspace itself', async () => {
    const both = { ...config, remoteStateConsumerIds: ['ws-app'], projectRemoteState: true };
    expect((await refusal(open.core.plan(TYPE, both))).reported[0]!.detail).toContain('every workspace of the project');
    const made = await make();
    const itself = { ...config, remoteStateConsumerIds: [String(made.state.id)] };
    expect((await refusal(open.core.plan(TYPE, itself, made))).reported[0]!.detail).toContain('the workspace itself');
  });
});

it('changes and gives up its repository in place', async () => {
  const vcsRepo = { identifier: 'acme/policy-library', branch: 'main', oauthTokenId: 'ot-main' };
  const made = await make({ ...config, vcsRepo });
  const other = await open.core.apply(TYPE, { ...config, vcsRepo: { ...vcsRepo, branch: undefined } }, made);
  expect(other.plan.action).toBe('update');
  expect((await refreshed(other.held)).state.vcsRepo).not.toHaveProperty('branch', 'main');
  const { held } = await open.core.apply(TYPE, config, other.held);
  expect((await refreshed(held)).state.vcsRepo).toBeUndefined();
});

it('keeps tags of others where they are ignored', async () => {
  const tagged = { ...config, tagNames: ['paid'], ignoreAdditionalTagNames: true };
  const made = await make(tagged);
  await api('POST', `workspaces/${String(made.state.id)}/relationships/tags`, {
    data: [{ type: 'tags', attributes: { name: 'audited' } }],
  });
  const { held } = await open.core.apply(TYPE, { ...tagged, tagNames: ['billed'] }, await refreshed(made));
  expect(held.state.tagNames).toEqual(['billed']);
  const { body } = await open.service.request('GET', `/api/v2/workspaces/${String(made.state.id)}`);
  expect(body.data.attributes['tag-names'].sort()).toEqual(['audited', 'billed']);
});

it('refuses to give up a project and a version, because there is nothing to go back to', async () => {
  const made = await make({ ...config, projectId: 'prj-payments', terraformVersion: '1.9.0' });
  const { reported } = await refusal(open.core.plan(TYPE, config, made));
  expect(reported.map(({ path }) => path)).toEqual([['projectId'], ['terraformVersion']]);
  expect(reported[0]!.detail).toContain('default_project_id');
});

it('undoes a creation whose other settings are refused', async () => {
  const { reported } = await refusal(make({ ...config, sshKeyId: 'sshkey-other' }));
  expect(reported[0]!.severity).toBe('error');
  const { body } = await open.service.request('GET', '/api/v2/organizations/acme/workspaces');
  expect((body.data as Values[]).map(({ attributes }) => (attributes as Values).name)).not.toContain('billing');
});

it('warns that nothing is applied by itself where the platform executes no runs', async () => {
  const { warnings } = await open.core.plan(TYPE, { ...config, executionMode: 'local', autoApply: true });
  expect(warnings.map(({ path }) => path)).toEqual([['autoApply']]);
});
