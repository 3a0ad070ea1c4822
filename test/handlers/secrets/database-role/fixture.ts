import type { Value, Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountDatabase } from '../database-connection/fixture';
import { configIn, optionsOf, privateKey, wrongCredentials } from '../database-static-role/fixture';

const LISTS: { readonly [attribute: string]: string } = {
  creationStatements: 'creation_statements',
  revocationStatements: 'revocation_statements',
  rollbackStatements: 'rollback_statements',
  renewStatements: 'renew_statements',
};
const key = privateKey();

export const createFixture: CreateFixture = async (service) => {
  await mountDatabase(service, 'team/database');
  const { ca } = await createCertificates();
  const minimal = {
    name: 'app',
    dbName: 'warehouse',
    creationStatements: ['CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\''],
  };
  const everything = {
    ...minimal,
    mount: 'database',
    defaultTtl: '3600',
    maxTtl: '86400',
    revocationStatements: ['DROP ROLE "{{name}}"'],
    rollbackStatements: ['ROLLBACK'],
    renewStatements: ['SELECT 1'],
  };
  const authority = {
    commonNameTemplate: '{{.DisplayName}}',
    caCert: ca,
    keyType: 'ec',
    keyBits: 384,
    signatureBits: 512,
  };
  const pathOf = ({ mount = 'database', name }: Values) => `/v1/${String(mount)}/roles/${String(name)}`;
  const stored = async ({ mount = 'database', name }: Values) =>
    ((await service.control.snapshot()).objects.databaseRoles as unknown as StoredRole[]).find(
      (one) => one.mount === mount && one.name === name,
    );
  return {
    async prepareQueries() {
      await service.request('POST', '/v1/database/config/warehouse', {
        body: { plugin_name: 'postgresql-database-plugin', allowed_roles: '*' },
      });
    },
    minimal,
    second: { name: 'app-3' },
    full: [
      { ...everything, credentialType: 'rsa_private_key' },
      { ...everything, credentialConfig: { passwordPolicy: 'long' } },
      { ...minimal, credentialType: 'client_certificate', credentialConfig: { ...authority, caPrivateKey: key } },
      {
        ...everything,
        credentialType: 'client_certificate',
        credentialConfig: { ...authority, caPrivateKeyWo: key, caPrivateKeyWoVersion: 1 },
      },
    ],
    changed: {
      mount: 'team/database',
      name: 'app-2',
      dbName: 'billing',
      defaultTtl: '7200',
      maxTtl: '172800',
      creationStatements: ['CREATE USER "{{name}}"', 'SELECT 1'],
      revocationStatements: ['DROP USER "{{name}}"'],
      rollbackStatements: ['SELECT 2'],
      renewStatements: ['SELECT 3'],
      credentialType: 'password',
      credentialConfig: { passwordPolicy: 'short' },
    },
    exempt: {
      'credentialConfig.caPrivateKey': 'sometimes unreadable: only some services return it',
      'credentialConfig.caPrivateKeyWo': 'unreadable: kept out of state',
      'credentialConfig.caPrivateKeyWoVersion': 'local: marks a changed key, and is never sent',
    },

    async look(state) {
      const found = await stored(state);
      if (!found) return undefined;
      const { defaultTtlSeconds, maxTtlSeconds, credential, ...reported } = found;
      return {
        ...reported,
        ...Object.fromEntries(
          Object.keys(LISTS).map((name) => [
            name,
            (reported[name] as readonly string[]).length > 0 ? reported[name] : undefined,
          ]),
        ),
        defaultTtl: defaultTtlSeconds ? String(defaultTtlSeconds) : undefined,
        maxTtl: maxTtlSeconds ? String(maxTtlSeconds) : undefined,
        credentialType: credential.type,
        credentialConfig: configIn(credential.config, state.credentialConfig as Values | undefined),
      };
    },
    async tamper(state, attribute, value) {
      const {
        credential: { config },
      } = (await stored(state))!;
      const kept =
        attribute.startsWith('credential') || !config.key_bits
          ? {}
          : {
              credential_config: Object.fromEntries(
                Object.entries(config).map(([name, option]) => [name, String(option)]),
              ),
            };
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { ...kept, ...bodyOf(attribute, value) },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'database' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

type StoredRole = Values & {
  readonly defaultTtlSeconds: number;
  readonly maxTtlSeconds: number;
  readonly credential: { readonly type: string; readonly config: Values };
};

function bodyOf(attribute: string, value: Value): object {
  if (LISTS[attribute]) return { [LISTS[attribute]]: value ?? [] };
  switch (attribute) {
    case 'dbName':
      return { db_name: value };
    case 'defaultTtl':
      return { default_ttl: Number(value ?? 0) };
    case 'maxTtl':
      return { max_ttl: Number(value ?? 0) };
    case 'credentialType':
      return { credential_type: value };
    case 'credentialConfig':
      return { credential_config: optionsOf(value as Values) };
    default:
      throw new Error(`${attribute} cannot be changed here`);
  }
}

const base = { name: 'app', dbName: 'orders', creationStatements: ['SELECT 1'] };
const empty = (name: string): WrongConfiguration => ({
  breaks: `each of ${name} obeys length`,
  config: { ...base, [name]: ['SELECT 1', ''] },
  path: [name, 1],
  says: 'not be empty',
});

export const queries: FixtureFile['queries'] = {
  ephemeral: { lintel_database_credentials: ({ mount, name }) => ({ mount, role: name }) },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'mount obeys pattern',
    config: { ...base, mount: 'database/' },
    path: ['mount'],
    says: 'without a leading or trailing `/`',
  },
  {
    breaks: 'name obeys pattern',
    config: { ...base, name: 'team/app' },
    path: ['name'],
    says: 'a single path segment',
  },
  {
    breaks: 'creationStatements obeys length',
    config: { ...base, creationStatements: [] },
    path: ['creationStatements'],
    says: 'not be empty',
  },
  empty('creationStatements'),
  empty('revocationStatements'),
  empty('rollbackStatements'),
  empty('renewStatements'),
  ...wrongCredentials(base),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_database_role: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'app', mount: '/database' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_database_roles: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'a//b' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
