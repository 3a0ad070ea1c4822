import { UNKNOWN, type Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { registryModuleResource } from '../../../../src/handlers/platform/registry-module/resource';
import type { Held } from '../../../support/environments/core';
import { type Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_registry_module';
const MODULES = '/api/v2/organizations/acme/registry-modules';
const VPC = `${MODULES}/private/acme/vpc/aws`;
const vcsRepo = {
  identifier: 'acme/terraform-aws-vpc',
  displayIdentifier: 'acme/terraform-aws-vpc',
  oauthTokenId: 'ot-main',
};
const published: Values = { organization: 'acme', vcsRepo };
const from = (members: Values, more: Values = {}): Values => ({
  ...published,
  ...more,
  vcsRepo: { ...vcsRepo, ...members },
});

let open: Proxied;

beforeEach(async () => {
  open = await openProxied(registry);
});

afterEach(async () => {
  await open.close();
});

const make = async (values: Values): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const isQuiet = async (values: Values, held: Held) =>
  expect((await open.core.refreshAndPlan(TYPE, values, held)).changes).toEqual([]);
const change = async (values: Values, held: Held) => {
  const { plan, held: after } = await open.core.apply(TYPE, values, held);
  expect([plan.action, plan.replacing]).toEqual(['update', []]);
  await isQuiet(values, after);
  return after;
};

it('keeps its id when it is changed, so that what refers to it stays', async () => {
  const held = await make(published);
  const { planned } = await open.core.plan(TYPE, from({ branch: 'main' }), held);
  expect(planned.registryModuleId).toBe(held.state.registryModuleId);
  const { held: noCode } = await open.core.apply('lintel_no_code_module', {
    organization: 'acme',
    registryModuleId: String(held.state.registryModuleId),
  });
  const after = await change(from({ branch: 'main' }), held);
  const { action } = await open.core.plan(
    'lintel_no_code_module',
    { organization: 'acme', registryModuleId: String(after.state.registryModuleId) },
    noCode,
  );
  expect(action).toBe('nothing');
});

describe('a module that is published from a branch', () => {
  const branched = from({ branch: 'main' }, { initialVersion: '1.0.0' });

  it('has the initial version at once, and plans nothing afterwards', async () => {
    const held = await make(branched);
    expect(held.state).toMatchObject({
      status: 'setup_complete',
      publishingMechanism: 'branch',
      versionStatuses: [{ version: '1.0.0', status: 'ok' }],
      vcsRepo: { branch: 'main', tags: false },
    });
    expect(open.proxy.sent('POST')[0]).toMatchObject({
      'vcs-repo': { branch: 'main', tags: false },
      'initial-version': '1.0.0',
    });
    await isQuiet(branched, held);
  });

  it('is quiet after an import, except that the initial version is recorded', async () => {
    await make(branched);
    const imported = (await open.core.import(TYPE, { id: 'acme/private/acme/vpc/aws' }))!;
    const { action, changes } = await open.core.plan(TYPE, branched, imported);
    expect([action, changes]).toEqual(['update', expect.arrayContaining(['initialVersion'])]);
    const sent = open.proxy.sent('PATCH').length;
    await change(branched, imported);
    expect(open.proxy.sent('PATCH')).toHaveLength(sent);
  });

  it('turns to tags and back in place, and keeps its versions', async () => {
    const byTags = await change(published, await make(from({ branch: 'main' })));
    expect(open.proxy.sent('PATCH').at(-1)).toEqual({ 'vcs-repo': { tags: true } });
    expect(byTags.state).toMatchObject({ publishingMechanism: 'git_tag', vcsRepo: { tags: true } });
    const byBranch = await change(from({ branch: 'main', tags: false }), byTags);
    expect(open.proxy.sent('PATCH').at(-1)).toEqual({ 'vcs-repo': { branch: 'main', tags: false } });
    expect(byBranch.state.publishingMechanism).toBe('branch');
  });

  it('repairs what others have made of it', async () => {
    const held = await make(from({ branch: 'main' }));
    await open.service.request('PATCH', VPC, {
      body: { data: { type: 'registry-modules', attributes: { 'vcs-repo': { tags: true } } } },
    });
    const { action, changes, held: found } = await open.core.refreshAndPlan(TYPE, from({ branch: 'main' }), held);
    expect([action, changes]).toEqual(['update', expect.arrayContaining(['vcsRepo'])]);
    await change(from({ branch: 'main' }), found!);
  });

  it('refuses another initial version, which no longer has an effect', async () => {
    const held = await make(branched);
    const { reported } = await refusal(open.core.plan(TYPE, { ...branched, initialVersion: '2.0.0' }, held));
    expect(reported).toMatchObject([{ path: ['initialVersion'] }]);
  });

  it('waits after a change until the service has read the branch, and says if it cannot', async () => {
    const held = await make(published);
    await open.service.request('POST', '/_emulator/repositories', {
      body: { identifier: vcsRepo.identifier, connection: 'ot-main', tags: [], branches: { main: {} } },
    });
    const { reported } = await refusal(open.core.apply(TYPE, from({ branch: 'none' }), held));
    expect(reported).toMatchObject([{ detail: expect.stringContaining('none') }]);
  });
});

describe('a module with a name of its own', () => {
  const subnets = from({ sourceDirectory: 'modules/subnets' }, { name: 'subnets', moduleProvider: 'aws' });

  it('comes from a folder of a repository that has another module', async () => {
    await make(published);
    const held = await make(subnets);
    expect(held.state).toMatchObject({
      id: 'acme/private/acme/subnets/aws',
      vcsRepo: { sourceDirectory: 'modules/subnets' },
    });
    await isQuiet(subnets, held);
    await isQuiet(from({ sourceDirectory: '/modules/subnets/' }, { name: 'subnets', moduleProvider: 'aws' }), held);
  });

  it('changes the folder and the prefix of tags in place', async () => {
    let held = await make(subnets);
    held = await change(
      from({ sourceDirectory: 'subnets', tagPrefix: 'v1' }, { name: 'subnets', moduleProvider: 'aws' }),
      held,
    );
    expect(open.proxy.sent('PATCH').at(-1)).toEqual({
      'vcs-repo': { 'tags': true, 'tag-prefix': 'v1', 'source-directory': 'subnets' },
    });
    await change(from({}, { name: 'subnets', moduleProvider: 'aws' }), held);
    expect(open.proxy.sent('PATCH').at(-1)).toEqual({
      'vcs-repo': { 'tags': true, 'tag-prefix': '', 'source-directory': '' },
    });
  });

  it('keeps a name that the repository says anyway when it is removed', async () => {
    const held = await make({ ...published, name: 'vpc', moduleProvider: 'aws' });
    await isQuiet(published, held);
  });

  it('is needed if the repository does not say one, before anything is sent', async () => {
    const { reported } = await refusal(open.core.plan(TYPE, from({ identifier: 'acme/network' })));
    expect(reported).toMatchObject([
      { path: ['name'], detail: expect.stringContaining('is not called `terraform-<provider>-<name>`') },
    ]);
    expect((await open.core.plan(TYPE, from({ identifier: UNKNOWN }))).action).toBe('create');
  });

  it('is taken back if the service ignores the folder', async () => {
    await open.service.control.settings({ moduleFolders: false });
    const { reported } = await refusal(make(subnets));
    expect(reported).toMatchObject([
      {
        path: ['vcsRepo', 'sourceDirectory'],
        detail: expect.stringContaining('does not offer it to this organization'),
      },
    ]);
    expect((await open.service.request('GET', MODULES)).body.data).toEqual([]);
  });

  it('stays, as it is now, if the service ignores a change of the folder', async () => {
    const held = await make(published);
    await open.service.control.settings({ moduleFolders: false });
    const { reported } = await refusal(open.core.apply(TYPE, from({ sourceDirectory: 'a' }), held));
    expect(reported).toMatchObject([{ path: ['vcsRepo', 'sourceDirectory'] }]);
  });
});

describe('the connection of a module', () => {
  it('may be an installation of the GitHub App', async () => {
    const config = from({ oauthTokenId: undefined, githubAppInstallationId: 'ghain-main' });
    await open.service.request('POST', '/_emulator/repositories', {
      body: { identifier: vcsRepo.identifier, connection: 'ghain-main', tags: ['v1.0.0'] },
    });
    const { action } = await open.core.plan(TYPE, config, await make(published));
    expect(action).toBe('replace');
  });

  it('is carried over from the tfe provider, with everything else', () => {
    const moved = registryModuleResource.move!({
      type: 'tfe_registry_module',
      state: {
        id: 'mod-1',
        organization: 'acme',
        registry_name: 'private',
        namespace: 'acme',
        name: 'subnets',
        module_provider: 'aws',
        no_code: false,
        publishing_mechanism: 'branch',
        initial_version: '1.0.0',
        test_config: [{ tests_enabled: true, agent_execution_mode: '', agent_pool_id: '' }],
        vcs_repo: [
          {
            identifier: 'acme/network',
            display_identifier: 'acme/network',
            oauth_token_id: '',
            github_app_installation_id: 'ghain-1',
            branch: 'main',
            tags: false,
            tag_prefix: '',
            source_directory: 'subnets',
          },
        ],
      },
    });
    expect(moved).toEqual({
      state: {
        id: 'acme/private/acme/subnets/aws',
        registryModuleId: 'mod-1',
        organization: 'acme',
        registryName: 'private',
        namespace: 'acme',
        name: 'subnets',
        moduleProvider: 'aws',
        noCode: false,
        publishingMechanism: 'branch',
        initialVersion: '1.0.0',
        testConfig: { testsEnabled: true, agentExecutionMode: 'remote', agentPoolId: undefined },
        vcsRepo: {
          identifier: 'acme/network',
          displayIdentifier: 'acme/network',
          oauthTokenId: undefined,
          githubAppInstallationId: 'ghain-1',
          branch: 'main',
          tags: false,
          tagPrefix: undefined,
          sourceDirectory: 'subnets',
        },
      },
    });
  });
});

describe('the tests of a module', () => {
  const tested = from({ branch: 'main' }, { testConfig: { testsEnabled: true } });

  it('run, move to agents, and end, in place', async () => {
    let held = await make(tested);
    expect(held.state.testConfig).toMatchObject({ testsEnabled: true, agentExecutionMode: 'remote' });
    await isQuiet(tested, held);
    const agents = { testsEnabled: true, agentExecutionMode: 'agent', agentPoolId: 'apool-main' };
    held = await change({ ...tested, testConfig: agents }, held);
    expect(held.state.testConfig).toEqual(agents);
    held = await change(from({ branch: 'main' }), held);
    expect(open.proxy.sent('PATCH').at(-1)).toEqual({
      'test-config': { 'tests-enabled': false, 'agent-execution-mode': 'remote', 'agent-pool-id': null },
    });
    expect(held.state.testConfig).toBeUndefined();
  });

  it('that others have enabled are drift', async () => {
    const held = await make(from({ branch: 'main' }));
    await open.service.request('PATCH', VPC, {
      body: { data: { type: 'registry-modules', attributes: { 'test-config': { 'tests-enabled': true } } } },
    });
    const { action, changes } = await open.core.refreshAndPlan(TYPE, from({ branch: 'main' }), held);
    expect([action, changes]).toEqual(['update', expect.arrayContaining(['testConfig'])]);
  });
});

describe('the tags of a module', () => {
  const tagged = { organization: 'acme', name: 'dns', moduleProvider: 'aws', tags: { team: 'network', tier: '' } };
  const { tags: _, ...untagged } = tagged;

  it('are written whole, and left alone where they are not configured', async () => {
    let held = await make(tagged);
    expect(held.state.tags).toEqual(tagged.tags);
    await isQuiet(tagged, held);
    held = await change({ ...tagged, tags: { team: 'platform' } }, held);
    await isQuiet(untagged, held);
    const never = await make({ ...untagged, name: 'cdn' });
    const [asked] = [open.proxy.passed.splice(0).length];
    expect(asked).toBeGreaterThan(0);
    await open.core.refresh(TYPE, never);
    expect(open.proxy.passed.filter(({ path }) => path.includes('tag-bindings'))).toEqual([]);
  });

  it('are read by an import', async () => {
    await make(tagged);
    const imported = (await open.core.import(TYPE, { id: 'acme/private/acme/dns/aws' }))!;
    expect((await open.core.plan(TYPE, tagged, imported)).changes).toEqual([]);
  });

  it('are refused by a service without them, and the module is taken back', async () => {
    await open.service.control.settings({ tagBindings: false });
    const { reported } = await refusal(make(tagged));
    expect(reported).toMatchObject([{ path: ['tags'], detail: expect.stringContaining('did not take `tags`') }]);
    expect((await open.service.request('GET', MODULES)).body.data).toEqual([]);
  });
});
