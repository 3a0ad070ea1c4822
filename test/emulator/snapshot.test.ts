import { controls } from '../../src/emulator/control/controls';
import { SNAPSHOT_SHAPES } from '../../src/emulator/control/snapshot-shapes';
import { createWorld } from '../../src/emulator/state/create-world';
import { startEmulator, type TestEmulator } from '../support/emulator';
import { places, REPLACEMENTS } from '../support/places';

/** Another value replaces other places by other values. */
const SEED = Number(process.env.EMULATOR_FUZZ_SEED ?? 1);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ settings: { postgresql: 'never' } });
  await fill();
});
afterAll(async () => emulator.close());

const put = async (body: unknown) => emulator.request('PUT', '/_emulator/snapshot', { body });

/** Makes objects of many kinds, with work that is due later. */
async function fill(): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status, body: response } = await emulator.request('POST', path, { body });
    expect({ path, response, ok: status < 300 }).toEqual({ path, response, ok: true });
  };
  await post('/v1/database/config/app', {
    plugin_name: 'postgresql-database-plugin',
    connection_url: 'postgresql://{{username}}:{{password}}@127.0.0.1:1/app',
    username: 'vault',
    password: 'canary',
    allowed_roles: ['*'],
  });
  await post('/v1/database/roles/app', { db_name: 'app', creation_statements: ['x'], default_ttl: 60 });
  await post('/v1/database/static-roles/own', { db_name: 'app', username: 'app', rotation_period: 60 });
  expect((await emulator.request('GET', '/v1/database/creds/app')).status).toBe(200);
  await post('/v1/auth/token/create', { ttl: '1m', policies: ['default'] });
  await post('/v1/sys/auth/approle', { type: 'approle' });
  await post('/v1/auth/approle/role/app', { secret_id_ttl: 60 });
  await post('/v1/auth/approle/role/app/secret-id', {});
  await post('/v1/pki/roles/app', { allow_any_name: true });
  await post('/v1/pki/issue/app', { common_name: 'app.example' });
  await post('/api/v2/organizations/acme/tasks', {
    data: {
      type: 'tasks',
      attributes: { name: 'scan', description: '', url: 'https://hooks.example', category: 'task' },
    },
  });
}

it('knows what every kind of object contains', () => {
  expect(Object.keys(SNAPSHOT_SHAPES).sort()).toEqual(createWorld().store.kinds().sort());
});

it('takes back what it has given', async () => {
  const given = await emulator.control.snapshot();
  const { status, body } = await put(given);
  expect([status, body]).toEqual([200, given]);
});

it('takes back a snapshot that is larger than a request to a service may be', async () => {
  const given = await emulator.control.snapshot();
  const [policy] = (await emulator.control.snapshot()).objects.aclPolicies ?? [];
  const text = 'a'.repeat(9 * 1024 * 1024);
  const policies = Array.from({ length: 4 }, (_, index) => ({ ...policy, name: `large-${index}`, policy: text }));
  const template = {
    namespace: '',
    version: 1,
    modified: given.clock ? new Date(0).toISOString() : '',
    casRequired: false,
  };
  const large = {
    ...given,
    objects: { ...given.objects, aclPolicies: policies.map((each) => ({ ...template, ...each })) },
  };
  expect((await put(large)).status).toBe(200);
  expect((await put(await emulator.control.snapshot())).status).toBe(200);
  expect((await put(given)).status).toBe(200);
});

it.each([
  ['a clock beyond every year', { clock: { advancedSeconds: 1e300 } }, '"clock.advancedSeconds" must be a number from'],
  ['half an object', { objects: { leases: [{ id: 'x' }] } }, 'objects.leases[0].mount is missing.'],
  [
    'an unknown field',
    { objects: { organizations: [{ name: 'a', email: 'b', c: 1 }] } },
    'objects.organizations[0].c is not known.',
  ],
  [
    'another type',
    { objects: { organizations: [{ name: 1, email: 'b' }] } },
    'objects.organizations[0].name must be a string.',
  ],
  [
    'a value that is not offered',
    { objects: { recoveryKeys: [{ name: 'x', keys: [], threshold: 1 }] } },
    'objects.recoveryKeys[0].name must be "recovery".',
  ],
  ['no array', { objects: { organizations: {} } }, 'objects.organizations must be an array.'],
  ['no object', { objects: { organizations: [[]] } }, 'objects.organizations[0] must be an object.'],
  [
    'a time that is none',
    { objects: { refusedLogins: [{ mount: 'a', role: 'b', count: 1, lastAt: 'soon' }] } },
    'objects.refusedLogins[0].lastAt must be a time in RFC 3339.',
  ],
])('refuses %s with its path, and keeps what it has', async (_, part, message) => {
  const before = await emulator.control.snapshot();
  const { status, body } = await put({ clock: { advancedSeconds: 0 }, settings: {}, objects: {}, ...part });
  expect([status, body]).toEqual([400, { error: expect.stringContaining(message) }]);
  expect(await emulator.control.snapshot()).toEqual(before);
});

it('survives every snapshot, also when its work becomes due', async () => {
  const given = await emulator.control.snapshot();
  const changing = structuredClone(given);
  let tried = 0;
  for (const [index, replace] of [...places(changing)].entries()) {
    const undo = replace(REPLACEMENTS[(index + SEED) % REPLACEMENTS.length]);
    const { status, body } = await put(changing);
    undo();
    tried += 1;
    expect({ status, body }).toEqual({ status: status === 200 ? 200 : 400, body: expect.anything() });
    if (status !== 200) continue;
    const later = await emulator.request('POST', '/_emulator/clock', { body: { advanceSeconds: 400 * 24 * 3600 } });
    expect({ status: later.status, body: later.body }).toEqual({
      status: 200,
      body: { now: expect.any(String), frozen: false },
    });
  }
  expect(tried).toBeGreaterThan(200);
  expect((await put(given)).status).toBe(200);
}, 60_000);

it('responds to every control request with a body that it does not expect', async () => {
  for (const { method, path } of controls.filter((control) => control.method !== 'GET')) {
    for (const body of [...REPLACEMENTS, '{', { advanceSeconds: {} }, { faults: [{}] }]) {
      const { status } = await emulator.request(method, path.replace(/:\w+/g, 'x'), { body });
      expect([method, path, body, [200, 201, 204, 400, 404, 409].includes(status)]).toEqual([method, path, body, true]);
    }
  }
});
