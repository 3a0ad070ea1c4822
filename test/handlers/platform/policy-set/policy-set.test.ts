import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { policySetStore } from '../shared/policy-set-store';

const TYPE = 'lintel_policy_set';
const SETS = '/api/v2/organizations/acme/policy-sets';
const minimal: Values = { organization: 'acme', name: 'baseline' };

let open: Proxied;
let store: ReturnType<typeof policySetStore>;
const reopen = async (options: TestEmulatorOptions = {}) => {
  await open?.close();
  open = await openProxied(registry, options);
  store = policySetStore(open.service);
};
beforeEach(() => reopen());
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = {}): Promise<Held> =>
  (await open.core.apply(TYPE, { ...minimal, ...values })).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, { ...minimal, ...values }, object)).held;
/** The requests since the last call, without the object's own path. */
const asked = (id: unknown) =>
  open.proxy.passed
    .splice(0)
    .map(({ method, path }) => `${method} ${path.replace(`/api/v2/policy-sets/${String(id)}`, '')}`.trim());
const details = async (id: unknown) => (await store.sets()).find((set) => set.id === id)?.details as Values;

describe('a policy set', () => {
  it('is created with all its members by one request', async () => {
    const policy = await store.policy('restrict');
    const { state } = await make({
      global: true,
      policyIds: [policy],
      excludedWorkspaceIds: ['ws-app'],
      excludedProjectIds: ['prj-payments'],
    });
    expect(open.proxy.passed.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([SETS]);
    expect(state).toMatchObject({ policyIds: [policy], policyCount: 1, workspaceIds: [], agentEnabled: false });
    expect(await details(state.id)).toMatchObject({
      global: true,
      excludedWorkspaces: ['ws-app'],
      excludedProjects: ['prj-payments'],
    });
  });

  it('gains members before its attributes change, and loses members after that', async () => {
    const [one, other] = [await store.policy('one'), await store.policy('other')];
    const before = { policyIds: [one], workspaceIds: ['ws-app'], excludedWorkspaceIds: [] };
    const object = await make(before);
    asked(object.state.id);
    await change(
      { policyIds: [other], workspaceIds: ['ws-network'], excludedWorkspaceIds: ['ws-app'], description: 'Changed.' },
      object,
    );
    expect(asked(object.state.id).filter((request) => !request.startsWith('GET'))).toEqual([
      'POST /relationships/policies',
      'POST /relationships/workspaces',
      'PATCH',
      'DELETE /relationships/policies',
      'DELETE /relationships/workspaces',
      'POST /relationships/workspace-exclusions',
    ]);
  });

  it('stops being global and is attached by one request, and what was attached before does not come back', async () => {
    const object = await make({ workspaceIds: ['ws-app'] });
    const global = await change({ global: true }, object);
    expect(global.state).toMatchObject({ workspaceIds: [], projectIds: [] });
    asked(object.state.id);
    const { state } = await change({ global: false, projectIds: ['prj-default'] }, global);
    expect(asked(object.state.id).filter((request) => !request.startsWith('GET'))).toEqual(['PATCH']);
    expect(state).toMatchObject({ workspaceIds: [], projectIds: ['prj-default'] });
    expect(await details(state.id)).toMatchObject({ workspaces: [], projects: ['prj-default'] });
  });

  it('stops being global in two requests, with a warning, if the service refuses one', async () => {
    const object = await make({ global: true });
    open.proxy.watch = ({ method, body, response }) => {
      const { data } = (body ?? {}) as { data?: { relationships?: object } };
      if (method === 'PATCH' && Object.keys(data?.relationships ?? {}).length > 0) {
        response({ status: 422, body: { errors: [{ status: '422', title: 'invalid' }] } });
      }
    };
    const { held, warnings } = await open.core.apply(TYPE, { ...minimal, workspaceIds: ['ws-app'] }, object);
    expect(held.state).toMatchObject({ global: false, workspaceIds: ['ws-app'] });
    expect(warnings).toMatchObject([{ summary: 'The policy set was enforced nowhere for a moment' }]);
  });

  it('leaves members alone that are not configured', async () => {
    const object = await make();
    await store.members(object.state.id, 'workspaces', 'workspaces', ['ws-app']);
    const read = await open.core.refresh(TYPE, object);
    expect((await open.core.plan(TYPE, minimal, read)).action).toBe('nothing');
    await change({ description: 'Changed.' }, read!);
    expect(await details(object.state.id)).toMatchObject({ workspaces: ['ws-app'] });
  });

  it('removes members that others have added to a set that is configured, even as empty', async () => {
    const object = await make({ workspaceIds: [] });
    await store.members(object.state.id, 'workspaces', 'workspaces', ['ws-app']);
    const read = await open.core.refresh(TYPE, object);
    expect((await open.core.plan(TYPE, { ...minimal, workspaceIds: [] }, read)).changes).toContain('workspaceIds');
    await change({ workspaceIds: [] }, read!);
    expect(await details(object.state.id)).toMatchObject({ workspaces: [] });
  });

  it('keeps members that are no longer configured, and says that they stay', async () => {
    const object = await make({ workspaceIds: ['ws-app'] });
    const { action, warnings } = await open.core.plan(TYPE, minimal, object);
    expect(action).toBe('nothing');
    expect(warnings).toMatchObject([{ path: ['workspaceIds'], detail: expect.stringContaining('`[]`') }]);
  });

  it.each([
    ['workspace and no project', { workspaceIds: [], projectIds: [] }, 'The policy set applies to no workspace'],
    ['policies', { policyIds: [] }, 'The policy set has no policies'],
  ])('without %s is planned with a warning', async (_, values, summary) => {
    const { warnings } = await open.core.plan(TYPE, { ...minimal, ...values });
    expect(warnings).toMatchObject([{ summary, severity: 'warning' }]);
  });

  it('is not planned with a policy of another kind', async () => {
    const policy = await store.policy('restrict', 'opa');
    const { reported } = await refusal(open.core.plan(TYPE, { ...minimal, policyIds: [policy] }));
    expect(reported).toMatchObject([{ path: ['policyIds'], summary: 'A policy has another kind' }]);
    expect(reported[0].detail).toContain(`${policy} (restrict) is of the kind "opa"`);
  });

  it.each([
    [{ overridable: true }, 'overridable', 'requires an agent'],
    [{ policyToolVersion: '0.40.0' }, 'policyToolVersion', 'requires an agent'],
    [{ kind: 'opa', agentEnabled: false }, 'agentEnabled', 'Invalid `agent_enabled`'],
    [{ kind: 'opa', policyToolVersion: 'latest' }, 'policyToolVersion', 'Invalid `policy_tool_version`'],
    [{ kind: 'tfpolicy' }, 'kind', '`kind` is not supported'],
    [{ tagSelectors: [{ key: 'env' }] }, 'tagSelectors', '`tag_selectors` is not supported'],
  ])('with %j is not planned', async (values, name, summary) => {
    const { reported } = await refusal(open.core.plan(TYPE, { ...minimal, ...values } as Values));
    expect(reported).toMatchObject([{ path: [name], summary: expect.stringContaining(summary) }]);
  });

  it('gets the newest version of the program if its framework always has an agent', async () => {
    const { state } = await make({ kind: 'opa' });
    expect(state).toMatchObject({ agentEnabled: true, policyToolVersion: '1.2.0', overridable: false });
  });

  it('loses the version of the program together with the agent', async () => {
    const object = await make({ agentEnabled: true, policyToolVersion: '0.40.0' });
    const { state } = await change({}, object);
    expect([state.agentEnabled, state.policyToolVersion]).toEqual([false, undefined]);
  });

  it('is removed again if the release of the service has no project exclusions', async () => {
    await open.service.control.settings({ projectExclusions: false } as never);
    const { reported } = await refusal(make({ global: true, excludedProjectIds: ['prj-payments'] }));
    expect(reported).toMatchObject([
      { path: ['excludedProjectIds'], detail: expect.stringContaining('this release seems to have none') },
    ]);
    expect((await store.sets()).map(({ name }) => name)).toEqual(['base']);
    expect((await make({ global: true })).state).toMatchObject({ excludedProjectIds: [] });
  });

  it('is found again by its name after a lost response', async () => {
    await open.service.control.faults([{ method: 'POST', path: SETS, times: 1, reset: 'after' }]);
    const { state } = await make({ workspaceIds: ['ws-app'] });
    expect((await store.sets()).map(({ id }) => id)).toEqual(['polset-base', state.id]);
  });

  it('shows what is wrong with its newest version', async () => {
    const object = await make();
    const version = await store.send('POST', `/policy-sets/${String(object.state.id)}/versions`);
    const read = await open.core.refresh(TYPE, object);
    expect(read!.state).toMatchObject({
      newestVersionId: version.data.id,
      newestVersionStatus: 'pending',
      currentVersionId: undefined,
    });
  });

  it('is replaced with a warning that says what ends with it', async () => {
    const object = await make();
    const { action, warnings } = await open.core.plan(TYPE, { ...minimal, kind: 'opa' }, object);
    expect(action).toBe('replace');
    expect(warnings).toMatchObject([{ detail: expect.stringContaining('with another `name` first') }]);
  });
});

describe('a hosted policy set', () => {
  beforeEach(() => reopen({ dialects: { platform: 'hcp' } }));

  it('changes from workspaces to tags by one request', async () => {
    const object = await make({ workspaceIds: ['ws-app'] });
    asked(object.state.id);
    const tagSelectors = [{ key: 'env', value: 'prod' }];
    const { state } = await change({ workspaceIds: [], tagSelectors }, object);
    expect(asked(object.state.id).filter((request) => !request.startsWith('GET'))).toEqual(['PATCH']);
    expect(state).toMatchObject({ workspaceIds: [], tagSelectors: [{ key: 'env', value: 'prod', exclude: false }] });
  });

  it('gains tags before it loses others', async () => {
    const object = await make({ tagSelectors: [{ key: 'env', value: 'prod' }] });
    asked(object.state.id);
    await change({ tagSelectors: [{ key: 'plain' }] }, object);
    expect(asked(object.state.id).filter((request) => !request.startsWith('GET'))).toEqual([
      'POST /tag-selectors',
      'DELETE /tag-selectors',
    ]);
  });

  it('is not planned with a tag that excludes unless it is global', async () => {
    const { reported } = await refusal(
      open.core.plan(TYPE, { ...minimal, tagSelectors: [{ key: 'env', exclude: true }] }),
    );
    expect(reported).toMatchObject([{ path: ['tagSelectors', 0, 'exclude'] }]);
  });
});

describe('a policy set with a repository', () => {
  const library = (values: Values = {}): Values => ({
    vcsRepo: { identifier: 'acme/policy-library', branch: 'main', oauthTokenId: 'ot-main', ...values },
  });
  const delayed = () => open.service.control.settings({ policyDelayMs: 300 });
  const expires = { create: '1s', update: '1s' };

  it('is awaited, and has the version that was read', async () => {
    await delayed();
    const { state } = await make(library());
    expect(state).toMatchObject({
      vcsRepo: { identifier: 'acme/policy-library', branch: 'main', oauthTokenId: 'ot-main', ingressSubmodules: false },
      versioned: true,
      newestVersionStatus: 'ready',
    });
    expect(state.currentVersionId).toBe(state.newestVersionId);
  });

  it('is removed again, with the reason of the service, if a new one cannot be read', async () => {
    const { reported } = await refusal(make(library({ branch: 'broken' })));
    expect(reported).toMatchObject([{ path: ['vcsRepo'] }]);
    expect(reported[0].detail).toContain('The service cannot use what it has read from the repository of baseline: ');
    expect((await store.sets()).map(({ id }) => id)).toEqual(['polset-base']);
  });

  it('enforces what it did before, and says so in its state, if a change cannot be read', async () => {
    const object = await make(library());
    const { left, reported } = await refusal(change(library({ branch: 'broken' }), object));
    expect(reported).toMatchObject([{ path: ['vcsRepo'] }]);
    expect(left?.state).toMatchObject({
      vcsRepo: { branch: 'broken' },
      newestVersionStatus: 'errored',
      newestVersionError: expect.stringContaining('sentinel.hcl'),
      currentVersionId: object.state.currentVersionId,
    });
  });

  it('is left as it is after the timeout, with a warning', async () => {
    await open.service.control.settings({ policyDelayMs: 60_000 });
    const { held, warnings } = await open.core.apply(TYPE, { ...minimal, ...library(), timeouts: expires });
    expect(held.state).toMatchObject({ newestVersionStatus: 'ingressing' });
    expect(warnings).toMatchObject([{ summary: 'The repository has not been read yet' }]);
  });

  it('is replaced if the repository ends, or if one is added to policies or uploads', async () => {
    const replaced = async (values: Values, object?: Held) =>
      (await open.core.plan(TYPE, { ...minimal, ...values }, object)).replacing;
    const followed = await make(library());
    expect(await replaced({}, followed)).toEqual(['vcsRepo']);
    expect(await replaced(library({ branch: 'broken' }), followed)).toEqual([]);
    await open.core.destroy(TYPE, followed);

    const empty = await make();
    expect(await replaced(library(), empty)).toEqual([]);
    const policy = await store.policy('restrict');
    await store.members(empty.state.id, 'policies', 'policies', [policy]);
    expect(await replaced(library(), await open.core.refresh(TYPE, empty))).toEqual(['vcsRepo']);
  });
});
