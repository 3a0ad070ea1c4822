import { Collection } from '../../src/emulator/store';
import { startEmulator, type TestEmulator } from '../support/emulator';

/** The number of objects of each kind that exist before the measured requests. */
const MANY = 60;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
  for (let index = 0; index < MANY; index++) await create(`before-${index}`);
}, 60_000);
afterAll(async () => emulator.close());

async function send(method: string, path: string, body?: object, token?: string) {
  const reply = await emulator.request(method, path, { body, token });
  expect({ path, body: reply.body, done: reply.status < 300 }).toEqual({ path, body: reply.body, done: true });
  return reply.body;
}

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
  await send('POST', `/v1/pki/roles/${name}`, { allow_any_name: true });
  await send('POST', `/v1/sys/policies/acl/${name}`, { policy: 'path "x" { capabilities = ["read"] }' });
  await send('POST', '/v1/auth/token/create', { policies: ['default'], ttl: '1h' });
}

it('looks at no other object to create one, however many there are', async () => {
  const looked: string[] = [];
  for (const method of ['where', 'all'] as const) {
    const original = Collection.prototype[method] as (this: Collection<object>, ...args: never[]) => object[];
    jest.spyOn(Collection.prototype, method).mockImplementation(function (this: Collection<object>, ...args) {
      const size = [...(this as unknown as { slot: { items: Map<string, object> } }).slot.items].length;
      if (size >= MANY) looked.push(new Error('looked').stack?.split('\n')[3]?.trim() ?? '');
      return original.call(this, ...(args as never[]));
    });
  }
  await create('measured');
  expect(looked).toEqual([]);
  await send('GET', '/api/v2/organizations/acme/tasks');
  expect(looked).not.toEqual([]);
});
