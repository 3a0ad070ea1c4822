/** @tier complete */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { Server } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { withProvider } from '../../support/go-providers';
import { absentProgram, describeGiven, describeNeeding } from '../../support/needed';
import { startOpenbaoWithRoot } from '../../support/openbao';
import { RELEASE_KEY } from '../../support/release-keys';
import { runProgram } from '../../support/run-program';
import { DAILY, DAILY_HOSTED, DAILY_V2 } from './go-daily';

/** `go.mod` pins the libraries. One program has all of them, because what costs is to compile what they share. */
const PROGRAM = path.join(__dirname, '..', '..', 'support', 'go-clients');

/** Its library is given as a folder: the module proxy does not have it. */
const PROGRAM_V2 = path.join(__dirname, '..', '..', 'support', 'go-clients-v2');

const OPENBAO_GOT = {
  namespace: [null, 404],
  login: [1200, ['default']],
  warnings: ['Endpoint ignored these unrecognized parameters: [unknown]'],
};

let task: Server;
let taskUrl: string;
beforeAll(async () => {
  task = createServer((_, response) => response.writeHead(200).end());
  await new Promise<void>((resolve) => task.listen(0, '127.0.0.1', resolve));
  taskUrl = `http://127.0.0.1:${(task.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  task.closeAllConnections();
  await new Promise((resolve) => task.close(resolve));
});

async function unknownRequests(emulator: TestEmulator) {
  return (await emulator.control.requests()).requests.filter(({ operation }) => operation === null);
}

describeNeeding('the official Go libraries', absentProgram('go', 'Go 1.25 or newer'), () => {
  it('do their work with the emulator', async () => {
    const emulators = await Promise.all([
      startEmulator({ dialects: { platform: 'hcp', secrets: 'vault' }, settings: { verifyUrls: true } }),
      startEmulator({ dialects: { secrets: 'openbao' } }),
      startEmulator({ dialects: { platform: 'hcp' }, settings: { edition: 'hosted' } }),
    ]);
    try {
      const env = {
        ...process.env,
        PLATFORM_ADDRESS: emulators[0].address,
        HOSTED_PLATFORM_ADDRESS: emulators[2].address,
        VAULT_SERVICE_ADDRESS: emulators[0].address,
        OPENBAO_SERVICE_ADDRESS: emulators[1].address,
        OPENBAO_SERVICE_TOKEN: 'secrets-root',
        PUBLIC_KEY: RELEASE_KEY.publicKey,
        TASK_URL: taskUrl,
      };
      const { status, stdout, stderr } = await runProgram('go', ['run', '.'], { cwd: PROGRAM, env });
      if (status !== 0) throw new Error(stderr);
      expect(JSON.parse(stdout)).toEqual({
        platform: [
          {
            version: '2.6',
            organization: 'new@gophers.example',
            administration: true,
            consumers: 'acme',
            workspace: [true, 'tunnel', null],
            task: ['scan', true, 1],
            association: ['advisory', ['post_plan'], true],
            policy: 'main = rule { true }',
            missing: true,
          },
          {
            'lookups': [
              'Default Project',
              true,
              'app',
              'Default Project',
              'payments',
              'owners',
              true,
              'main',
              'main',
              1,
              'acme',
            ],
            'policy set': [1, 'gophers', 'app', 'tunnels', true, 1, null],
            'attachments': [1, null],
            'parameter': ['depth', '', 1, null],
            'version': ['pending', 'ready', null],
            'global task': ['everywhere', true, null],
            'key': [RELEASE_KEY.keyId, 1, null],
            'provider': ['gopher', '1.0.0', '1.0.0', true],
          },
          DAILY,
        ],
        vault: {
          'health': true,
          'mount': 315360000,
          'certificate': [['web'], 'ec'],
          'policy and token': ['ec', 403, 600, ['app', 'default']],
          'lease': [3600, 60, null],
          'wrapping': 'ec',
          'missing': true,
        },
        openbao: OPENBAO_GOT,
        hosted: DAILY_HOSTED,
      });
      expect(await unknownRequests(emulators[0])).toEqual([]);
      expect(await unknownRequests(emulators[2])).toEqual([]);
      // In the namespace that does not exist.
      expect(await unknownRequests(emulators[1])).toMatchObject([{ path: '/v1/sys/mounts', count: 1 }]);
    } finally {
      for (const emulator of emulators) await emulator.close();
    }
  }, 300_000);

  describeGiven('and that of OpenBao with a real one', 'LINTEL_TEST_OPENBAO', (server) => {
    it('gets the same', async () => {
      const service = await startOpenbaoWithRoot(server);
      try {
        const env = { ...process.env, OPENBAO_SERVICE_ADDRESS: service.address, OPENBAO_SERVICE_TOKEN: service.token };
        const { status, stdout, stderr } = await runProgram('go', ['run', '.'], { cwd: PROGRAM, env });
        if (status !== 0) throw new Error(stderr);
        expect(JSON.parse(stdout)).toEqual({ openbao: OPENBAO_GOT });
      } finally {
        await service.close();
      }
    }, 300_000);
  });
});

describeGiven('version 2 of go-tfe', 'LINTEL_TEST_GO_TFE_V2', (source) => {
  it('does its work with the emulator', async () => {
    const emulator = await startEmulator({ dialects: { platform: 'hcp' }, settings: { verifyUrls: true } });
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-go-'));
    try {
      cpSync(PROGRAM_V2, folder, { recursive: true });
      cpSync(path.join(source, 'go.sum'), path.join(folder, 'go.sum'));
      const library = 'github.com/hashicorp/go-tfe/v2';
      const module = readFileSync(path.join(source, 'go.mod'), 'utf8').replace(/^module .*/m, 'module go-clients-v2');
      writeFileSync(
        path.join(folder, 'go.mod'),
        `${module}\nrequire ${library} v2.0.0\nreplace ${library} => ${path.resolve(source)}\n`,
      );
      const env = { ...process.env, GOFLAGS: '-mod=mod', PLATFORM_ADDRESS: emulator.address, TASK_URL: taskUrl };
      const { status, stdout, stderr } = await runProgram('go', ['run', '-p', '1', '.'], { cwd: folder, env });
      if (status !== 0) throw new Error(stderr);
      expect(JSON.parse(stdout)).toEqual({
        'organization': ['acme', 'prj-default', true],
        'workspaces': ['app', 'prj-default', 1, true, 'ws-app', 'app'],
        'lookups': ['payments', true, 'owners', 1, 'main', true],
        'connections': ['main', 1, 1, false, 'acme', 'Organization'],
        'policy set': [
          1,
          'gophers',
          true,
          'ws-app',
          'acme',
          'tunnels',
          'sentinel',
          true,
          'latest',
          1,
          1,
          0,
          true,
          null,
        ],
        'attachments': [[1, 0, 0, 1], [0, 1, 1, 0], [0, 0, 0, 0], null],
        'parameter': ['depth', null, true, 'policy-set', 1, null],
        'version': ['pending', 200, 'ready', 'tfe-api', 1, true, null],
        'global task': [
          'everywhere',
          'tunnels',
          true,
          ['post_plan', 'pre_apply'],
          'mandatory',
          'apool-main',
          true,
          null,
        ],
        'refused': [true, true],
        ...DAILY_V2,
      });
      expect(await unknownRequests(emulator)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await emulator.close();
    }
  }, 600_000);
});

describeGiven("Vault's provider", 'LINTEL_TEST_PEERS', (providers) => {
  const { run } = withProvider('vault', 'vault.tf', providers);

  it('applies quietly and destroys', async () => {
    const emulator = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      const env = { VAULT_ADDR: emulator.address, VAULT_TOKEN: 'secrets-root' };
      await run(env, 'apply', '-auto-approve');
      await run(env, 'plan', '-detailed-exitcode');
      await run(env, 'destroy', '-auto-approve');
      expect(await unknownRequests(emulator)).toEqual([]);
      expect((await emulator.control.requests()).requests.length).toBeGreaterThan(10);
    } finally {
      await emulator.close();
    }
  }, 120_000);
});
