import { SecretsServices } from './service';
import type { Ask, Dialect } from './service';

const CREDENTIALS = { tenant_id: 't', client_id: 'c', client_secret: 'canary' };
const kind = (dialect: Dialect) => (dialect === 'standard' ? 'cloudkeyvault' : 'azurekeyvault');
const write = (body: object = {}, dialect: Dialect = 'standard'): Ask => [
  'POST',
  'keymgmt/kms/store',
  { provider: kind(dialect), key_collection: 'keys', ...body },
];
const read: Ask = ['GET', 'keymgmt/kms/store'];

const services = new SecretsServices();

describe('Create or update provider, Read provider', () => {
  services.table([
    ...(['standard', 'vault'] as const).flatMap((dialect) => [
      { rule: 'A provider is written with 204', dialects: [dialect], ask: write({}, dialect), status: 204 },
      {
        rule: 'The kind and the store are read back, and never the credentials',
        dialects: [dialect],
        given: [write({ credentials: CREDENTIALS }, dialect)],
        ask: read,
        status: 200,
        data: { key_collection: 'keys', provider: kind(dialect) },
      },
    ]),
    ...(
      [
        {
          rule: 'Another kind is refused',
          ask: write({ provider: 'azurekeyvault' }),
          status: 400,
          error: 'unsupported provider: azurekeyvault',
        },
        {
          rule: 'A kind is required',
          ask: write({ provider: undefined }),
          status: 400,
          error: 'missing required field: provider',
        },
        {
          rule: 'A store is required',
          ask: write({ key_collection: undefined }),
          status: 400,
          error: 'missing required field: key_collection',
        },
        {
          rule: 'The store cannot be changed',
          given: [write()],
          ask: write({ key_collection: 'other' }),
          status: 400,
          error: 'key_collection cannot be changed',
          then: [read, { key_collection: 'keys', provider: 'cloudkeyvault' }],
        },
        {
          rule: 'An existing provider is updated',
          given: [write()],
          ask: ['POST', 'keymgmt/kms/store', { credentials: CREDENTIALS }],
          status: 204,
        },
        { rule: 'The machine may have an identity', ask: write({ credentials: { tenant_id: 't' } }), status: 204 },
        {
          rule: 'Credentials may be a list of pairs',
          ask: write({ credentials: ['tenant_id=t', 'client_id=c', 'client_secret=s'] }),
          status: 204,
        },
        {
          rule: 'Credentials may be emptied',
          given: [write({ credentials: CREDENTIALS })],
          ask: write({ credentials: {} }),
          status: 204,
        },
        {
          rule: 'Credentials need a tenant',
          ask: write({ credentials: { client_id: 'c', client_secret: 's' } }),
          status: 400,
          error: 'missing required credential: tenant_id',
        },
        {
          rule: 'A client needs its secret',
          ask: write({ credentials: { tenant_id: 't', client_id: 'c' } }),
          status: 400,
          error: 'missing required credential: client_secret',
        },
        {
          rule: 'A secret needs its client',
          ask: write({ credentials: { tenant_id: 't', client_secret: 's' } }),
          status: 400,
          error: 'missing required credential: client_id',
        },
        {
          rule: 'Credentials are a map',
          ask: write({ credentials: 5 }),
          status: 400,
          error: /^Field validation failed/,
        },
        { rule: 'A provider that does not exist is 404', ask: read, status: 404 },
      ] as const
    ).map((row) => ({ ...row, dialects: ['standard'] as const })),
    {
      rule: 'The kind cannot be changed',
      dialects: ['vault'],
      given: [write({}, 'vault')],
      ask: write({ provider: 'awskms' }),
      status: 400,
      error: 'provider cannot be changed',
    },
    {
      rule: 'There is no such engine',
      dialects: ['openbao'],
      ask: read,
      status: 404,
      error: 'no handler for route "keymgmt/kms/store". route entry not found.',
    },
  ]);

  const stored = async (dialect: Dialect) =>
    ((await services.emulator(dialect).control.snapshot()).objects.keyProviders as any[])[0].credentials;

  it.each([
    ['standard', 'CloudPublic'],
    ['vault', 'AzurePublicCloud'],
  ] as const)('The cloud defaults to the public one (%s)', async (dialect, environment) => {
    await services.data(write({ credentials: CREDENTIALS }, dialect), dialect);
    expect(await stored(dialect)).toEqual({ ...CREDENTIALS, environment });
  });

  it.each([
    ['standard', 'CLOUD'],
    ['vault', 'AZURE'],
  ] as const)("The service's environment overrides the map (%s)", async (dialect, prefix) => {
    process.env[`${prefix}_TENANT_ID`] = 'from the environment';
    try {
      await services.data(write({ credentials: CREDENTIALS }, dialect), dialect);
    } finally {
      delete process.env[`${prefix}_TENANT_ID`];
    }
    expect(await stored(dialect)).toMatchObject({ tenant_id: 'from the environment', client_id: 'c' });
  });
});

describe('List providers, Delete provider, keys', () => {
  const distributed: Ask[] = [write(), ['POST', 'keymgmt/key/k', {}], ['PUT', 'keymgmt/kms/store/key/k', {}]];
  services.table(
    (
      [
        {
          rule: 'Names are listed',
          given: [write()],
          ask: ['LIST', 'keymgmt/kms'],
          status: 200,
          data: { keys: ['store'] },
        },
        { rule: 'A list of nothing is 404', ask: ['LIST', 'keymgmt/kms'], status: 404 },
        {
          rule: 'A provider is deleted',
          given: [write()],
          ask: ['DELETE', 'keymgmt/kms/store'],
          status: 204,
          then: [read, null],
        },
        { rule: 'A provider that does not exist is deleted too', ask: ['DELETE', 'keymgmt/kms/store'], status: 204 },
        {
          rule: 'A provider that has keys is not deleted',
          given: distributed,
          ask: ['DELETE', 'keymgmt/kms/store'],
          status: 400,
          error: /while keys are distributed/,
          then: [['LIST', 'keymgmt/kms/store/key'], { keys: ['k'] }],
        },
        {
          rule: 'A provider whose keys were withdrawn is deleted',
          given: [...distributed, ['DELETE', 'keymgmt/kms/store/key/k']],
          ask: ['DELETE', 'keymgmt/kms/store'],
          status: 204,
        },
        {
          rule: 'A distributed key is read',
          given: distributed,
          ask: ['GET', 'keymgmt/kms/store/key/k'],
          status: 200,
          data: expect.objectContaining({ name: 'k' }),
        },
        {
          rule: 'A key that is not distributed is not there',
          given: [write(), ['POST', 'keymgmt/key/k', {}]],
          ask: ['GET', 'keymgmt/kms/store/key/k'],
          status: 404,
        },
        {
          rule: 'A key is read with its version',
          given: [
            ['POST', 'keymgmt/key/k', { type: 'aes256-gcm96' }],
            ['POST', 'keymgmt/key/k/rotate'],
          ],
          ask: ['GET', 'keymgmt/key/k'],
          status: 200,
          data: expect.objectContaining({ type: 'aes256-gcm96', latest_version: 2 }),
        },
        {
          rule: 'Keys are listed',
          given: distributed,
          ask: ['LIST', 'keymgmt/key'],
          status: 200,
          data: { keys: ['k'] },
        },
        {
          rule: 'A key is not deleted unless that is allowed',
          given: [['POST', 'keymgmt/key/k', {}]],
          ask: ['DELETE', 'keymgmt/key/k'],
          status: 400,
          error: 'key deletion is not allowed',
        },
        {
          rule: 'A key is deleted where that is allowed',
          given: [['POST', 'keymgmt/key/k', { deletion_allowed: true }]],
          ask: ['DELETE', 'keymgmt/key/k'],
          status: 204,
          then: [['GET', 'keymgmt/key/k'], null],
        },
      ] as const
    ).map((row) => ({ ...row, dialects: ['standard'] as const })),
  );
});
