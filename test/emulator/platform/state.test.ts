import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';

const ORGANIZATION = '/api/v2/organizations/acme';
const OCTETS = { 'Content-Type': 'application/octet-stream' };

const document = (type: string, attributes: object) => ({ body: { data: { type, attributes } } });

/** Creates one object of every kind on the platform, and returns them. */
async function makeEverything({ address, request }: TestEmulator): Promise<any[]> {
  const task = await request(
    'POST',
    `${ORGANIZATION}/tasks`,
    document('tasks', { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' }),
  );
  const policy = await request(
    'POST',
    `${ORGANIZATION}/policies`,
    document('policies', { 'name': 'deny', 'enforcement-level': 'advisory' }),
  );
  await request('PUT', policy.body.data.links.upload, { body: 'main = rule { false }\n', headers: OCTETS });
  const module = await request(
    'POST',
    `${ORGANIZATION}/registry-modules`,
    document('registry-modules', { 'name': 'dns', 'provider': 'aws', 'registry-name': 'private' }),
  );
  const version = await request(
    'POST',
    `${module.body.data.links.self}/versions`,
    document('registry-module-versions', { version: '1.0.0' }),
  );
  await request('PUT', version.body.data.links.upload.slice(address.length), {
    token: null,
    body: await archiveOf({ 'main.tf': '' }),
    headers: OCTETS,
  });
  await request('PATCH', '/api/v2/admin/organizations/acme', document('organizations', { 'workspace-limit': 5 }));
  return [task, policy, module, version].map(({ body }) => body.data.id);
}

/** The objects as a client reads them. */
async function everything({ request }: TestEmulator): Promise<unknown[]> {
  const paths = [
    `${ORGANIZATION}/tasks`,
    `${ORGANIZATION}/policies`,
    `${ORGANIZATION}/registry-modules`,
    '/api/registry/v1/modules/acme/dns/aws',
    '/api/v2/admin/organizations/acme',
  ];
  return Promise.all(paths.map(async (path) => (await request('GET', path)).body.data));
}

let emulator: TestEmulator;
beforeEach(async () => {
  emulator = await startEmulator({ seed: 7 });
});
afterEach(async () => emulator.close());

it('generates the same ids after every start and reset with the same seed, and others with another', async () => {
  const first = await makeEverything(emulator);
  await emulator.control.reset();
  expect(await makeEverything(emulator)).toEqual(first);
  for (const [seed, equal] of [
    [7, true],
    [8, false],
  ] as const) {
    const another = await startEmulator({ seed });
    expect((await makeEverything(another)).map((id, index) => id === first[index])).toEqual([
      equal,
      equal,
      equal,
      equal,
    ]);
    await another.close();
  }
});

it('carries everything in a snapshot, also to another emulator', async () => {
  await makeEverything(emulator);
  const [before, snapshot] = [await everything(emulator), await emulator.control.snapshot()];
  const another = await startEmulator({ seed: 7 });
  await another.control.restore(snapshot);
  expect(await everything(another)).toEqual(before);
  const policy = (await another.request('GET', `${ORGANIZATION}/policies`)).body.data[0];
  const { headers } = await another.request('GET', policy.links.download);
  expect(await (await fetch(headers.get('location')!)).text()).toBe('main = rule { false }\n');
  await another.close();
});

it('repeats no id after a snapshot was restored', async () => {
  const ids = await makeEverything(emulator);
  const snapshot = await emulator.control.snapshot();
  await emulator.control.reset();
  await emulator.control.restore(snapshot);
  const task = await emulator.request(
    'POST',
    `${ORGANIZATION}/tasks`,
    document('tasks', { name: 'other', url: 'https://hooks.example', description: '', category: 'task' }),
  );
  expect(ids).not.toContain(task.body.data.id);
  expect((await emulator.request('GET', `${ORGANIZATION}/tasks`)).body.data).toHaveLength(2);
});

it('goes back to the start with a reset', async () => {
  const start = await emulator.control.snapshot();
  await makeEverything(emulator);
  expect(await emulator.control.snapshot()).not.toEqual(start);
  await emulator.control.reset();
  expect(await emulator.control.snapshot()).toEqual(start);
});
