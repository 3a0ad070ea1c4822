/** @tier complete */
import { Collection } from '../../src/emulator/store';
import { startEmulator, type TestEmulator } from '../support/emulator';

/** The number of objects of each kind that exist before the measured requests. */
const MANY = 60;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ dialects: { secrets: 'openbao' } });
  await send('POST', '/v1/sys/auth/approle', { type: 'approle' });
  await send('POST', '/v1/auth/approle/role/app', {});
  await send('POST', '/v1/database/config/app', DATABASE);
  await send('POST', '/v1/database/roles/app', { db_name: 'app', creation_statements: ['x'] });
  await send('POST', '/v1/pki/roles/app', { allow_any_name: true, key_type: 'ec' });
  await send('PUT', '/v1/sys/namespaces/team');
  for (let index = 0; index < MANY; index++) await create(`before-${index}`);
}, 60_000);
afterAll(async () => emulator.close());

async function send(method: string, path: string, body?: object, token?: string) {
  const reply = await emulator.request(method, path, { body, token });
  expect({ path, body: reply.body, done: reply.status < 300 }).toEqual({ path, body: reply.body, done: true });
  return reply.body;
}

const DATABASE = {
  plugin_name: 'postgresql-database-plugin',
  connection_url: 'postgresql://127.0.0.1:1/app',
  allowed_roles: '*',
};

const document = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, ...(relationships && { relationships }) },
});

/** Creates one object of each kind that a stack has many of. */
async function create(name: string): Promise<void> {
  const organization = '/api/v2/organizations/acme';
  const task = await send(
    'POST',
    `${organization}/tasks`,
    document('tasks', { name, description: '', url: 'https://hooks.example', category: 'task' }),
  );
  await send(
    'POST',
    '/api/v2/workspaces/ws-app/tasks',
    document(
      'workspace-tasks',
      { 'enforcement-level': 'advisory', 'stages': ['post_plan'] },
      { task: { data: { id: task.data.id, type: 'tasks' } } },
    ),
  );
  await send(
    'POST',
    `${organization}/policies`,
    document('policies', {
      name,
      kind: 'opa',
      query: 'data.main.deny',
      enforce: [{ path: `${name}.rego`, mode: 'advisory' }],
    }),
  );
  const module = await send(
    'POST',
    `${organization}/registry-modules`,
    document('registry-modules', { name, 'provider': 'aws', 'registry-name': 'private' }),
  );
  const { namespace } = module.data.attributes as { namespace: string };
  await send(
    'POST',
    `${organization}/registry-modules/private/${namespace}/${name}/aws/versions`,
    document('registry-module-versions', { version: '1.0.0' }),
  );
  await send('POST', `${organization}/policy-sets`, document('policy-sets', { name }));
  await send(
    'POST',
    '/api/v2/policy-sets/polset-base/parameters',
    document('vars', { key: name, value: 'x', category: 'policy-set' }),
  );
  await send('POST', `${organization}/workspaces`, document('workspaces', { name }));
  for (const kind of ['teams', 'projects', 'agent-pools']) {
    await send('POST', `/_emulator/${kind}`, { name, organization: 'acme' });
  }
  for (const type of ['database', 'approle']) {
    await send('POST', `/v1/sys/${type === 'approle' ? 'auth' : 'mounts'}/${name}`, { type });
    await send('POST', `/v1/sys/mounts/below/${type}/${name}`, { type: 'database' });
  }
  await send('PUT', `/v1/sys/namespaces/team-${name}`);
  await send('PUT', `/v1/team/sys/namespaces/below-${name}`);
  await send('POST', `/v1/team/sys/mounts/${name}`, { type: 'database' });
  await send('POST', `/v1/database/config/${name}`, DATABASE);
  await send('POST', `/v1/database/roles/${name}`, { db_name: 'app', creation_statements: ['x'] });
  await send('POST', `/v1/database/static-roles/static-${name}`, {
    db_name: 'app',
    username: name,
    rotation_period: '1h',
  });
  await send('GET', '/v1/database/creds/app');
  await send('POST', `/v1/auth/approle/role/${name}`, {});
  await send('POST', '/v1/auth/approle/role/app/secret-id', {});
  await send('POST', `/v1/auth/token/roles/${name}`, {});
  await send('POST', `/v1/sys/policies/password/${name}`, { policy: 'length = 20 rule "charset" { charset = "abc" }' });
  await send('POST', '/v1/pki/root/generate/internal', { common_name: name, issuer_name: name, key_type: 'ec' });
  await send('POST', '/v1/pki/keys/generate/internal', { key_name: `key-${name}`, key_type: 'ec' });
  await send('POST', '/v1/pki/issue/app', { common_name: `${name}.example.com` });
  await send('POST', `/v1/pki/roles/${name}`, { allow_any_name: true });
  await send('POST', `/v1/sys/policies/acl/${name}`, { policy: 'path "x" { capabilities = ["read"] }' });
  await send('POST', '/v1/auth/token/create', { policies: ['default'], ttl: '1h' });
}

it('looks at no other object to create one, however many there are', async () => {
  const looked: string[] = [];
  for (const method of ['where', 'all', 'by'] as const) {
    const original = Collection.prototype[method] as (this: Collection<object>, ...args: never[]) => object[];
    jest.spyOn(Collection.prototype, method).mockImplementation(function (this: Collection<object>, ...args) {
      const found = original.call(this, ...(args as never[]));
      const { slot } = this as unknown as { slot: { items: Map<string, object> } };
      const size = method === 'by' ? found.length : slot.items.size;
      if (size >= MANY) looked.push(new Error('looked').stack?.split('\n').slice(3, 6).join('') ?? '');
      return found;
    });
  }
  await create('measured');
  expect(looked).toEqual([]);
  await send('GET', '/api/v2/organizations/acme/tasks');
  expect(looked).not.toEqual([]);
});
