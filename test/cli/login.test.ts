/** @tier complete */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { setTimeout as sleep } from 'timers/promises';
import { AppRole, createAppRole, openTokens } from '../support/approle';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { Finished, lintel, startLintel } from './run-cli';
import { CTRL_C, describeWithTerminal, sitDown } from './terminal';

jest.setTimeout(30_000);

let emulator: TestEmulator;
let role: AppRole;
let folder: string;

beforeEach(async () => {
  emulator = await startEmulator();
  role = await createAppRole(emulator);
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-login-'));
  writeFileSync(path.join(folder, 'secret-id'), `${role.secretId}\n`);
});

afterEach(async () => {
  // However it ended.
  expect(await openTokens(emulator)).toEqual([]);
  await emulator.close();
  rmSync(folder, { recursive: true });
});

const options = () => [
  'login',
  ...['--address', emulator.address, '--method', 'approle', '--role-id', role.roleId],
  ...['--secret-id-file', path.join(folder, 'secret-id')],
];
const run = (...command: readonly string[]): Promise<Finished> => lintel([...options(), '--', ...command]);
const shell = (script: string) => run('sh', '-c', script);
const lookUp =
  'curl -fs -H "X-Service-Token: $LINTEL_SECRETS_TOKEN" "$LINTEL_SECRETS_ADDRESS/v1/auth/token/lookup-self"';

it('gives the command a token that the service accepts, and nothing to log in with', async () => {
  const finished = await lintel(
    [...options(), '--', 'sh', '-c', `${lookUp}; echo; env | grep -c ^LINTEL_SECRETS_LOGIN`],
    {
      LINTEL_SECRETS_LOGIN_MOUNT: 'approle',
    },
  );
  expect(finished).toMatchObject({ stderr: '', stdout: expect.stringMatching(/\n0\n$/) });
  expect(JSON.parse(finished.stdout.split('\n')[0]).data).toMatchObject({ policies: ['default', 'deploy'] });
});

it('ends as the command has ended', async () => {
  expect((await shell('exit 7')).code).toBe(7);
  expect((await shell('kill -TERM $$')).code).toBe(143);
  expect((await run('true')).code).toBe(0);
});

it.each([
  ['no-such-program', 127, 'error: no-such-program: no such program was found.\n'],
  ['/', 126, 'error: / cannot be started: spawn / EACCES.\n'],
])('says that %s cannot be started', async (program, code, stderr) => {
  expect(await run(program)).toEqual({ code, stdout: '', stderr });
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'passes %s on to the command, once, and revokes the token',
  async (signal) => {
    const script = `trap 'echo caught >> "${folder}/caught"; exit 9' ${signal.slice(3)}; echo ready; while :; do sleep 0.05; done`;
    const { process: started, firstOutput, finished } = startLintel([...options(), '--', 'bash', '-c', script]);
    await firstOutput;
    expect(await openTokens(emulator)).toHaveLength(1);
    started.kill(signal);
    expect(await finished).toMatchObject({ code: 9 });
    expect(readFileSync(path.join(folder, 'caught'), 'utf8')).toBe('caught\n');
  },
);

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'revokes the token if %s comes while it logs in, and starts no command',
  async (signal) => {
    const proxy = await RecordingProxy.open(emulator.address);
    const marker = path.join(folder, 'started');
    const words = options().map((word) => (word === emulator.address ? proxy.address : word));
    const { process: started, finished } = startLintel([...words, '--', 'touch', marker]);
    proxy.watch = async ({ path: asked, forward, response }) => {
      if (!asked.endsWith('/login')) return;
      const responded = await forward();
      expect(await openTokens(emulator)).toHaveLength(1);
      started.kill(signal);
      // The signal has to arrive before the response, and nothing shows that it has.
      await sleep(400);
      response(responded);
    };
    expect(await finished).toEqual({ code: 130, stdout: '', stderr: 'error: interrupted.\n' });
    expect(existsSync(marker)).toBe(false);
    expect(proxy.passed.at(-1)?.path).toBe('/v1/auth/token/revoke-self');
    await proxy.close();
  },
);

it('renews the token as long as the command runs', async () => {
  await emulator.request('POST', '/v1/auth/approle/role/deploy', {
    body: { token_policies: ['deploy'], token_ttl: '1s' },
  });
  const { code, stderr } = await shell(`sleep 1.6; ${lookUp}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it('unwraps a wrapped secret ID, once', async () => {
  const { body } = await emulator.request('POST', '/v1/auth/approle/role/deploy/secret-id', {
    body: {},
    headers: { 'X-Vault-Wrap-TTL': '60' },
  });
  writeFileSync(path.join(folder, 'secret-id'), body.wrap_info.token);
  const wrapped = [...options(), '--wrapped', '--', 'true'];
  expect(await lintel(wrapped)).toEqual({ code: 0, stdout: '', stderr: '' });
  const again = await lintel(wrapped);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('approle') });
  expect(again.stderr).not.toContain(body.wrap_info.token);
});

it('shows who the login is, without a command, and gives the token back', async () => {
  const { code, stdout } = await lintel(options());
  expect({ code, stdout: stdout.replace(emulator.address, 'ADDRESS').replace(/\d{4}/, '3600') }).toEqual({
    code: 0,
    stdout: [
      'address:      ADDRESS',
      'login:        by approle at `auth/approle`',
      'display name: approle',
      'policies:     default, deploy',
      'token:        3600 seconds, renewable',
      '',
    ].join('\n'),
  });
});

it('is also what lintel drift of a template does, which gives its token back', async () => {
  const template = path.join(folder, 'app.template.json');
  const ServiceToken = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
  const resource = { Type: 'Custom::LintelPkiRole', Properties: { ServiceToken, Name: 'web' } };
  writeFileSync(template, JSON.stringify({ Resources: { Web: resource } }));
  await emulator.request('POST', '/v1/pki/roles/web', { body: {} });
  const { stderr } = await lintel(['drift', '--template', template], {
    LINTEL_SECRETS_ADDRESS: emulator.address,
    LINTEL_SECRETS_LOGIN: 'approle',
    LINTEL_SECRETS_LOGIN_ROLE_ID: role.roleId,
    LINTEL_SECRETS_LOGIN_SECRET_ID: role.secretId,
  });
  expect(stderr).not.toContain('error');
  const { requests } = await emulator.control.requests();
  const ours = requests.map(({ method, path: asked, count }) => `${method} ${asked} ${count}`);
  expect(ours).toEqual(expect.arrayContaining(['POST /v1/auth/approle/login 1', 'POST /v1/auth/token/revoke-self 1']));
});

it('fails in a sentence if it is refused, without the secret ID', async () => {
  writeFileSync(path.join(folder, 'secret-id'), 'canary-secret-id');
  const { code, stdout, stderr } = await run('true');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^error: The login by approle at `auth\/approle` .* failed: POST \/auth\/approle\/login: 400 invalid/,
  );
  expect(stderr).not.toContain('canary');
});

it('says what to set if no login is configured', async () => {
  expect(
    await lintel(['login', '--', 'true'], { LINTEL_SECRETS_ADDRESS: emulator.address, LINTEL_SECRETS_TOKEN: 'canary' }),
  ).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'error: there is nothing to log in with: the token comes from LINTEL_SECRETS_TOKEN. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_LOGIN, or give --address and --method.\n',
  });
});

it('says what it reads if there is no address, without what only the provider has', async () => {
  const none = { LINTEL_SECRETS_ADDRESS: '', LINTEL_SECRETS_TOKEN: '', VAULT_ADDR: '', BAO_ADDR: '' };
  expect(await lintel(['login'], none)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'error: The secrets service has no address. Give --address and --method, or set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_LOGIN. Looked at: --address, LINTEL_SECRETS_ADDRESS, VAULT_ADDR, BAO_ADDR.\n',
  });
});

it('writes nothing to disk', async () => {
  const home = path.join(folder, 'home');
  const { stdout } = await lintel(
    [...options(), '--', 'sh', '-c', `mkdir "${home}" && find "$TMPDIR" "$HOME" -newer "${folder}/secret-id" -type f`],
    { HOME: folder, TMPDIR: folder },
  );
  expect(stdout).toBe('');
});

describeWithTerminal('on a terminal', () => {
  it('lets Ctrl-C reach the command once, and revokes the token', async () => {
    const script = `trap 'echo caught >> "${folder}/caught"; exit 9' INT; echo ready; while :; do sleep 0.05; done`;
    const sitting = sitDown([...options(), '--', 'bash', '-c', script]);
    await sitting.until('ready');
    sitting.type(CTRL_C);
    expect((await sitting.finished).code).toBe(9);
    expect(readFileSync(path.join(folder, 'caught'), 'utf8')).toBe('caught\n');
  });

  it('lets the command read from the terminal', async () => {
    const sitting = sitDown([...options(), '--', 'sh', '-c', 'echo ready; read answer; echo "got $answer"']);
    await sitting.until('ready');
    sitting.type('yes\r');
    await sitting.until('got yes');
    expect((await sitting.finished).code).toBe(0);
  });
});
