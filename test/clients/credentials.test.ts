import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { PlatformConnection, resolvePlatformConnection } from '../../src/clients/connection';
import type { CredentialsHelper } from '../../src/clients/families/cli-configuration';
import { cliPlaces } from '../../src/clients/families/cli-places';
import { askHelper, findHelper } from '../../src/clients/families/credentials-helper';
import { PlatformClient } from '../../src/clients/platform';
import { QUICK, startService, task, TestService } from './service';

const ADDRESS = 'https://tfe.example.com';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));
  mkdirSync(path.join(home, '.terraform.d', 'plugins'), { recursive: true });
});

afterEach(() => rmSync(home, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(home, name);
  writeFileSync(file, text);
  return file;
};

/** Installs a credentials helper that runs this shell script. */
const install = (name: string, script: string) => {
  const file = write(`.terraform.d/plugins/terraform-credentials-${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};

const resolve = (env: NodeJS.ProcessEnv = {}) =>
  resolvePlatformConnection(undefined, { HOME: home, TFE_ADDRESS: ADDRESS, ...env });

describe('the token of the platform', () => {
  it.each([
    ['a block in HCL', 'credentials "TFE.example.com" {\n  # It is rotated.\n  token = "hcl"\n}\n'],
    [
      'a block after others',
      'disable_checkpoint = true\nhost "a.example.com" { services = { "m.v1" = "x" } }\ncredentials "other.example.com" { token = "no" }\ncredentials "tfe.example.com" { token = "hcl" }',
    ],
    ['a block in JSON', '{ "credentials": { "tfe.example.com": { "token": "hcl" } } }'],
    ['an attribute', 'credentials = { "tfe.example.com" = { token = "hcl" } }'],
  ])('comes from %s of the file in TF_CLI_CONFIG_FILE', (_, text) => {
    const TF_CLI_CONFIG_FILE = write('chosen', text);
    expect(resolve({ TF_CLI_CONFIG_FILE })).toMatchObject({
      token: 'hcl',
      source: 'TFE_ADDRESS and TF_CLI_CONFIG_FILE',
    });
  });

  it('comes from ~/.terraformrc, unless another file is chosen', () => {
    write('.terraformrc', 'credentials "tfe.example.com" { token = "rc" }');
    expect(resolve()).toMatchObject({ token: 'rc', source: 'TFE_ADDRESS and ~/.terraformrc' });
    expect(() => resolve({ TF_CLI_CONFIG_FILE: write('chosen', '') })).toThrow(/token is missing/);
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['~/.tofurc rather than ~/.terraformrc', ['.tofurc', '.terraformrc', 'xdg/opentofu/tofurc'], '~/.tofurc'],
    ["OpenTofu's directory of settings", ['xdg/opentofu/tofurc'], '$XDG_CONFIG_HOME/opentofu/tofurc'],
    ['nowhere in it, as in OpenTofu, if there is a ~/.tofurc', ['.tofurc-empty', 'xdg/opentofu/tofurc'], undefined],
    [
      '~/.terraform.d rather than that directory',
      ['.terraform.d/a.tfrc', 'xdg/opentofu/b.tfrc'],
      '~/.terraform.d/a.tfrc',
    ],
  ])('comes from %s', (_, files, source) => {
    for (const file of files) {
      mkdirSync(path.join(home, path.dirname(file)), { recursive: true });
      write(
        file.replace('-empty', ''),
        file.endsWith('-empty') ? '' : `credentials "tfe.example.com" { token = "it" }`,
      );
    }
    const env = { XDG_CONFIG_HOME: path.join(home, 'xdg') };
    if (source === undefined) expect(() => resolve(env)).toThrow(/token is missing/);
    else expect(resolve(env)).toMatchObject({ token: 'it', source: `TFE_ADDRESS and ${source}` });
  });

  it('comes from the file of `tofu login` in its directory of settings, if there is no ~/.terraform.d', () => {
    rmSync(path.join(home, '.terraform.d'), { recursive: true });
    mkdirSync(path.join(home, 'xdg', 'opentofu'), { recursive: true });
    write('xdg/opentofu/credentials.tfrc.json', '{ "credentials": { "tfe.example.com": { "token": "login" } } }');
    expect(resolve({ XDG_CONFIG_HOME: path.join(home, 'xdg') })).toMatchObject({
      token: 'login',
      source: 'TFE_ADDRESS and $XDG_CONFIG_HOME/opentofu/credentials.tfrc.json',
    });
    // Only if it is named, as in OpenTofu.
    expect(() => resolve()).toThrow(/token is missing/);
  });

  it('comes from %APPDATA% on Windows', () => {
    mkdirSync(path.join(home, 'terraform.d'));
    for (const name of ['tofu.rc', 'terraform.rc', 'terraform.d/credentials.tfrc.json']) write(name, '');
    const places = cliPlaces({ APPDATA: home, HOME: '/nowhere' }, 'win32');
    expect(places.files).toEqual([
      {
        path: path.join(home, 'terraform.d', 'credentials.tfrc.json'),
        shown: '%APPDATA%\\terraform.d\\credentials.tfrc.json',
      },
      { path: path.join(home, 'tofu.rc'), shown: '%APPDATA%\\tofu.rc' },
      { path: path.join(home, 'terraform.rc'), shown: '%APPDATA%\\terraform.rc' },
    ]);
    expect(places.lookedAt).toEqual([
      '%APPDATA%\\terraform.d\\*.tfrc.json',
      '%APPDATA%\\tofu.rc',
      '%APPDATA%\\terraform.rc',
    ]);
    expect(places.plugins[0]).toEqual({
      path: path.join(home, 'terraform.d', 'plugins'),
      shown: '%APPDATA%\\terraform.d\\plugins',
    });
    expect(cliPlaces({}, 'win32').files).toEqual([]);
  });

  it('comes from the file of `terraform login` rather than from ~/.terraformrc, as in Terraform', () => {
    write('.terraformrc', 'credentials "tfe.example.com" { token = "rc" }');
    write('.terraform.d/credentials.tfrc.json', '{ "credentials": { "tfe.example.com": { "token": "login" } } }');
    expect(resolve()).toMatchObject({ token: 'login' });
  });

  it('comes from the file in TFE_TOKEN_FILE, after TFE_TOKEN and before what belongs to a host', () => {
    const TFE_TOKEN_FILE = write('token', 'filed\n');
    expect(resolve({ TFE_TOKEN_FILE, TF_TOKEN_tfe_example_com: 'named' })).toMatchObject({
      token: 'filed',
      source: 'TFE_ADDRESS and TFE_TOKEN_FILE',
    });
    expect(resolve({ TFE_TOKEN_FILE, TFE_TOKEN: 'direct' })).toMatchObject({ token: 'direct' });
  });

  it.each([
    ['is not there', undefined],
    ['is empty', '\n'],
  ])('is refused with the variable if the file in TFE_TOKEN_FILE %s', (_, text) => {
    const file = path.join(home, 'token');
    if (text !== undefined) writeFileSync(file, text);
    expect(() => resolve({ TFE_TOKEN_FILE: file })).toThrow(
      'The token of the platform service cannot be read: the file in TFE_TOKEN_FILE is empty, or not readable.',
    );
  });

  it('ignores a file that Terraform could not read, either', () => {
    write('.terraform.d/broken.tfrc', 'credentials "tfe.example.com" { token = ');
    write('.terraform.d/good.tfrc', 'credentials "tfe.example.com" { token = "good" }');
    expect(resolve()).toMatchObject({ token: 'good', source: 'TFE_ADDRESS and ~/.terraform.d/good.tfrc' });
  });

  it('names every place that was looked at, and the helper whose program is not installed', () => {
    write('.terraformrc', 'credentials_helper "store" {}');
    expect(() => resolve()).toThrow(
      /TFE_TOKEN, TFE_TOKEN_FILE, TF_TOKEN_<host>, ~\/\.terraform\.d\/\*\.tfrc\.json, ~\/\.tofurc, ~\/\.terraformrc, the credentials helper "store", whose program terraform-credentials-store is not in ~\/\.terraform\.d\/plugins/,
    );
  });
});

describe('a credentials helper', () => {
  const HELPER = { name: 'store', args: ['--team', 'a b'] };
  const ask = (script: string, milliseconds?: number) =>
    askHelper(install('store', script), HELPER, 'tfe.example.com', { PATH: process.env.PATH }, milliseconds);

  it('gets the arguments of its block, then the verb and the host', async () => {
    expect(await ask('printf \'{"token":"%s"}\' "$(echo "$#/$1/$2/$3/$4")"')).toBe('4/--team/a b/get/tfe.example.com');
  });

  it('has no token for a host if it prints an empty object', async () => {
    expect(await ask("echo '{}'")).toBeUndefined();
  });

  it.each([
    ['prints something else', 'echo canary', /^it printed something other than a JSON object$/],
    ['prints a list', 'echo \'["canary"]\'', /^it printed something other than a JSON object$/],
    ['fails', 'echo canary; echo canary >&2; exit 3', /^it ended with status 3$/],
    [
      'prints without an end',
      'while :; do echo canarycanarycanarycanarycanarycanary; done',
      /^it printed more than 65536 bytes$/,
    ],
  ])('never shows what it printed if it %s', async (_, script, says) => {
    const error = await ask(script).catch((refused: Error) => refused);
    expect(error).toMatchObject({ message: expect.stringMatching(says) });
  });

  it('is ended if it does not answer', async () => {
    await expect(ask('sleep 60', 200)).rejects.toThrow(/^it did not end within 0.2 seconds$/);
  });

  it('is found as Terraform finds plugins, in its newest version', () => {
    const find = (helper: CredentialsHelper, env: NodeJS.ProcessEnv = {}) =>
      findHelper(
        helper,
        cliPlaces({ HOME: home, ...env }).plugins.map((directory) => directory.path),
      );
    expect(find({ name: 'other', args: [] })).toBeUndefined();
    const plain = install('store', '');
    expect(find(HELPER)).toBe(plain);
    const [, newest] = [install('store_v1.9.0', ''), install('store_v1.10.0', '')];
    expect(find(HELPER)).toBe(newest);
    expect(find({ name: '../store', args: [] })).toBeUndefined();
    const share = path.join(home, 'share');
    mkdirSync(path.join(share, 'opentofu'), { recursive: true });
    renameSync(path.join(home, '.terraform.d', 'plugins'), path.join(share, 'opentofu', 'plugins'));
    rmSync(path.join(home, '.terraform.d'), { recursive: true });
    expect(find(HELPER, { XDG_DATA_HOME: share })).toBe(path.join(share, 'opentofu', 'plugins', path.basename(newest)));
  });
});

describe('a token that is replaced', () => {
  let service: TestService;
  let platform: PlatformClient;

  beforeEach(async () => {
    service = await startService();
    service.behaviour = ({ headers }) =>
      headers.authorization === 'Bearer token-two'
        ? { body: { data: task('task-1') } }
        : { status: 401, body: { errors: [{ detail: `refused ${headers.authorization}` }] } };
  });

  afterEach(async () => {
    platform.close();
    await service.stop();
  });

  const connect = (env: NodeJS.ProcessEnv, secrets: string[] = []) => {
    const connection: PlatformConnection = resolvePlatformConnection(undefined, {
      HOME: home,
      TFE_ADDRESS: service.origin,
      ...env,
    });
    platform = new PlatformClient(connection, { pace: QUICK, learn: (secret) => secrets.push(secret) });
  };
  /** As programs replace files, at once. */
  const replace = (file: string, text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const sent = () => service.asked.map(({ method, headers }) => `${method} ${headers.authorization}`);

  it('is read again after a 401, and the request is sent once more, whatever its method', async () => {
    const file = write('token', 'token-one');
    connect({ TFE_TOKEN_FILE: file });
    service.behaviour = ({ headers }) => {
      replace(file, 'token-two');
      return headers.authorization === 'Bearer token-two' ? { body: { data: task('task-1') } } : { status: 401 };
    };
    await platform.post('/organizations/acme/tasks', {});
    await platform.get('/tasks/task-1');
    expect(sent()).toEqual(['POST Bearer token-one', 'POST Bearer token-two', 'GET Bearer token-two']);
  });

  it('is not sent again if it is the same', async () => {
    connect({ TFE_TOKEN_FILE: write('token', 'token-one') });
    const error = await platform.get('/tasks/task-1').catch((refused: Error) => refused);
    expect(error).toMatchObject({ status: 401, hint: expect.stringContaining('from TFE_TOKEN_FILE') });
    expect((error as Error).message).not.toContain('token-one');
    expect(sent()).toEqual(['GET Bearer token-one']);
  });

  it('is read once for all requests that are refused at the same time', async () => {
    const calls = path.join(home, 'calls');
    install(
      'store',
      `echo . >> "${calls}"; n=$(wc -l < "${calls}"); if [ "$n" -gt 1 ]; then echo '{"token":"token-two"}'; else echo '{"token":"token-one"}'; fi`,
    );
    write('.terraformrc', 'credentials_helper "store" {}');
    const secrets: string[] = [];
    connect({ PATH: process.env.PATH }, secrets);
    await Promise.all([1, 2, 3, 4].map((number) => platform.get(`/tasks/task-${number}`)));
    expect(sent().sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'GET Bearer token-one'),
      ...Array.from({ length: 4 }, () => 'GET Bearer token-two'),
    ]);
    expect(secrets).toEqual(['token-one', 'token-two']);
  });

  it('is refused in a sentence if the helper has none', async () => {
    install('store', "echo '{}'");
    write('.terraformrc', 'credentials_helper "store" {}');
    connect({ PATH: process.env.PATH });
    await expect(platform.get('/tasks/task-1')).rejects.toThrow(
      /^The token of the platform service cannot be read: the credentials helper "store" has no token for 127\.0\.0\.1:\d+\.$/,
    );
  });
});
