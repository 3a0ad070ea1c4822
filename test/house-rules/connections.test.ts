import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Service } from '../../src/definition/resource';
import { UNKNOWN, Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { edge } from '../support/edge/definition';
import { EdgeStore } from '../support/edge/store';
import { startEmulator } from '../support/emulator';
import { Core, Held, Refused } from '../support/environments/core';

const TOKEN = 'a-token-that-nothing-may-show';
const ADDRESS = 'http://127.0.0.1:9';

interface Case {
  readonly settings: Values;
  readonly environment: NodeJS.ProcessEnv;
  /** Names and words that the message must contain. */
  readonly says: readonly string[];
}

/** Missing and invalid settings of each family. */
const CASES: { readonly [service: string]: { readonly [title: string]: Case } } = {
  platform: {
    'nothing is configured': {
      settings: {},
      environment: {},
      says: ['LINTEL_PLATFORM_ADDRESS', 'LINTEL_PLATFORM_TOKEN', 'TFE_ADDRESS', 'TFE_HOSTNAME'],
    },
    'the block has no token': {
      settings: { platform: { address: ADDRESS } },
      environment: {},
      says: ['the matching token is missing', 'LINTEL_PLATFORM_TOKEN'],
    },
    'the block has no address': {
      settings: { platform: { token: TOKEN } },
      environment: {},
      says: ['the matching address is missing', 'LINTEL_PLATFORM_ADDRESS'],
    },
    'our address has no token, but the variables of another provider have one': {
      settings: {},
      environment: { LINTEL_PLATFORM_ADDRESS: ADDRESS, TFE_TOKEN: TOKEN },
      says: ['comes from LINTEL_PLATFORM_ADDRESS', 'the matching token is missing', 'LINTEL_PLATFORM_TOKEN'],
    },
    'our token has no address, but the variables of another provider have one': {
      settings: {},
      environment: { LINTEL_PLATFORM_TOKEN: TOKEN, TFE_ADDRESS: ADDRESS },
      says: ['comes from LINTEL_PLATFORM_TOKEN', 'the matching address is missing', 'LINTEL_PLATFORM_ADDRESS'],
    },
    'the variables of another provider have an address without a token': {
      settings: {},
      environment: { TFE_HOSTNAME: 'platform.example.com' },
      says: ['comes from TFE_HOSTNAME', 'the matching token is missing', 'TFE_TOKEN', 'TF_TOKEN_<host>', '.tfrc.json'],
    },
    'the token contains a line break': {
      settings: { platform: { address: ADDRESS, token: `${TOKEN}\n${TOKEN}` } },
      environment: {},
      says: ['provider block', 'line break'],
    },
    'the address contains a password': {
      settings: { platform: { address: `http://someone:${TOKEN}@127.0.0.1:9`, token: 'any' } },
      environment: {},
      says: ['provider block', 'user name or password'],
    },
    'the dialect in the environment is invalid': {
      settings: { platform: { address: ADDRESS, token: TOKEN } },
      environment: { LINTEL_PLATFORM_DIALECT: 'hpc' },
      says: ['LINTEL_PLATFORM_DIALECT', 'standard, hcp'],
    },
  },
  secrets: {
    'nothing is configured': {
      settings: {},
      environment: {},
      says: ['LINTEL_SECRETS_ADDRESS', 'LINTEL_SECRETS_TOKEN', 'VAULT_ADDR', 'BAO_ADDR'],
    },
    'the environment has a token and a login': {
      settings: {},
      environment: { LINTEL_SECRETS_ADDRESS: ADDRESS, LINTEL_SECRETS_TOKEN: TOKEN, LINTEL_SECRETS_LOGIN: 'jwt' },
      says: ['LINTEL_SECRETS_LOGIN and LINTEL_SECRETS_TOKEN are both set', 'remove one'],
    },
    'a login has an address of another family': {
      settings: {},
      environment: {
        VAULT_ADDR: ADDRESS,
        VAULT_TOKEN: TOKEN,
        LINTEL_SECRETS_LOGIN: 'jwt',
        LINTEL_SECRETS_LOGIN_JWT: TOKEN,
      },
      says: ['set `secrets.address` too', 'never sent to an address of another family'],
    },
    'the block has no token': {
      settings: { secrets: { address: ADDRESS } },
      environment: {},
      says: ['the matching token is missing', 'LINTEL_SECRETS_TOKEN'],
    },
    'VAULT_ADDR has no token': {
      settings: {},
      environment: { VAULT_ADDR: ADDRESS },
      says: ['comes from VAULT_ADDR', 'the matching token is missing', 'VAULT_TOKEN', '~/.vault-token'],
    },
    'BAO_ADDR has no token': {
      settings: {},
      environment: { BAO_ADDR: ADDRESS, VAULT_TOKEN: TOKEN },
      says: ['comes from BAO_ADDR', 'the matching token is missing', 'BAO_TOKEN', '~/.bao-token'],
    },
  },
};

describe('a connection', () => {
  let core: Core;
  let home: string;
  const before = { ...process.env };

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));
    // The user's own credentials must not fill a gap.
    process.env.HOME = home;
  });

  afterEach(async () => {
    process.env = { ...before };
    rmSync(home, { recursive: true });
    await core.close();
  });

  /** The error of a plan for a resource of this service, if there is one. */
  const plan = async (service: Service, settings: Values): Promise<Error | undefined> => {
    const resource = {
      definition: () => ({ ...edge, service }),
      handlers: () => new EdgeStore().registry().resources.lintel_edge.handlers(),
    };
    core = await Core.start(
      { resources: { lintel_edge: resource }, dataSources: {}, ephemeralResources: {}, listResources: {}, actions: {} },
      settings,
    );
    return core.plan('lintel_edge', { name: 'any' }).then(
      () => undefined,
      (error: Error) => error,
    );
  };

  const cases = Object.entries(CASES).flatMap(([service, all]) =>
    Object.entries(all).map(([title, one]) => [service as Service, title, one] as const),
  );

  it.each(cases)(
    'to %s is refused in the plan, with a helpful message, if %s',
    async (service, _, { settings, environment, says }) => {
      Object.assign(process.env, environment);
      const error = await plan(service, settings);
      expect(error).toBeInstanceOf(Refused);
      for (const words of says) expect(error!.message).toContain(words);
      expect(error!.message).not.toContain(TOKEN);
      expect(error!.message).not.toContain('bug in the provider');
    },
  );

  it.each([
    ['platform.example.com', undefined],
    ['elsewhere.example.com', 'the matching token is missing'],
  ])('to %s uses only the token that is stored for that host', async (host, says) => {
    mkdirSync(path.join(home, '.terraform.d'));
    writeFileSync(
      path.join(home, '.terraform.d', 'credentials.tfrc.json'),
      JSON.stringify({ credentials: { 'platform.example.com': { token: TOKEN } } }),
    );
    process.env.TFE_HOSTNAME = host;
    const error = await plan('platform', {});
    if (says) expect(error!.message).toContain(says);
    else expect(error).toBeUndefined();
  });

  it('that is partly known only after apply is not replaced with that of the environment', async () => {
    Object.assign(process.env, { LINTEL_PLATFORM_ADDRESS: ADDRESS, LINTEL_PLATFORM_TOKEN: TOKEN });
    core = await Core.start(registry, { platform: { address: UNKNOWN } });
    expect(
      (await core.plan('lintel_run_task', { organization: 'acme', name: 'image-scan', url: ADDRESS })).action,
    ).toBe('create');
    await expect(core.readData('lintel_run_tasks', { organization: 'acme' })).rejects.toThrow('known only after apply');
  });

  it.each<[string, Values]>([
    ['a role', { jwt: { role: UNKNOWN } }],
    ['a JWT', { jwt: { token: UNKNOWN } }],
    ['a secret id', { approle: { roleId: 'id', secretId: UNKNOWN } }],
    ['a parameter', { path: { path: 'auth/ldap/login/x', parameters: { password: UNKNOWN } } }],
    ['a method', { kubernetes: UNKNOWN }],
  ])('whose login has %s that is known only after apply is not replaced, either', async (_, login) => {
    Object.assign(process.env, { LINTEL_SECRETS_ADDRESS: ADDRESS, LINTEL_SECRETS_TOKEN: TOKEN });
    const settings = { secrets: { address: ADDRESS, login } };
    core = await Core.start(registry, settings);
    expect((await core.validateProvider(settings)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await core.plan('lintel_pki_role', { name: 'web' })).action).toBe('create');
    await expect(core.readData('lintel_pki_role', { name: 'web' })).rejects.toThrow('known only after apply');
  });

  it('that is missing is reported before anything is read or deleted', async () => {
    core = await Core.start(registry, {});
    const object: Held = {
      state: { id: 'task-1', organization: 'acme', name: 'image-scan', url: ADDRESS, enabled: true, category: 'task' },
      privateState: Buffer.alloc(0),
    };
    const acts = [
      () => core.refresh('lintel_run_task', object),
      () => core.destroy('lintel_run_task', object),
      () => core.readData('lintel_run_tasks', { organization: 'acme' }),
    ];
    for (const act of acts) await expect(act()).rejects.toThrow('LINTEL_PLATFORM_ADDRESS');
  });

  it.each([
    [
      'that cannot look itself up',
      'secrets-none',
      'the token from the provider block has probably expired or been revoked: it cannot look itself up',
    ],
    [
      'that is valid',
      'secrets-reader',
      'the token from the provider block is valid, but its policies do not grant `create` or `update` on `database/roles/app`',
    ],
  ])('with a token %s explains a 403', async (_, token, words) => {
    const emulator = await startEmulator();
    core = await Core.start(registry, { secrets: { address: emulator.address, token } });
    await expect(
      core.apply('lintel_database_role', { name: 'app', dbName: 'orders', creationStatements: ['x'] }),
    ).rejects.toThrow(words);
    await emulator.close();
  });
});
