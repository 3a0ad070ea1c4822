import { spawnSync } from 'child_process';
import * as path from 'path';

const LOG = path.join(__dirname, '..', '..', 'src', 'plugin-protocol', 'log.ts');
const DEFINE_PLUGIN = path.join(__dirname, '..', '..', 'src', 'terraform', 'define-plugin.ts');
const KNOWN_SECRETS = path.join(__dirname, '..', '..', 'src', 'plan', 'known-secrets.ts');

/** Runs code with the log in a separate process, and returns what it wrote to standard error. */
function logged(code: string, environment: NodeJS.ProcessEnv): string[] {
  const { stderr, stdout, status } = spawnSync(
    process.execPath,
    [
      '-r',
      'tsx/cjs',
      '-e',
      `
    const { log, isLogged } = require(${JSON.stringify(LOG)});
    require(${JSON.stringify(DEFINE_PLUGIN)}).definePlugin();
    const { redact, registerSecret } = require(${JSON.stringify(KNOWN_SECRETS)});
    ${code}
  `,
    ],
    { env: { ...process.env, ...environment }, encoding: 'utf8', cwd: path.join(__dirname, '..', '..') },
  );
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  return stderr.split('\n').slice(0, -1);
}

const all = (code: string) =>
  logged(code, { TF_LOG: 'TRACE' }).map((line) => JSON.parse(line) as Record<string, unknown>);

test('writes lines in the format of Terraform', () => {
  const [line] = all("log('info', 'a request', { method: 'GET', count: 3, size: 5n });");
  expect(line).toEqual({
    '@level': 'info',
    '@message': 'a request',
    '@module': 'lintel',
    '@timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    'method': 'GET',
    'count': 3,
    'size': '5',
  });
});

test('drops fields with reserved names, which would crash Terraform', () => {
  const [line] = all("log('info', 'm', { '@message': 7, '@level': {}, fine: 1 });");
  expect(line).toMatchObject({ '@message': 'm', '@level': 'info', 'fine': 1 });
});

test.each([
  [{}, ''],
  [{ TF_LOG: 'off' }, ''],
  [{ TF_LOG_CORE: 'trace' }, ''],
  [{ TF_LOG: 'warn' }, 'warn error'],
  [{ TF_LOG: 'WARN', TF_LOG_PROVIDER: 'debug' }, 'debug info warn error'],
  [{ TF_LOG: 'trace', TF_LOG_PROVIDER: 'error' }, 'error'],
  [{ TF_LOG: 'JSON' }, 'trace debug info warn error'],
  [{ TF_LOG: 'rubbish' }, 'trace debug info warn error'],
])('with %j writes: %s', (environment, levels) => {
  const lines = logged(
    "for (const level of ['trace', 'debug', 'info', 'warn', 'error']) log(level, 'm');",
    environment,
  );
  expect(lines.map((line) => (JSON.parse(line) as Record<string, string>)['@level']).join(' ')).toBe(levels);
});

test('does not compute fields that are not logged', () => {
  expect(logged("log('debug', 'm', () => { throw new Error('asked'); });", { TF_LOG: 'info' })).toEqual([]);
});

test('redacts registered secrets anywhere, in every spelling', () => {
  const [line] = all(`
    const secret = 'pa"ss/wörd';
    registerSecret(secret);
    log('debug', 'sent ' + secret, { url: '/x?y=' + encodeURIComponent(secret), body: { deep: [JSON.stringify({ v: secret })] }, basic: Buffer.from(secret).toString('base64'), error: new Error(secret) });
  `);
  const text = JSON.stringify(line);
  expect(text).not.toMatch(/ss\/w|w%C3%B6rd|wörd|cGEic3M/);
  expect(line['@message']).toBe('sent (sensitive)');
  expect(line.url).toBe('/x?y=(sensitive)');
});

test('redacts the longer of two overlapping secrets, and ignores short values', () => {
  const [line] = all(
    "registerSecret('abcd'); registerSecret('abcdef'); registerSecret('xyz'); log('info', 'x=abcdef x=abcd x=xyz');",
  );
  expect(line['@message']).toBe('x=(sensitive) x=(sensitive) x=xyz');
});

test('redacts fields by their names', () => {
  const names = [
    'token',
    'password',
    'hmac-key',
    'hmacKey',
    'hmac_key_wo',
    'X-Vault-Token',
    'authorization',
    'private_key',
    'secret',
    'client_secret',
    'keys_base64',
    'Set-Cookie',
    'pem',
  ];
  const [line] = all(
    `log('info', 'm', { nested: { ${names.map((name) => `${JSON.stringify(name)}: 'visible'`).join(', ')} }, token_type: 'service', monkey: 'visible no more' });`,
  );
  expect(line.nested).toEqual(Object.fromEntries(names.map((name) => [name, '(sensitive)'])));
  expect(line.token_type).toBe('service');
});

test('keeps lines shorter than the limit of Terraform', () => {
  const lines = logged(
    "log('info', 'x'.repeat(1e6), { a: 'y'.repeat(1e6) }); log('info', 'm', Object.fromEntries(Array.from({ length: 20 }, (_, i) => ['f' + i, 'z'.repeat(7000)])));",
    { TF_LOG: 'info' },
  );
  expect(lines).toHaveLength(2);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(64 * 1024);
  expect((JSON.parse(lines[1]) as Record<string, string>)['@message']).toBe('m');
});
