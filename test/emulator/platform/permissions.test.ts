import { platformRoutes } from '../../../src/emulator/platform/routes';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';
import { makeSigningKey } from '../../support/signing-key';
import { document, managedOperations } from './managed-operations';
import type { Operation } from './managed-operations';

const NOT_FOUND = { errors: [{ status: '404', title: 'not found' }] };
const OCTETS = { 'Content-Type': 'application/octet-stream' };
const MODULES = '/api/v2/organizations/acme/registry-modules';
const OLD = '/api/v2/registry-modules';
const STANDARD = '/api/registry/v1/modules';
const PUBLIC = '/api/registry/public/v1/modules';
const ADMIN = '/api/v2/admin/organizations';
const SETS = '/api/v2/organizations/acme/policy-sets';
const SET = '/api/v2/policy-sets/polset-base';
const CONFIGS = '/api/v2/organizations/acme/task-configs';
const PROVIDERS = '/api/v2/organizations/acme/registry-providers';
const PROVIDER = `${PROVIDERS}/private/acme/lintel`;
const KEYS = '/api/registry/private/v2/gpg-keys';

/** Errors of the registry-standard interface are texts. */
const refusal = (path: string, status: string, title: string) => ({
  errors: path.startsWith('/api/registry/') && !path.startsWith(KEYS) ? [title] : [{ status, title }],
});
const relate = (operation: string, method: string, name: string): Operation => ({
  operation,
  method,
  path: `${SET}/relationships/${name}`,
  body: { data: [] },
});

let emulator: TestEmulator;
/** One request for each operation, all of which succeed with the root token in this order. */
let operations: Operation[];
beforeAll(async () => {
  emulator = await startEmulator();
  // Nothing listens there: a run calls it.
  const attributes = { name: 'scan', url: 'http://127.0.0.1:1', description: '', category: 'task' };
  const task = (
    await emulator.request('POST', '/api/v2/organizations/acme/tasks', {
      body: { data: { type: 'tasks', attributes } },
    })
  ).body.data.id;
  const association = {
    data: {
      type: 'workspace-tasks',
      attributes: { 'enforcement-level': 'advisory' },
      relationships: { task: { data: { id: task, type: 'tasks' } } },
    },
  };
  const associated = (await emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', { body: association })).body
    .data.id;
  for (const name of ['one', 'two', 'three', 'four']) await emulator.control.workspace(`ws-${name}`, name);
  await emulator.request('POST', '/_emulator/teams', { body: { id: 'team-one', name: 'one', organization: 'acme' } });
  const run = (await emulator.request('POST', '/_emulator/runs', { body: { workspace: 'ws-app' } })).body;
  const stage = (await emulator.request('GET', `/api/v2/runs/${run.id}/task-stages`)).body.data[0].id;
  const makePolicy = document('policies', { 'name': 'deny', 'enforcement-level': 'advisory' });
  const policy = (await emulator.request('POST', '/api/v2/organizations/acme/policies', { body: makePolicy })).body.data
    .id;
  await emulator.request('PUT', `/api/v2/policies/${policy}/upload`, { body: 'x', headers: OCTETS });
  const makeModule = (name: string, provider: string) =>
    document('registry-modules', { name, provider, 'registry-name': 'private' });
  const makeVersion = (version: string) => document('registry-module-versions', { version });
  const archive = await archiveOf({ 'main.tf': '' });
  for (const [name, provider, versions] of [
    ['dns', 'aws', ['1.0.0', '2.0.0', '3.0.0']],
    ['dns', 'google', []],
    ['old', 'aws', ['1.0.0', '2.0.0']],
    ['old', 'google', []],
  ] as const) {
    await emulator.request('POST', MODULES, { body: makeModule(name, provider) });
    for (const version of versions) {
      const { upload } = (
        await emulator.request('POST', `${MODULES}/private/acme/${name}/${provider}/versions`, {
          body: makeVersion(version),
        })
      ).body.data.links;
      await emulator.request('PUT', upload.slice(emulator.address.length), {
        token: null,
        body: archive,
        headers: OCTETS,
      });
    }
  }
  const makePublic = document('registry-modules', {
    'name': 'hub',
    'provider': 'aws',
    'registry-name': 'public',
    'namespace': 'community',
  });
  const { id: moduleId } = (await emulator.request('POST', MODULES, { body: makePublic })).body.data;
  await emulator.control.repository('acme/terraform-aws-old-vpc', ['1.0.0']);
  for (const name of ['beta', 'gamma']) await emulator.control.organization(name);
  const publish = (identifier: string) =>
    document('registry-modules', {
      'vcs-repo': { identifier, 'oauth-token-id': 'ot-main', 'display_identifier': 'x' },
    });
  const DNS = `${MODULES}/private/acme/dns`;
  const neighbours = await neighbourOperations(task);
  const managed = await managedOperations(emulator);
  operations = [
    {
      operation: 'Create run task',
      method: 'POST',
      path: '/api/v2/organizations/acme/tasks',
      body: { data: { type: 'tasks', attributes: { ...attributes, name: 'new' } } },
    },
    { operation: 'List run tasks', method: 'GET', path: '/api/v2/organizations/acme/tasks' },
    { operation: 'Show run task', method: 'GET', path: `/api/v2/tasks/${task}` },
    {
      operation: 'Update run task',
      method: 'PATCH',
      path: `/api/v2/tasks/${task}`,
      body: { data: { type: 'tasks', attributes: { enabled: false } } },
    },
    {
      operation: 'Associate to workspace',
      method: 'POST',
      path: '/api/v2/workspaces/ws-network/tasks',
      body: association,
    },
    { operation: 'List workspace run tasks', method: 'GET', path: '/api/v2/workspaces/ws-app/tasks' },
    { operation: 'Show workspace run task', method: 'GET', path: `/api/v2/workspaces/ws-app/tasks/${associated}` },
    {
      operation: 'Update workspace run task',
      method: 'PATCH',
      path: `/api/v2/workspaces/ws-app/tasks/${associated}`,
      body: { data: { type: 'workspace-tasks', attributes: { stage: 'pre_plan' } } },
    },
    {
      operation: 'Create policy',
      method: 'POST',
      path: '/api/v2/organizations/acme/policies',
      body: document('policies', { 'name': 'new', 'enforcement-level': 'advisory' }),
    },
    { operation: 'Show policy', method: 'GET', path: `/api/v2/policies/${policy}` },
    { operation: 'Update policy', method: 'PATCH', path: `/api/v2/policies/${policy}`, body: document('policies', {}) },
    { operation: 'List policies', method: 'GET', path: '/api/v2/organizations/acme/policies' },
    {
      operation: 'Upload policy code',
      method: 'PUT',
      path: `/api/v2/policies/${policy}/upload`,
      body: 'y',
      headers: OCTETS,
    },
    { operation: 'Download policy code', method: 'GET', path: `/api/v2/policies/${policy}/download` },
    { operation: 'Delete policy', method: 'DELETE', path: `/api/v2/policies/${policy}` },
    { operation: 'Browse modules', method: 'GET', path: STANDARD },
    { operation: 'Search modules', method: 'GET', path: `${STANDARD}/search?q=dns` },
    { operation: 'Browse modules of a namespace', method: 'GET', path: `${STANDARD}/acme` },
    { operation: 'List versions', method: 'GET', path: `${STANDARD}/acme/dns/aws/versions` },
    { operation: 'Download latest version', method: 'GET', path: `${STANDARD}/acme/dns/aws/download` },
    { operation: 'Download version', method: 'GET', path: `${STANDARD}/acme/dns/aws/1.0.0/download` },
    { operation: 'Latest version for all providers', method: 'GET', path: `${STANDARD}/acme/dns` },
    { operation: 'Latest version for one provider', method: 'GET', path: `${STANDARD}/acme/dns/aws` },
    { operation: 'Get one module', method: 'GET', path: `${STANDARD}/acme/dns/aws/1.0.0` },
    { operation: 'List versions (public)', method: 'GET', path: `${PUBLIC}/community/hub/aws/versions` },
    { operation: 'Latest version for a provider (public)', method: 'GET', path: `${PUBLIC}/community/hub/aws` },
    { operation: 'Get a module (public)', method: 'GET', path: `${PUBLIC}/community/hub/aws/1.0.0` },
    { operation: 'List modules', method: 'GET', path: MODULES },
    {
      operation: 'Publish from repository',
      method: 'POST',
      path: `${MODULES}/vcs`,
      body: publish('acme/terraform-aws-vpc'),
    },
    { operation: 'Create module', method: 'POST', path: MODULES, body: makeModule('new', 'aws') },
    { operation: 'Create module version', method: 'POST', path: `${DNS}/aws/versions`, body: makeVersion('9.0.0') },
    { operation: 'Read module version', method: 'GET', path: `${DNS}/aws/version?module_version=1.0.0` },
    { operation: 'Get module', method: 'GET', path: `${DNS}/aws` },
    { operation: 'Read module by id', method: 'GET', path: `${OLD}/${moduleId}` },
    { operation: 'Delete version', method: 'DELETE', path: `${DNS}/aws/1.0.0` },
    { operation: 'Delete provider', method: 'DELETE', path: `${DNS}/aws` },
    { operation: 'Delete module', method: 'DELETE', path: DNS },
    {
      operation: 'Publish from repository (deprecated form)',
      method: 'POST',
      path: OLD,
      body: publish('acme/terraform-aws-old-vpc'),
    },
    {
      operation: 'Create module version (deprecated form)',
      method: 'POST',
      path: `${OLD}/acme/old/aws/versions`,
      body: makeVersion('9.0.0'),
    },
    { operation: 'Get module (deprecated form)', method: 'GET', path: `${OLD}/show/acme/old/aws` },
    { operation: 'Delete version (deprecated form)', method: 'POST', path: `${OLD}/actions/delete/acme/old/aws/1.0.0` },
    { operation: 'Delete provider (deprecated form)', method: 'POST', path: `${OLD}/actions/delete/acme/old/aws` },
    { operation: 'Delete module (deprecated form)', method: 'POST', path: `${OLD}/actions/delete/acme/old` },
    { operation: 'List organizations', method: 'GET', path: ADMIN },
    { operation: 'Show organization', method: 'GET', path: `${ADMIN}/beta` },
    { operation: 'Update organization', method: 'PATCH', path: `${ADMIN}/beta`, body: document('organizations', {}) },
    { operation: 'List module consumers', method: 'GET', path: `${ADMIN}/beta/relationships/module-consumers` },
    {
      operation: 'Set module consumers',
      method: 'PATCH',
      path: `${ADMIN}/beta/relationships/module-consumers`,
      body: { data: [] },
    },
    { operation: 'Delete organization', method: 'DELETE', path: `${ADMIN}/beta` },
    { operation: 'List organizations of the token', method: 'GET', path: '/api/v2/organizations' },
    { operation: 'Show organization', method: 'GET', path: '/api/v2/organizations/acme' },
    { operation: 'Show entitlement set', method: 'GET', path: '/api/v2/organizations/acme/entitlement-set' },
    { operation: 'List workspaces', method: 'GET', path: '/api/v2/organizations/acme/workspaces' },
    {
      operation: 'Create organization',
      method: 'POST',
      path: '/api/v2/organizations',
      body: document('organizations', { name: 'delta', email: 'ops@delta.example' }),
    },
    {
      operation: 'Update organization of the token',
      method: 'PATCH',
      path: '/api/v2/organizations/gamma',
      body: document('organizations', { email: 'new@gamma.example' }),
    },
    { operation: 'Delete organization of the token', method: 'DELETE', path: '/api/v2/organizations/gamma' },
    { operation: 'Show workspace', method: 'GET', path: '/api/v2/workspaces/ws-app' },
    { operation: 'Show workspace by name', method: 'GET', path: '/api/v2/organizations/acme/workspaces/app' },
    { operation: 'List projects', method: 'GET', path: '/api/v2/organizations/acme/projects' },
    { operation: 'Show project', method: 'GET', path: '/api/v2/projects/prj-default' },
    { operation: 'List teams', method: 'GET', path: '/api/v2/organizations/acme/teams' },
    { operation: 'Show team', method: 'GET', path: '/api/v2/teams/team-owners' },
    { operation: 'List agent pools', method: 'GET', path: '/api/v2/organizations/acme/agent-pools' },
    { operation: 'Show agent pool', method: 'GET', path: '/api/v2/agent-pools/apool-main' },
    { operation: 'List OAuth clients', method: 'GET', path: '/api/v2/organizations/acme/oauth-clients' },
    { operation: 'Show OAuth client', method: 'GET', path: '/api/v2/oauth-clients/oc-main' },
    { operation: 'List OAuth tokens of a client', method: 'GET', path: '/api/v2/oauth-clients/oc-main/oauth-tokens' },
    { operation: 'List GitHub App installations', method: 'GET', path: '/api/v2/github-app/installations' },
    { operation: 'Show GitHub App installation', method: 'GET', path: '/api/v2/github-app/installation/ghain-main' },
    ...neighbours,
    ...managed,
    {
      operation: 'Create workspace',
      method: 'POST',
      path: '/api/v2/organizations/acme/workspaces',
      body: document('workspaces', { name: 'more' }),
    },
    {
      operation: 'Update workspace by name',
      method: 'PATCH',
      path: '/api/v2/organizations/acme/workspaces/app',
      body: document('workspaces', {}),
    },
    {
      operation: 'Update workspace',
      method: 'PATCH',
      path: '/api/v2/workspaces/ws-app',
      body: document('workspaces', {}),
    },
    {
      operation: 'Force delete workspace by name',
      method: 'DELETE',
      path: '/api/v2/organizations/acme/workspaces/one',
    },
    { operation: 'Force delete workspace', method: 'DELETE', path: '/api/v2/workspaces/ws-two' },
    { operation: 'Safe delete workspace', method: 'POST', path: '/api/v2/workspaces/ws-three/actions/safe-delete' },
    {
      operation: 'Safe delete workspace by name',
      method: 'POST',
      path: '/api/v2/organizations/acme/workspaces/four/actions/safe-delete',
    },
    { operation: 'Read run', method: 'GET', path: `/api/v2/runs/${run.id}` },
    { operation: 'List task stages', method: 'GET', path: `/api/v2/runs/${run.id}/task-stages` },
    { operation: 'Read task stage', method: 'GET', path: `/api/v2/task-stages/${stage}` },
    { operation: 'Read task result', method: 'GET', path: `/api/v2/task-results/${run.stages[0].tasks[0].result}` },
    { operation: 'Delete workspace run task', method: 'DELETE', path: `/api/v2/workspaces/ws-app/tasks/${associated}` },
    { operation: 'Delete run task', method: 'DELETE', path: `/api/v2/tasks/${task}` },
  ];
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

/** Of policy sets, task configurations and providers, on objects that are made here. */
async function neighbourOperations(task: string): Promise<Operation[]> {
  const post = async (path: string, body?: unknown) => {
    const reply = await emulator.request('POST', path, { body });
    expect({ path, status: reply.status, errors: reply.body.errors }).toMatchObject({ path, status: 201 });
    return reply.body.data;
  };
  const makeTask = { name: 'other', url: 'https://hooks.example', description: '', category: 'task' };
  const other = (await post('/api/v2/organizations/acme/tasks', document('tasks', makeTask))).id;
  await emulator.control.policySet('polset-gone', 'gone');
  const makeParameter = (key: string) => document('vars', { key, category: 'policy-set' });
  const parameter = `${SET}/parameters/${(await post(`${SET}/parameters`, makeParameter('a'))).id}`;
  const setVersion = (await post(`${SET}/versions`)).id;
  const makeConfig = (id: string) =>
    document(
      'task-configs',
      { 'global': true, 'enforcement-level': 'advisory', 'allowed-stages': ['pre_plan'] },
      { owner: { data: { id: 'acme', type: 'organizations' } }, task: { data: { id, type: 'tasks' } } },
    );
  const config = (await post(CONFIGS, makeConfig(other))).id;
  const makeProvider = (name: string) => document('registry-providers', { name, namespace: 'acme' });
  const { id: providerId } = await post(PROVIDERS, makeProvider('lintel'));
  await post(PROVIDERS, makeProvider('gone'));
  const [key, added] = [await makeSigningKey(), await makeSigningKey()];
  const makeKey = (armor: string) => document('gpg-keys', { 'namespace': 'acme', 'ascii-armor': armor });
  await post(KEYS, makeKey(key.publicKey));
  const makeVersion = (version: string) =>
    document('registry-provider-versions', { version, 'key-id': key.keyId, 'protocols': ['6.0'] });
  const makePlatform = (os: string) =>
    document('registry-provider-platforms', { os, arch: 'amd64', shasum: '0'.repeat(64), filename: 'x.zip' });
  const platforms = `${PROVIDER}/versions/1.0.0/platforms`;
  const version = (await post(`${PROVIDER}/versions`, makeVersion('1.0.0'))).links;
  const platform = (await post(platforms, makePlatform('linux'))).links;
  for (const address of [
    version['shasums-upload'],
    version['shasums-sig-upload'],
    platform['provider-binary-upload'],
  ]) {
    await emulator.request('PUT', address.slice(emulator.address.length), { token: null, body: 'x', headers: OCTETS });
  }
  await post(`${PROVIDER}/versions`, makeVersion('2.0.0'));
  const tag = [{ 'tag-key': 'team', 'tag-value': 'a' }];
  return [
    { operation: 'Create policy set', method: 'POST', path: SETS, body: document('policy-sets', { name: 'new' }) },
    { operation: 'List policy sets', method: 'GET', path: SETS },
    { operation: 'Show policy set', method: 'GET', path: SET },
    { operation: 'Update policy set', method: 'PATCH', path: SET, body: document('policy-sets', {}) },
    { operation: 'Delete policy set', method: 'DELETE', path: '/api/v2/policy-sets/polset-gone' },
    relate('Add policies', 'POST', 'policies'),
    relate('Remove policies', 'DELETE', 'policies'),
    relate('Attach to workspaces', 'POST', 'workspaces'),
    relate('Detach from workspaces', 'DELETE', 'workspaces'),
    relate('Attach to projects', 'POST', 'projects'),
    relate('Detach from projects', 'DELETE', 'projects'),
    relate('Exclude workspaces', 'POST', 'workspace-exclusions'),
    relate('Reinclude workspaces', 'DELETE', 'workspace-exclusions'),
    relate('Exclude projects', 'POST', 'project-exclusions'),
    relate('Reinclude projects', 'DELETE', 'project-exclusions'),
    { operation: 'Add tag selectors', method: 'POST', path: `${SET}/tag-selectors`, body: { data: tag } },
    { operation: 'Remove tag selectors', method: 'DELETE', path: `${SET}/tag-selectors`, body: { data: tag } },
    { operation: 'Create parameter', method: 'POST', path: `${SET}/parameters`, body: makeParameter('b') },
    { operation: 'List parameters', method: 'GET', path: `${SET}/parameters` },
    { operation: 'Show parameter', method: 'GET', path: parameter },
    { operation: 'Update parameter', method: 'PATCH', path: parameter, body: document('vars', {}) },
    { operation: 'Delete parameter', method: 'DELETE', path: parameter },
    { operation: 'Create policy set version', method: 'POST', path: `${SET}/versions` },
    { operation: 'List policy set versions', method: 'GET', path: `${SET}/versions` },
    { operation: 'Show policy set version', method: 'GET', path: `/api/v2/policy-set-versions/${setVersion}` },
    { operation: 'Create task configuration', method: 'POST', path: CONFIGS, body: makeConfig(task) },
    {
      operation: 'List task configurations',
      method: 'GET',
      path: `${CONFIGS}?filter[target-type]=projects&filter[target-id]=prj-default`,
    },
    {
      operation: 'Show task configuration of an owner',
      method: 'GET',
      path: `${CONFIGS}/for-owner?q[task-id]=${other}&q[owner-id]=acme&q[owner-type]=organizations`,
    },
    { operation: 'Show task configuration', method: 'GET', path: `/api/v2/task-configs/${config}` },
    {
      operation: 'Update task configuration',
      method: 'PATCH',
      path: `/api/v2/task-configs/${config}`,
      body: document('task-configs', {}),
    },
    { operation: 'List providers', method: 'GET', path: PROVIDERS },
    { operation: 'Create provider', method: 'POST', path: PROVIDERS, body: makeProvider('new') },
    { operation: 'Show provider', method: 'GET', path: PROVIDER },
    { operation: 'Read provider by id', method: 'GET', path: `/api/v2/registry-providers/${providerId}` },
    { operation: 'Delete provider', method: 'DELETE', path: `${PROVIDERS}/private/acme/gone` },
    { operation: 'Create provider version', method: 'POST', path: `${PROVIDER}/versions`, body: makeVersion('3.0.0') },
    { operation: 'List provider versions', method: 'GET', path: `${PROVIDER}/versions` },
    { operation: 'Show provider version', method: 'GET', path: `${PROVIDER}/versions/1.0.0` },
    { operation: 'Delete provider version', method: 'DELETE', path: `${PROVIDER}/versions/2.0.0` },
    { operation: 'Create provider platform', method: 'POST', path: platforms, body: makePlatform('darwin') },
    { operation: 'List provider platforms', method: 'GET', path: platforms },
    { operation: 'Show provider platform', method: 'GET', path: `${platforms}/linux/amd64` },
    {
      operation: 'List versions of a provider',
      method: 'GET',
      path: '/api/registry/v1/providers/acme/lintel/versions',
    },
    {
      operation: 'Find a package',
      method: 'GET',
      path: '/api/registry/v1/providers/acme/lintel/1.0.0/download/linux/amd64',
    },
    { operation: 'Delete provider platform', method: 'DELETE', path: `${platforms}/linux/amd64` },
    { operation: 'List GPG keys', method: 'GET', path: `${KEYS}?filter[namespace]=acme` },
    { operation: 'Add GPG key', method: 'POST', path: KEYS, body: makeKey(added.publicKey) },
    { operation: 'Show GPG key', method: 'GET', path: `${KEYS}/acme/${key.keyId}` },
    { operation: 'Update GPG key', method: 'PATCH', path: `${KEYS}/acme/${key.keyId}`, body: document('gpg-keys', {}) },
    { operation: 'Delete GPG key', method: 'DELETE', path: `${KEYS}/acme/${key.keyId}` },
  ];
}

it.each([
  ['no', null],
  ['an unknown', 'platform-other'],
  ["the other service's", 'secrets-root'],
])('returns 401 to every operation with %s token', async (_, token) => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token });
    expect({ method, path, status: reply.status, body: reply.body }).toEqual({
      method,
      path,
      status: 401,
      body: refusal(path, '401', 'unauthorized'),
    });
  }
});

it('requires a bearer token', async () => {
  const { status } = await emulator.request('GET', '/api/v2/organizations/acme/tasks', {
    token: null,
    headers: { Authorization: 'platform-root' },
  });
  expect(status).toBe(401);
});

it('returns 404 for everything with a token without read access', async () => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token: 'platform-none' });
    expect({ method, path, status: reply.status, body: reply.body }).toEqual({
      method,
      path,
      status: 404,
      body: refusal(path, '404', 'not found'),
    });
  }
});

it('lets a reader read, and returns 404 for its writes', async () => {
  for (const { method, path, body } of operations) {
    const reply = await emulator.request(method, path, { body, token: 'platform-reader' });
    const mayRead = method === 'GET' && !path.startsWith(ADMIN);
    expect({ method, path, found: reply.status < 400 ? true : reply.status }).toEqual({
      method,
      path,
      found: mayRead || 404,
    });
  }
});

it('returns 415 to a document of another content type, even without a body', async () => {
  for (const { method, path, body } of operations.filter((operation) => operation.method !== 'GET')) {
    for (const type of ['application/json', 'text/plain', '']) {
      const { status, body: response } = await emulator.request(method, path, {
        body: body && JSON.stringify(body),
        headers: { 'Content-Type': type },
      });
      expect({ method, path, type, status, title: response.errors[0].title }).toEqual({
        method,
        path,
        type,
        status: 415,
        title: 'unsupported media type',
      });
    }
  }
});

it('accepts parameters of the content type', async () => {
  const { method, path, body } = operations[3];
  const { status } = await emulator.request(method, path, {
    body,
    headers: { 'Content-Type': 'Application/vnd.api+json; charset=utf-8' },
  });
  expect(status).toBe(200);
});

it('permits everything to the root token and logs each operation', async () => {
  await emulator.control.clearRequests();
  for (const { method, path, body, headers } of operations) {
    const reply = await emulator.request(method, path, { body, headers });
    expect({ method, path, succeeds: reply.status < 400 || reply.body }).toEqual({ method, path, succeeds: true });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  const { requests, unknown } = await emulator.control.requests();
  expect(requests.map(({ operation }) => operation)).toEqual(operations.map(({ operation }) => operation));
  expect(unknown).toBe(0);
});

it('has requested every operation that takes a token', () => {
  const routes = platformRoutes.filter(({ open }) => !open);
  expect(operations.map(({ operation }) => operation).sort()).toEqual(routes.map(({ operation }) => operation).sort());
});

it('serves ping and discovery without a token', async () => {
  const ping = await emulator.request('GET', '/api/v2/ping', { token: null });
  const discovery = await emulator.request('GET', '/.well-known/terraform.json', { token: null });
  expect([ping.status, discovery.status, discovery.body['modules.v1']]).toEqual([
    204,
    200,
    '/api/registry/v1/modules/',
  ]);
});

it('lists the workspaces of the organization, and shows one', async () => {
  const { body } = await emulator.request('GET', '/api/v2/organizations/acme/workspaces');
  expect(body.data.map(({ id }: any) => id)).toEqual(['ws-app', 'ws-network', expect.any(String)]);
  expect(body.meta.pagination['total-count']).toBe(3);
  expect((await emulator.request('GET', '/api/v2/workspaces/ws-none')).status).toBe(404);
});

it.each([
  ['GET', '/api/v2/unknown'],
  ['PUT', '/api/v2/organizations/acme/tasks'],
  ['GET', '/nothing'],
  ['GET', '/api/v2/tasks/'],
  ['GET', '/api/v2/tasks/%E0%A4%A'],
])('returns 404 for %s %s and counts it as unknown', async (method, path) => {
  await emulator.control.clearRequests();
  const { status, body } = await emulator.request(method, path);
  expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
  expect(await emulator.control.requests()).toEqual({
    requests: [{ method, path, status: 404, count: 1, operation: null }],
    unknown: 1,
  });
});
