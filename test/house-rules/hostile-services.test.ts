/** @tier complete */
import { readdirSync, readFileSync } from 'fs';
import { gzipSync } from 'zlib';
import * as registry from '../../src/handlers';
import { Reply, startService, TestService } from '../clients/service';
import { startEmulator } from '../support/emulator';
import { Core, Held } from '../support/environments/core';
import { withInstalledProvider } from '../support/installed-provider';
import { peakMemoryOf } from '../support/plugin-process';
import type { TerraformFolder } from '../support/terraform';

const MIB = 1024 ** 2;
const MOST_MEMORY = 300 * MIB;
const AT_ONCE = 10;

let service: TestService;
let core: Core | undefined;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  await core?.close();
  core = undefined;
  await service.stop();
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<Core> {
  const both = { address: service.origin, token: 'any' };
  return (core = await Core.startProcess(
    registry,
    { platform: both, secrets: { ...both, dialect: 'vault' } },
    environment,
  ));
}

const held = (number: number): Held => ({
  state: {
    id: `task-${number}`,
    organization: 'acme',
    name: 'scan',
    url: 'https://example.com',
    enabled: true,
    category: 'task',
  },
  privateState: Buffer.alloc(0),
});

/** Runs this many concurrent reads, and returns the first sentence of each error. */
async function readAll(): Promise<string[]> {
  const reads = Array.from({ length: AT_ONCE }, (_, number) =>
    core!.refresh('lintel_run_task', held(number)).then(
      () => 'it was read',
      (error: Error) => error.message,
    ),
  );
  return Promise.all(reads);
}

const document = (name: Buffer) =>
  Buffer.concat([
    Buffer.from('{"data":{"id":"task-1","type":"tasks","attributes":{"name":"'),
    name,
    Buffer.from('"}}}'),
  ]);

/** A name of 1.5 gigabytes in a few megabytes: concatenated gzip members are one text. */
function bomb(): Buffer {
  const part = gzipSync(Buffer.alloc(64 * MIB, 'a'));
  return Buffer.concat([
    gzipSync('{"data":{"id":"task-1","type":"tasks","attributes":{"name":"'),
    ...Array.from({ length: 24 }, () => part),
    gzipSync('"}}}'),
  ]);
}

const numberIn = (url: string) => Number(new URL(url, 'http://host').searchParams.get('page[number]') ?? 1);
const pageAfter = (number: number, data: string) =>
  Buffer.from(`{"data":[${data}],"meta":{"pagination":{"next-page":${number + 1},"total-pages":null}}}`);
const endless = ({ url }: { url: string }): Reply => {
  const number = numberIn(url);
  const one = (index: number) =>
    JSON.stringify({
      id: `task-${number}-${index}`,
      type: 'tasks',
      attributes: { name: `task-${number}-${index}`, description: 'x'.repeat(2_000) },
    });
  return { body: pageAfter(number, Array.from({ length: 100 }, (_, index) => one(index)).join(',')) };
};

test('no response exhausts the memory of a provider process, however many arrive at once', async () => {
  const { client } = await start();
  const attacks: readonly [body: () => Reply, says: string][] = [
    [
      () => ({ headers: { 'content-encoding': 'gzip' }, body: packed }),
      'it exceeds the limit of 8 MiB after decompression',
    ],
    [
      () => ({ status: 422, headers: { 'content-encoding': 'gzip' }, body: packed }),
      '422 the values are not valid (the response is too large to be read in full)',
    ],
    [() => ({ status: 422, body: longDetail }), 'more characters)'],
    [() => ({ body: deep }), 'it exceeds the limit of 100 nested levels'],
    [() => ({ body: many }), 'it contains so many values'],
  ];
  const packed = bomb();
  const longDetail = Buffer.from(JSON.stringify({ errors: [{ detail: 'x'.repeat(7 * MIB) }] }));
  const deep = document(Buffer.from(`","n":${'['.repeat(MIB)}${']'.repeat(MIB)},"m":"`));
  const many = document(Buffer.from(`","n":[${'{},'.repeat(2 * MIB)}{}],"m":"`));
  for (const [reply, says] of attacks) {
    service.behaviour = reply;
    for (const message of await readAll()) {
      expect(message).toContain(says);
      expect(message).toContain('GET /tasks/task-');
      expect(message).not.toContain('bug in the provider');
      expect(message.length).toBeLessThan(4_000);
    }
  }
  // Valid responses of the maximum size.
  const valid = document(Buffer.alloc(8 * MIB - 1_000, 'a'));
  service.behaviour = () => ({ body: valid });
  await readAll();
  expect(client.plugin!.peakMemory()).toBeLessThan(MOST_MEMORY);
});

test('no list exhausts the memory of a provider process, or takes forever', async () => {
  const { client } = await start();
  service.behaviour = endless;
  await expect(core!.readData('lintel_run_tasks', { organization: 'acme' })).rejects.toThrow(
    'GET /organizations/acme/tasks: no usable response (the list exceeds the limit of 96 MiB of memory)',
  );
  expect(client.plugin!.peakMemory()).toBeLessThan(MOST_MEMORY);
});

test('no list of names exhausts the memory of a provider process', async () => {
  const { client } = await start();
  const names = Buffer.from(
    JSON.stringify({ data: { keys: Array.from({ length: 200_000 }, (_, index) => `${index}`.padStart(75, '0')) } }),
  );
  service.behaviour = () => ({ body: names });
  expect(Object.keys(await core!.readData('lintel_database_roles', {}))).toContain('names');
  expect(client.plugin!.peakMemory()).toBeLessThan(MOST_MEMORY);
});

describe('an interrupt ends, within a second,', () => {
  const waits: readonly [
    what: string,
    reply: (asked: { url: string }) => Reply | Promise<Reply>,
    act: () => Promise<unknown>,
  ][] = [
    ['a read without a response', () => new Promise<Reply>(() => undefined), () => readTask()],
    [
      'a response that never ends',
      () => ({ headers: { 'content-length': MIB }, body: Buffer.from('{"data":'), open: true }),
      () => readTask(),
    ],
    [
      'an endless list',
      async ({ url }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return {
          body: pageAfter(
            numberIn(url),
            JSON.stringify({ id: `task-${numberIn(url)}`, type: 'tasks', attributes: { name: 'x' } }),
          ),
        };
      },
      () => core!.readData('lintel_run_tasks', { organization: 'acme' }),
    ],
    [
      'a delay that the service requested',
      () => ({ status: 429, headers: { 'retry-after': '60' }, body: { errors: [] } }),
      () => readTask(),
    ],
    [
      'the wait for a node that takes over',
      () => ({ status: 503, body: { errors: ['Vault is sealed'] } }),
      () => core!.readData('lintel_database_roles', {}),
    ],
    [
      'the search for an object that a write may have created',
      ({ url }) =>
        url.includes('roles')
          ? { status: 503, headers: { 'retry-after': '60' }, body: { errors: [] } }
          : { status: 404, body: { errors: [] } },
      () => createRole(),
    ],
    [
      'a write whose response never ends',
      () => ({ status: 201, headers: { 'content-length': MIB }, body: Buffer.from('{"data":'), open: true }),
      () => createTask(),
    ],
  ];

  const readTask = () => core!.refresh('lintel_run_task', held(1));
  const createTask = () =>
    core!.apply('lintel_run_task', { organization: 'acme', name: 'scan', url: 'https://example.com' });
  const createRole = () =>
    core!.apply('lintel_database_role', { name: 'app', dbName: 'main', creationStatements: ['x'] });

  it.each(waits)('%s', async (_, reply, act) => {
    const { client } = await start();
    service.behaviour = reply;
    const acting = act().then(
      () => 'it succeeded',
      (error: Error) => error.message,
    );
    await service.was('asked');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    await client.call('StopProvider');
    const message = await acting;
    expect(performance.now() - began).toBeLessThan(1_100);
    expect(message).not.toBe('it succeeded');
    expect(message).not.toContain('bug in the provider');
  });
});

test('a wait is reported in the log and by the waiting action after ten seconds', async () => {
  const { client } = await start({ TF_LOG_PROVIDER: 'INFO' });
  let refused = false;
  service.behaviour = ({ url }) => {
    // The log says whose token is used.
    if (url.endsWith('/lookup-self') || refused) return { status: 204 };
    refused = true;
    return { status: 429, headers: { 'retry-after': '12' }, body: { errors: [] } };
  };
  const { progress } = await core!.invoke('lintel_database_role_rotation', { role: 'reporting' });
  const words =
    'POST /database/rotate-role/reporting of the secrets service waits: the service responds with 429 and asks to wait 12 s';
  expect(progress).toContain(words);
  expect(client.plugin!.stderr).toContain(`"@level":"info","@message":"${words}"`);
}, 30_000);

describe('terraform', () => {
  const folders: TerraformFolder[] = [];

  afterEach(() => folders.splice(0).forEach((folder) => folder.close()));

  async function folderWith(hcl: string, address = service.origin): Promise<TerraformFolder> {
    const folder = withInstalledProvider({
      LINTEL_PLATFORM_ADDRESS: address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
      LINTEL_SECRETS_ADDRESS: address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
    }).configure(hcl);
    folders.push(folder);
    return folder.init();
  }

  /** The provider process of a terraform process. */
  function providerOf(terraform: number): number {
    const [provider] = readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(terraform);
        } catch {
          return false;
        }
      });
    return Number(provider);
  }

  it('stops at Ctrl-C while an endless list is read, with little memory used by its provider', async () => {
    const folder = await folderWith('data "lintel_run_tasks" "all" {\n  organization = "acme"\n}\n');
    service.behaviour = async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return endless(asked);
    };
    const { process: terraform, finished } = folder.start(['plan', '-input=false']);
    await service.was('asked');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const peak = peakMemoryOf(providerOf(terraform.pid!));
    const began = performance.now();
    terraform.kill('SIGINT');
    const { stdout, stderr } = await finished;
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(`${stdout}${stderr}`).toContain('Interrupted');
    expect(peak).toBeLessThan(MOST_MEMORY);
  }, 30_000);

  it('reports a response that is too large', async () => {
    const folder = await folderWith('data "lintel_run_task" "one" {\n  id = "task-1"\n}\n');
    const packed = bomb();
    service.behaviour = () => ({ headers: { 'content-encoding': 'gzip' }, body: packed });
    const { status, stderr } = await folder.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(stderr.replace(/[│\s]+/g, ' ')).toContain(
      'GET /tasks/task-1: no usable response (it exceeds the limit of 8 MiB after decompression)',
    );
  }, 30_000);

  it('creates all other objects if the service requests too long a wait for one', async () => {
    const emulator = await startEmulator();
    const folder = await folderWith(
      'resource "lintel_run_task" "each" {\n  count        = 5\n  organization = "acme"\n  name         = "scan-${count.index}"\n  url          = "https://example.com"\n}\n',
      emulator.address,
    );
    await emulator.control.faults([
      {
        method: 'POST',
        path: '/api/v2/organizations/acme/tasks',
        times: 1,
        status: 429,
        headers: { 'Retry-After': 3600 },
      },
    ]);
    const began = performance.now();
    const { status, stderr } = await folder.run('apply', '-auto-approve', '-input=false');
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(status).toBe(1);
    expect(stderr.replace(/[│\s]+/g, ' ')).toContain(
      '429 too many requests (the service asks to wait 3,600 s, but requests wait 180 s at most)',
    );
    expect(folder.state().resources.flatMap(({ instances }) => instances)).toHaveLength(4);
    await emulator.close();
  }, 40_000);

  it('continues once another node of the secrets service has taken over', async () => {
    const emulator = await startEmulator();
    const folder = await folderWith(
      'resource "lintel_database_role" "each" {\n  count   = 3\n  name    = "role-${count.index}"\n  db_name = "orders"\n  creation_statements = ["x"]\n}\n',
      emulator.address,
    );
    // Six in a row, more than the limit of five. A sealed node has processed nothing.
    await emulator.control.faults([
      {
        method: 'POST',
        path: '/v1/database/roles/role-1',
        times: 6,
        status: 503,
        body: { errors: ['Vault is sealed'] },
      },
    ]);
    expect(await folder.apply()).toContain('3 added');
    await emulator.close();
  }, 60_000);

  it('warns once about a token that is sent to another machine without encryption', async () => {
    const folder = withInstalledProvider({
      LINTEL_SECRETS_ADDRESS: 'http://secrets.invalid:8200',
      LINTEL_SECRETS_TOKEN: 'canary-token',
      LINTEL_PLATFORM_ADDRESS: service.origin,
      LINTEL_PLATFORM_TOKEN: 'any',
    });
    folders.push(folder);
    await folder
      .configure(
        'resource "lintel_run_task" "each" {\n  count        = 5\n  organization = "acme"\n  name         = "scan-${count.index}"\n  url          = "https://example.com"\n}\n',
      )
      .init();
    const stdout = await folder.succeed('plan', '-input=false');
    const said = stdout.replace(/[│\s]+/g, ' ');
    expect(said.split('A token is sent without encryption')).toHaveLength(2);
    expect(said).toContain(
      'The token of the secrets service (from LINTEL_SECRETS_TOKEN) is sent to secrets.invalid:8200 without encryption',
    );
    expect(said).not.toContain('canary-token');
  }, 30_000);
});
