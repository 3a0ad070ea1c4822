import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { ConnectionInput, resolvePlatformConnection, resolveSecretsConnection } from '../../src/clients/connection';
import { InvalidConnection, MissingConnection } from '../../src/clients/errors';
import { FAMILY_VARIABLES, HONOURED_VARIABLES, REFUSED_VARIABLES } from '../../src/clients/families/peer-variables';
import { proxyFor } from '../../src/clients/transport/proxy';

const empty = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));
const home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));

beforeAll(() => {
  mkdirSync(path.join(home, '.terraform.d'));
  const credentials = {
    'app.terraform.io': { token: 'login' },
    'tfe.example.com': { token: 'bound' },
    'tfe.example.com:8443': { token: 'bound-port' },
  };
  writeFileSync(path.join(home, '.terraform.d', 'credentials.tfrc.json'), JSON.stringify({ credentials }));
  writeFileSync(path.join(home, '.vault-token'), 'filed\n');
});

afterAll(() => [empty, home].forEach((folder) => rmSync(folder, { recursive: true })));

/** A file with the address of a host's API, as Terraform's CLI reads it. */
function hostBlock(name: string, url: string, host = 'tfe.example.com'): string {
  const file = path.join(home, `${name}.tfrc`);
  writeFileSync(
    file,
    `host "${host}" {\n  services = {\n    "modules.v1" = "https://registry.example.com/"\n    "tfe.v2.1" = "${url}"\n  }\n}\n`,
  );
  return file;
}

type Of = 'platform' | 'secrets';

const resolve = (of: Of, block: ConnectionInput | undefined, env: NodeJS.ProcessEnv) =>
  (of === 'platform' ? resolvePlatformConnection : resolveSecretsConnection)(block, { HOME: empty, ...env });

const HOSTED = 'https://app.terraform.io';
const TFE = 'https://tfe.example.com';
const VAULT = 'https://vault.example.com:8200';

const FOUND: [
  title: string,
  of: Of,
  block: ConnectionInput | undefined,
  env: NodeJS.ProcessEnv,
  wanted: Record<string, unknown>,
][] = [
  ['TFE_TOKEN alone', 'platform', undefined, { TFE_TOKEN: 't' }, { address: HOSTED, token: 't', dialect: 'hcp' }],
  ['`terraform login` alone', 'platform', undefined, { HOME: home }, { address: HOSTED, token: 'login' }],
  ['TF_TOKEN_app_terraform_io', 'platform', undefined, { TF_TOKEN_app_terraform_io: 't' }, { address: HOSTED }],
  ['the block and the login', 'platform', { address: TFE }, { HOME: home }, { address: TFE, token: 'bound' }],
  [
    'the variable and the login',
    'platform',
    undefined,
    { LINTEL_PLATFORM_ADDRESS: TFE, HOME: home },
    { token: 'bound' },
  ],
  ['the block with a port', 'platform', { address: `${TFE}:8443` }, { HOME: home }, { token: 'bound-port' }],
  ['the block and TF_TOKEN', 'platform', { address: TFE }, { TF_TOKEN_tfe_example_com: 't' }, { token: 't' }],
  [
    'the block and TFE_HOSTNAME',
    'platform',
    { address: TFE },
    { TFE_HOSTNAME: 'TFE.example.com', TFE_TOKEN: 't' },
    { token: 't' },
  ],
  [
    'the block and TFE_ADDRESS',
    'platform',
    { address: TFE },
    { TFE_ADDRESS: `${TFE}/api/v2`, TFE_TOKEN: 't' },
    { token: 't' },
  ],
  [
    'the default host in the block',
    'platform',
    { address: HOSTED },
    { TFE_TOKEN: 't' },
    { token: 't', dialect: 'hcp' },
  ],
  [
    'the token of the block before a bound one',
    'platform',
    { address: TFE, token: 'own' },
    { HOME: home },
    { token: 'own' },
  ],
  ['a token with line breaks', 'platform', { address: TFE, token: '\nown\r\n' }, {}, { token: 'own' }],
  ['a variable with a line break', 'platform', undefined, { TFE_TOKEN: 't\n' }, { token: 't' }],
  ...[
    'tfe.example.com',
    'tfe.example.com/',
    'https://tfe.example.com',
    'https://tfe.example.com/',
    'https://tfe.example.com/app/acme/workspaces',
    'https://tfe.example.com/api/v2/',
    ' tfe.example.com\n',
    'tfe.example.com:443',
  ].map(
    (name) =>
      [
        `TFE_HOSTNAME ${JSON.stringify(name)}`,
        'platform',
        undefined,
        { TFE_HOSTNAME: name, TFE_TOKEN: 't' },
        { address: TFE },
      ] as (typeof FOUND)[number],
  ),
  [
    'TFE_HOSTNAME with a port',
    'platform',
    undefined,
    { TFE_HOSTNAME: 'tfe.example.com:8443', TFE_TOKEN: 't' },
    { address: `${TFE}:8443` },
  ],
  ...['/api/v2', '/api/v2/', '/app/acme', '/app', '/session', '/'].map(
    (end) =>
      [
        `the path ${end}`,
        'platform',
        { address: `${TFE}${end}`, token: 't' },
        {},
        { address: TFE },
      ] as (typeof FOUND)[number],
  ),
  [
    'a gateway',
    'platform',
    { address: 'https://gw.example.com/tfe/api/v2', token: 't' },
    {},
    { address: 'https://gw.example.com/tfe' },
  ],
  ...['/v1', '/v1/', '/ui', '/ui/', '/ui/vault/secrets', '/'].map(
    (end) =>
      [
        `the path ${end}`,
        'secrets',
        undefined,
        { VAULT_ADDR: `${VAULT}${end}`, VAULT_TOKEN: 't' },
        { address: VAULT },
      ] as (typeof FOUND)[number],
  ),
  [
    'the block and VAULT_ADDR',
    'secrets',
    { address: VAULT },
    { VAULT_ADDR: `${VAULT}/`, VAULT_TOKEN: 't', VAULT_NAMESPACE: 'team', VAULT_CACERT: '/ca' },
    { token: 't', namespace: 'team', caCertFile: '/ca' },
  ],
  [
    'the block and the token file',
    'secrets',
    { address: VAULT },
    { VAULT_ADDR: VAULT, HOME: home },
    { token: 'filed' },
  ],
  ['the block and BAO_ADDR', 'secrets', { address: VAULT }, { BAO_ADDR: VAULT, BAO_TOKEN: 't' }, { token: 't' }],
  ...(['VAULT', 'BAO'] as const).map(
    (family) =>
      [
        `the settings of ${family}`,
        'secrets',
        undefined,
        Object.fromEntries(
          Object.entries({
            ADDR: VAULT,
            TOKEN: 't',
            CACERT: '/ca',
            CACERT_BYTES: 'pem',
            CAPATH: '/cas',
            CLIENT_CERT: '/cert',
            CLIENT_KEY: '/key',
            TLS_SERVER_NAME: 'inner',
            PROXY_ADDR: 'proxy.example.com:3128',
            RATE_LIMIT: '5:10',
            CLIENT_TIMEOUT: '1m30s',
            MAX_RETRIES: '0',
            SKIP_VERIFY: 'false',
          }).map(([name, value]) => [`${family}_${name}`, value]),
        ),
        {
          caCertFile: '/ca',
          requestsPerSecond: 5,
          peer: {
            caCertText: 'pem',
            caDirectory: '/cas',
            clientCertFile: '/cert',
            clientKeyFile: '/key',
            serverName: 'inner',
            timeoutMs: 90_000,
            maxRetries: 0,
            proxy: { address: new URL('http://proxy.example.com:3128'), source: `${family}_PROXY_ADDR` },
          },
        },
      ] as (typeof FOUND)[number],
  ),
  [
    'VAULT_HTTP_PROXY',
    'secrets',
    undefined,
    { VAULT_ADDR: VAULT, VAULT_TOKEN: 't', VAULT_HTTP_PROXY: 'http://p' },
    { peer: { proxy: { source: 'VAULT_HTTP_PROXY' } } },
  ],
  ...(
    [
      ['60', 60_000],
      ['2s', 2_000],
      ['1.5h', 5_400_000],
      ['250ms', 250],
    ] as const
  ).map(
    ([text, timeoutMs]) =>
      [
        `VAULT_CLIENT_TIMEOUT ${text}`,
        'secrets',
        undefined,
        { VAULT_ADDR: VAULT, VAULT_TOKEN: 't', VAULT_CLIENT_TIMEOUT: text },
        { peer: { timeoutMs } },
      ] as (typeof FOUND)[number],
  ),
  [
    'a host block that names the host itself',
    'platform',
    undefined,
    { TFE_HOSTNAME: 'tfe.example.com', TFE_TOKEN: 't', TF_CLI_CONFIG_FILE: hostBlock('same', `${TFE}/api/v2/`) },
    { address: TFE, token: 't' },
  ],
  [
    'a host block beside TFE_ADDRESS',
    'platform',
    undefined,
    { TFE_ADDRESS: TFE, TFE_TOKEN: 't', TF_CLI_CONFIG_FILE: hostBlock('beside', 'https://other.example.com/api/v2') },
    { address: TFE, token: 't' },
  ],
  [
    'TERRAFORM_VAULT_SKIP_CHILD_TOKEN true',
    'secrets',
    undefined,
    { VAULT_ADDR: VAULT, VAULT_TOKEN: 't', TERRAFORM_VAULT_SKIP_CHILD_TOKEN: 'true' },
    { token: 't' },
  ],
  [
    'an address of our own beside settings of Vault',
    'secrets',
    { address: VAULT, token: 't' },
    { VAULT_ADDR: 'https://other.example.com', VAULT_TOKEN: 'x', VAULT_WRAP_TTL: '5m', VAULT_MAX_RETRIES: '0' },
    { token: 't' },
  ],
  [
    'SSL_CERT_FILE and SSL_CERT_DIR',
    'platform',
    undefined,
    { TFE_TOKEN: 't', SSL_CERT_FILE: '/f', SSL_CERT_DIR: '/a:/b' },
    { systemCa: ['/f', '/a', '/b'] },
  ],
  [
    'VAULT_SKIP_VERIFY without TLS',
    'secrets',
    undefined,
    { VAULT_ADDR: 'http://127.0.0.1:8200', VAULT_TOKEN: 't', VAULT_SKIP_VERIFY: '1' },
    { token: 't' },
  ],
];

test.each(FOUND)('%s: a connection of the %s service', (_title, of, block, env, wanted) => {
  expect(resolve(of, block, env)).toMatchObject(wanted);
});

const VAULT_ENV = { VAULT_ADDR: VAULT, VAULT_TOKEN: 'canary-value' };
const BAO_ENV = { BAO_ADDR: VAULT, BAO_TOKEN: 'canary-value' };

const REFUSED: [of: Of, block: ConnectionInput | undefined, env: NodeJS.ProcessEnv, says: RegExp][] = [
  [
    'platform',
    undefined,
    { TFE_HOSTNAME: 'http://tfe.example.com', TFE_TOKEN: 't' },
    /TFE_HOSTNAME begins with http:.*TFE_ADDRESS/,
  ],
  [
    'platform',
    undefined,
    { TFE_HOSTNAME: 'tfe.example.com/tfe', TFE_TOKEN: 't' },
    /TFE_HOSTNAME contains a path.*TFE_ADDRESS/,
  ],
  ['platform', undefined, { TFE_HOSTNAME: 'ftp://tfe.example.com', TFE_TOKEN: 't' }, /TFE_HOSTNAME is not a host name/],
  ['platform', undefined, { TFE_TOKEN: 't', TFE_SSL_SKIP_VERIFY: 'true' }, /TFE_SSL_SKIP_VERIFY is set.*ca_cert_file/],
  ['secrets', undefined, { ...VAULT_ENV, VAULT_SKIP_VERIFY: 'true' }, /VAULT_SKIP_VERIFY is set.*VAULT_CACERT/],
  ['secrets', { address: VAULT }, { ...VAULT_ENV, VAULT_SKIP_VERIFY: 'yes' }, /VAULT_SKIP_VERIFY/],
  ['secrets', undefined, { ...BAO_ENV, BAO_SKIP_VERIFY: '1' }, /BAO_SKIP_VERIFY is set.*BAO_CACERT/],
  [
    'secrets',
    undefined,
    { ...VAULT_ENV, VAULT_AGENT_ADDR: 'http://127.0.0.1:8100' },
    /VAULT_AGENT_ADDR is set.*Set VAULT_ADDR/,
  ],
  ['secrets', undefined, { ...VAULT_ENV, VAULT_SRV_LOOKUP: 'true' }, /VAULT_SRV_LOOKUP/],
  ['secrets', undefined, { ...BAO_ENV, BAO_DISABLE_REDIRECTS: 'true' }, /BAO_DISABLE_REDIRECTS/],
  [
    'secrets',
    undefined,
    { ...VAULT_ENV, VAULT_CLIENT_CERT: '/c' },
    /VAULT_CLIENT_CERT is set without VAULT_CLIENT_KEY/,
  ],
  ['secrets', undefined, { ...BAO_ENV, BAO_CLIENT_KEY: '/c' }, /BAO_CLIENT_KEY is set without BAO_CLIENT_CERT/],
  ['secrets', undefined, { ...VAULT_ENV, VAULT_RATE_LIMIT: 'canary' }, /VAULT_RATE_LIMIT must be a number/],
  ...['canary', '0', '0s', '-1', '5 apples'].map(
    (text) =>
      [
        'secrets',
        undefined,
        { ...VAULT_ENV, VAULT_CLIENT_TIMEOUT: text },
        /VAULT_CLIENT_TIMEOUT must be a duration/,
      ] as (typeof REFUSED)[number],
  ),
  ['secrets', undefined, { ...BAO_ENV, BAO_MAX_RETRIES: '-1' }, /BAO_MAX_RETRIES must be a whole number/],
  ...REFUSED_VARIABLES.filter(({ name }) => name.startsWith('*') || name.startsWith('TERRAFORM_VAULT')).flatMap(
    ({ name, if: when }) =>
      (name.startsWith('*') ? (['VAULT', 'BAO'] as const) : (['VAULT'] as const)).map(
        (family) =>
          [
            'secrets',
            undefined,
            {
              ...(family === 'VAULT' ? VAULT_ENV : BAO_ENV),
              [name.replace('*', family)]: when === 'set' ? 'canary' : when,
            },
            new RegExp(`^${name.replace('*', family)} is (set|false)`),
          ] as (typeof REFUSED)[number],
      ),
  ),
  [
    'platform',
    undefined,
    {
      TFE_HOSTNAME: 'tfe.example.com',
      TFE_TOKEN: 't',
      TF_CLI_CONFIG_FILE: hostBlock('moved', 'https://canary/api/v2/'),
    },
    /`host` block for tfe\.example\.com in TF_CLI_CONFIG_FILE .* Set TFE_ADDRESS/,
  ],
  [
    'platform',
    undefined,
    { TFE_TOKEN: 't', TF_CLI_CONFIG_FILE: hostBlock('default', 'https://canary/api/v2/', 'app.terraform.io') },
    /`host` block for app\.terraform\.io/,
  ],
  [
    'secrets',
    undefined,
    { ...VAULT_ENV, VAULT_PROXY_ADDR: 'socks5://canary:1' },
    /VAULT_PROXY_ADDR must be the address of an http/,
  ],
];

test('the documentation has every variable of other tools, with what becomes of it', () => {
  const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'configuration.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const rowOf = (name: string) => rows.find((row) => row.includes(`\`${name.replace('*', 'VAULT')}\``)) ?? '';
  const refused = REFUSED_VARIABLES.map(({ name }) => name);
  const honoured = [...HONOURED_VARIABLES.map(({ name }) => name), ...FAMILY_VARIABLES];
  expect(refused.filter((name) => !/\| Refused/.test(rowOf(name)))).toEqual([]);
  expect(honoured.filter((name) => rowOf(name) === '' || /\| Refused/.test(rowOf(name)))).toEqual([]);
});

test.each(REFUSED)('the %s connection refuses by name %j %j', (of, block, env, says) => {
  const refused = () => resolve(of, block, env);
  expect(refused).toThrow(InvalidConnection);
  expect(refused).toThrow(says);
  expect(refused).not.toThrow('canary');
});

const UNBOUND: [of: Of, block: ConnectionInput | undefined, env: NodeJS.ProcessEnv, says: RegExp][] = [
  ['platform', { address: TFE }, { TFE_TOKEN: 'canary' }, /TFE_TOKEN is not sent there.*TFE_ADDRESS/],
  ['platform', { address: TFE }, { TFE_TOKEN: 'canary', TFE_HOSTNAME: 'other.example.com' }, /token is missing/],
  ['platform', { address: TFE }, { TFE_TOKEN: 'canary', TFE_HOSTNAME: 'tfe.example.com:8443' }, /token is missing/],
  ['platform', { address: 'http://tfe.example.com' }, { HOME: home }, /token is missing/],
  [
    'platform',
    { address: 'http://tfe.example.com' },
    { TFE_TOKEN: 'canary', TFE_HOSTNAME: 'tfe.example.com' },
    /token is missing/,
  ],
  ['platform', { address: 'https://tfe.example.com.evil.example' }, { HOME: home }, /token is missing/],
  ['secrets', { address: VAULT }, { VAULT_TOKEN: 'canary', HOME: home }, /VAULT_TOKEN is not sent there.*VAULT_ADDR/],
  [
    'secrets',
    { address: VAULT },
    { VAULT_TOKEN: 'canary', VAULT_ADDR: 'https://other.example.com' },
    /token is missing/,
  ],
  ['secrets', undefined, { VAULT_TOKEN: 'canary', HOME: home }, /no address/],
];

test.each(UNBOUND)('the token of the %s service is not sent to %j with %j', (of, block, env, says) => {
  const refused = () => resolve(of, block, env);
  expect(refused).toThrow(MissingConnection);
  expect(refused).toThrow(says);
  expect(refused).not.toThrow('canary');
});

test.each([
  ['https://a.example.com', { HTTPS_PROXY: 'http://p:1' }, 'HTTPS_PROXY'],
  ['https://a.example.com', { https_proxy: 'p:1' }, 'https_proxy'],
  ['https://a.example.com', { HTTP_PROXY: 'http://p:1' }, undefined],
  ['http://a.example.com', { HTTP_PROXY: 'http://p:1' }, 'HTTP_PROXY'],
  ['http://a.example.com', { ALL_PROXY: 'http://p:1' }, 'ALL_PROXY'],
  ...[
    'a.example.com',
    'EXAMPLE.com',
    '.example.com',
    '*.example.com',
    '*',
    'b, a.example.com:443',
    'x a.example.com',
  ].flatMap((entry) =>
    ['NO_PROXY', 'no_proxy'].map((name) => [
      'https://a.example.com',
      { HTTPS_PROXY: 'http://p:1', [name]: entry },
      undefined,
    ]),
  ),
  ['https://a.example.com', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'ample.com,a.example.com:8443' }, 'HTTPS_PROXY'],
  ['https://10.1.2.3', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.0.0.0/8' }, undefined],
  ['https://11.1.2.3', { HTTPS_PROXY: 'http://p:1', NO_PROXY: '10.0.0.0/8' }, 'HTTPS_PROXY'],
  ['https://[fd00::1]:8200', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'fd00::/8' }, undefined],
  ['https://[::1]:8200', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'localhost' }, undefined],
] as [string, NodeJS.ProcessEnv, string | undefined][])(
  'a request to %s with %j goes through %s',
  (url, env, source) => {
    expect(proxyFor('secrets', new URL(url), env)?.source).toBe(source);
  },
);
