import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import {
  ConnectionInput,
  resolvePlatformConnection,
  resolveSecretsConnection,
  warningOfClearText,
} from '../../src/clients/connection';
import { InvalidConnection, MissingConnection } from '../../src/clients/errors';

const home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));
const empty = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));

beforeAll(() => {
  writeFileSync(path.join(home, '.vault-token'), 'vault-file\n');
  writeFileSync(path.join(home, '.bao-token'), 'bao-file\n');
  mkdirSync(path.join(home, '.terraform.d'));
  writeFileSync(
    path.join(home, '.terraform.d', 'credentials.tfrc.json'),
    JSON.stringify({
      credentials: { 'tfe.example.com': { token: 'cli-login' }, 'tfe.example.com:8443': { token: 'cli-port' } },
    }),
  );
  writeFileSync(
    path.join(home, '.terraform.d', 'other.tfrc.json'),
    JSON.stringify({
      credentials: [{ 'tfe.example.com': [{ token: 'cli-other' }], 'list.example.com': [{ token: 'cli-list' }] }],
    }),
  );
  writeFileSync(path.join(home, '.terraform.d', 'broken.tfrc.json'), '{');
});

afterAll(() => {
  for (const folder of [home, empty]) rmSync(folder, { recursive: true });
});

type Case = [
  title: string,
  block: ConnectionInput | undefined,
  env: NodeJS.ProcessEnv,
  wanted: Record<string, unknown>,
];

const OWN = { LINTEL_PLATFORM_ADDRESS: 'https://own.example.com', LINTEL_PLATFORM_TOKEN: 'own' };
const OWN_SECRETS = { LINTEL_SECRETS_ADDRESS: 'https://own.example.com', LINTEL_SECRETS_TOKEN: 'own' };
const TFE = { TFE_ADDRESS: 'https://tfe.example.com', TFE_TOKEN: 'tfe' };
const VAULT = { VAULT_ADDR: 'https://vault.example.com:8200', VAULT_TOKEN: 'vault' };
const BAO = { BAO_ADDR: 'https://bao.example.com:8200', BAO_TOKEN: 'bao' };

const PLATFORM: Case[] = [
  [
    'the block',
    { address: 'https://block.example.com/', token: 'block' },
    OWN,
    { address: 'https://block.example.com', token: 'block', dialect: 'standard', source: 'the provider block' },
  ],
  [
    'the variables of Lintel',
    undefined,
    OWN,
    { address: 'https://own.example.com', token: 'own', source: 'LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN' },
  ],
  [
    "the address of the block with the token of Lintel's variable",
    { address: 'https://block.example.com' },
    OWN,
    { address: 'https://block.example.com', token: 'own' },
  ],
  [
    "Lintel's variables before those of the TFE provider",
    undefined,
    { ...TFE, ...OWN },
    { token: 'own', dialect: 'standard' },
  ],
  [
    'the variables of the TFE provider, in its dialect',
    undefined,
    TFE,
    { address: 'https://tfe.example.com', token: 'tfe', dialect: 'hcp', source: 'TFE_ADDRESS and TFE_TOKEN' },
  ],
  [
    'the host name of the TFE provider',
    undefined,
    { TFE_HOSTNAME: 'tfe.example.com', TFE_TOKEN: 'tfe' },
    { address: 'https://tfe.example.com', token: 'tfe', dialect: 'hcp' },
  ],
  ['a dialect set in the block', { dialect: 'standard' }, TFE, { dialect: 'standard', token: 'tfe' }],
  ['a dialect set in the environment', undefined, { ...OWN, LINTEL_PLATFORM_DIALECT: 'hcp' }, { dialect: 'hcp' }],
  [
    'a token whose variable names the host',
    undefined,
    { TFE_HOSTNAME: 'my-tfe.example.com', TF_TOKEN_my__tfe_example_com: 'named', TF_TOKEN_other_example_com: 'wrong' },
    { token: 'named', source: 'TFE_HOSTNAME and TF_TOKEN_my__tfe_example_com' },
  ],
  [
    'a host in Punycode',
    undefined,
    { TFE_HOSTNAME: 'bücher.example', TF_TOKEN_xn____bcher__kva_example: 'puny' },
    { address: 'https://xn--bcher-kva.example', token: 'puny' },
  ],
  [
    'a host in another case, with the default port',
    undefined,
    { TFE_ADDRESS: 'https://TFE.Example.com:443', TF_TOKEN_tfe_EXAMPLE_com: 'cased' },
    { token: 'cased' },
  ],
  ["TFE_TOKEN before the host's", undefined, { ...TFE, TF_TOKEN_tfe_example_com: 'named' }, { token: 'tfe' }],
  [
    "the host's variable before the credentials file",
    undefined,
    { HOME: home, TFE_HOSTNAME: 'tfe.example.com', TF_TOKEN_tfe_example_com: 'named' },
    { token: 'named' },
  ],
  [
    'the credentials file',
    undefined,
    { HOME: home, TFE_HOSTNAME: 'tfe.example.com' },
    { token: 'cli-login', source: 'TFE_HOSTNAME and ~/.terraform.d/credentials.tfrc.json' },
  ],
  [
    'the credentials of a host with a port',
    undefined,
    { HOME: home, TFE_ADDRESS: 'https://tfe.example.com:8443' },
    { token: 'cli-port' },
  ],
  [
    'credentials in a file written by hand',
    undefined,
    { HOME: home, TFE_HOSTNAME: 'list.example.com' },
    { token: 'cli-list' },
  ],
  [
    'an empty variable, which counts as unset',
    undefined,
    { ...TFE, LINTEL_PLATFORM_ADDRESS: '', LINTEL_PLATFORM_TOKEN: '' },
    { token: 'tfe' },
  ],
  [
    'the certificates and the rate of the block',
    { caCertFile: '/ca.pem', requestsPerSecond: 5 },
    OWN,
    { caCertFile: '/ca.pem', requestsPerSecond: 5 },
  ],
  [
    'the CA file that the launcher moved to another variable',
    undefined,
    { ...OWN, LINTEL_NODE_EXTRA_CA_CERTS: '/extra.pem' },
    { extraCaFile: '/extra.pem' },
  ],
];

const SECRETS: Case[] = [
  [
    'the variables of Lintel',
    undefined,
    { ...VAULT, ...BAO, ...OWN_SECRETS, VAULT_NAMESPACE: 'foreign', VAULT_CACERT: '/foreign.pem' },
    { token: 'own', dialect: 'standard', namespace: undefined, caCertFile: undefined },
  ],
  ["Lintel's namespace", undefined, { ...OWN_SECRETS, LINTEL_SECRETS_NAMESPACE: '/team/a/' }, { namespace: 'team/a' }],
  [
    "Vault's variables",
    undefined,
    { ...BAO, ...VAULT, VAULT_NAMESPACE: 'team', VAULT_CACERT: '/vault.pem' },
    {
      address: 'https://vault.example.com:8200',
      token: 'vault',
      dialect: 'vault',
      namespace: 'team',
      caCertFile: '/vault.pem',
      source: 'VAULT_ADDR and VAULT_TOKEN',
    },
  ],
  [
    "the block's namespace and certificates before those of Vault's variables",
    { namespace: 'mine', caCertFile: '/mine.pem' },
    { ...VAULT, VAULT_NAMESPACE: 'team', VAULT_CACERT: '/v.pem' },
    { namespace: 'mine', caCertFile: '/mine.pem', token: 'vault' },
  ],
  [
    "Vault's token file",
    undefined,
    { HOME: home, VAULT_ADDR: 'https://vault.example.com' },
    { token: 'vault-file', source: 'VAULT_ADDR and ~/.vault-token' },
  ],
  [
    "OpenBao's variables",
    undefined,
    { ...BAO, BAO_NAMESPACE: 'ns' },
    { token: 'bao', dialect: 'openbao', namespace: 'ns' },
  ],
  [
    "OpenBao's token file",
    undefined,
    { HOME: home, BAO_ADDR: 'https://bao.example.com' },
    { token: 'bao-file', dialect: 'openbao' },
  ],
  ['a dialect set in the block', { dialect: 'openbao' }, VAULT, { dialect: 'openbao' }],
  [
    'redirect hosts of the block',
    { redirectHosts: ['node-2.example.com', '[::1]:8200'] },
    { ...VAULT, LINTEL_SECRETS_REDIRECT_HOSTS: 'other' },
    { redirectHosts: ['node-2.example.com', '[::1]:8200'] },
  ],
  [
    'redirect hosts of the environment',
    undefined,
    { ...VAULT, LINTEL_SECRETS_REDIRECT_HOSTS: 'node-2.example.com, node-3:8200,' },
    { redirectHosts: ['node-2.example.com', 'node-3:8200'] },
  ],
  [
    'an empty list of redirect hosts',
    { redirectHosts: [] },
    { ...VAULT, LINTEL_SECRETS_REDIRECT_HOSTS: '' },
    { redirectHosts: undefined },
  ],
];

test.each(PLATFORM)('the platform connection is resolved from %s', (_title, block, env, wanted) => {
  expect(resolvePlatformConnection(block, { HOME: empty, ...env })).toMatchObject(defined(wanted));
});

test.each(SECRETS)('the secrets connection is resolved from %s', (_title, block, env, wanted) => {
  const found = resolveSecretsConnection(block, { HOME: empty, ...env });
  expect(found).toMatchObject(defined(wanted));
  for (const [name, value] of Object.entries(wanted)) if (value === undefined) expect(found).not.toHaveProperty(name);
});

const MISSING: [
  title: string,
  of: 'platform' | 'secrets',
  block: ConnectionInput | undefined,
  env: NodeJS.ProcessEnv,
  says: RegExp[],
][] = [
  [
    'nothing is set',
    'platform',
    undefined,
    {},
    [/LINTEL_PLATFORM_ADDRESS/, /LINTEL_PLATFORM_TOKEN/, /TFE_ADDRESS, TFE_HOSTNAME/],
  ],
  ['nothing is set', 'secrets', undefined, {}, [/LINTEL_SECRETS_ADDRESS/, /VAULT_ADDR/, /BAO_ADDR/]],
  [
    "the block has only an address, and another tool's variables have a token",
    'platform',
    { address: 'https://block.example.com' },
    TFE,
    [/token is missing/, /provider block/, /LINTEL_PLATFORM_TOKEN/],
  ],
  [
    "the block has only an address, and another tool's variables have a token",
    'secrets',
    { address: 'https://block.example.com' },
    { ...VAULT, HOME: home },
    [/token is missing/, /LINTEL_SECRETS_TOKEN/],
  ],
  [
    "Lintel's token has no address",
    'platform',
    undefined,
    { ...TFE, LINTEL_PLATFORM_TOKEN: 'canary-value' },
    [/address is missing/, /LINTEL_PLATFORM_TOKEN/, /LINTEL_PLATFORM_ADDRESS/],
  ],
  [
    'one tool has the address and another the token',
    'secrets',
    undefined,
    { VAULT_ADDR: 'https://v.example.com', BAO_TOKEN: 'canary-value' },
    [/token is missing/, /VAULT_TOKEN, ~\/\.vault-token/],
  ],
  [
    'the token belongs to another host',
    'platform',
    undefined,
    { TFE_HOSTNAME: 'a.example.com', TF_TOKEN_b_example_com: 'canary-value', HOME: home },
    [/token is missing/, /TF_TOKEN_<host>/],
  ],
];

test.each(MISSING)('the error of a missing connection says what to set if %s (%s)', (_title, of, block, env, says) => {
  const resolve = of === 'platform' ? resolvePlatformConnection : resolveSecretsConnection;
  const error = thrown(() => resolve(block, { HOME: empty, ...env }));
  expect(error).toBeInstanceOf(MissingConnection);
  for (const words of says) expect(error.message).toMatch(words);
  expect(error.message).not.toContain('canary');
});

const INVALID: [title: string, block: ConnectionInput | undefined, env: NodeJS.ProcessEnv, says: RegExp][] = [
  ['an invalid address', { address: 'canary example' }, OWN, /provider block is not an absolute URL/],
  [
    'an address without a scheme',
    undefined,
    { ...OWN, LINTEL_PLATFORM_ADDRESS: 'canary.example.com' },
    /LINTEL_PLATFORM_ADDRESS is not an absolute URL/,
  ],
  [
    'another scheme',
    undefined,
    { ...TFE, TFE_ADDRESS: 'ftp://canary.example.com' },
    /TFE_ADDRESS must begin with https/,
  ],
  [
    'a password in the address',
    { address: 'https://canary:secret@example.com' },
    OWN,
    /must not contain a user name or password/,
  ],
  ['a query in the address', { address: 'https://example.com/?canary' }, OWN, /must not contain a query/],
  ['a line break in the token', { token: 'can\nary' }, OWN, /token .* from the provider block contains/],
  [
    'an unknown dialect',
    { dialect: 'canary' },
    OWN,
    /`platform.dialect` in the provider block must be one of standard, hcp/,
  ],
  [
    'an unknown dialect in the environment',
    undefined,
    { ...OWN, LINTEL_PLATFORM_DIALECT: 'canary' },
    /LINTEL_PLATFORM_DIALECT must be one of standard, hcp/,
  ],
  ['a rate of zero requests', { requestsPerSecond: 0 }, OWN, /greater than 0/],
];

test.each(INVALID)(
  'the platform connection refuses %s and names its source, not its value',
  (_title, block, env, says) => {
    const error = thrown(() => resolvePlatformConnection(block, { HOME: empty, ...env }));
    expect(error).toBeInstanceOf(InvalidConnection);
    expect(error.message).toMatch(says);
    expect(error.message).not.toContain('canary');
  },
);

test('the platform connection accepts an address with a path, as behind a gateway', () => {
  expect(resolvePlatformConnection({ address: 'https://gateway.example.com/platform/' }, OWN).address).toBe(
    'https://gateway.example.com/platform',
  );
});

function thrown(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

test.each([
  'https://node-2.example.com',
  'node-2.example.com/path',
  'node 2',
  '*.example.com',
  ':8200',
  'someone@node-2',
])('the secrets connection refuses the redirect host %s and names its source', (host) => {
  expect(() => resolveSecretsConnection({ redirectHosts: [host] }, { HOME: empty, ...VAULT })).toThrow(
    '`secrets.redirect_hosts` in the provider block must contain hosts',
  );
  expect(() =>
    resolveSecretsConnection(undefined, { HOME: empty, ...VAULT, LINTEL_SECRETS_REDIRECT_HOSTS: host }),
  ).toThrow('LINTEL_SECRETS_REDIRECT_HOSTS must contain hosts');
});

describe('a token without encryption', () => {
  const warned = (address: string) =>
    warningOfClearText('secrets', resolveSecretsConnection({ address, token: 'canary-value' }, { HOME: empty }));

  test.each([
    'http://secrets.example.com',
    'http://10.0.0.1:8200',
    'http://localhost.example.com',
    'http://127.example.com',
    'http://[::2]',
  ])('that is sent to %s causes a warning without its value', (address) => {
    expect(warned(address)).toMatch(
      /^The token of the secrets service \(from the provider block\) is sent to \S+ without encryption/,
    );
    expect(warned(address)).not.toContain('canary');
  });

  test('of a login sent without encryption causes a warning that names its proof, too', () => {
    const login = { jwt: { token: 'canary-value' } };
    expect(
      warningOfClearText(
        'secrets',
        resolveSecretsConnection({ address: 'http://10.0.0.1:8200', login }, { HOME: empty }),
      ),
    ).toMatch(/^The proof and the token of the login by jwt at `auth\/jwt` are sent to 10\.0\.0\.1:8200 without/);
  });

  test.each([
    'https://secrets.example.com',
    'http://localhost:8200',
    'http://127.0.0.1',
    'http://127.8.9.1',
    'http://[::1]:8200',
    'http://vault.localhost',
  ])('that is sent to %s causes no warning', (address) => {
    expect(warned(address)).toBeUndefined();
  });
});
