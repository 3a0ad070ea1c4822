import { generateKeyPairSync } from 'crypto';
import type { Value, Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { writePasswordPolicies } from '../../../support/environments/mount';
import { mountDatabase } from '../database-connection/fixture';

/** Field names of the credential's options in requests, and the defaults that the service fills in. */
const OPTIONS: { readonly [attribute: string]: string } = {
  passwordPolicy: 'password_policy',
  commonNameTemplate: 'common_name_template',
  caCert: 'ca_cert',
  keyType: 'key_type',
  keyBits: 'key_bits',
  signatureBits: 'signature_bits',
  format: 'format',
};
const FILLED_IN: Values = { key_bits: 2048, signature_bits: 256, format: 'pkcs8' };

export const privateKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const keys = { one: privateKey(), two: privateKey() };

export const createFixture: CreateFixture = async (service) => {
  await mountDatabase(service, 'team/database');
  await writePasswordPolicies(service, 'long', 'short');
  for (const mount of ['database', 'team/database']) {
    for (const name of ['warehouse', 'billing']) {
      await service.request('POST', `/v1/${mount}/config/${name}`, {
        body: { plugin_name: 'postgresql-database-plugin', allowed_roles: '*' },
      });
    }
  }
  const { ca } = await createCertificates();
  const minimal = { name: 'reporting', username: 'reporting', dbName: 'warehouse', rotationPeriod: '86400' };
  const { rotationPeriod: _, ...unrotated } = minimal;
  const scheduled = { ...unrotated, rotationSchedule: '0 3 * * SUN', rotationWindow: '3600' };
  const authority = {
    commonNameTemplate: '{{.DisplayName}}',
    caCert: ca,
    keyType: 'ec',
    keyBits: 384,
    signatureBits: 512,
  };
  const pathOf = ({ mount = 'database', name }: Values) => `/v1/${String(mount)}/static-roles/${String(name)}`;
  const stored = async ({ mount = 'database', name }: Values) =>
    ((await service.control.snapshot()).objects.databaseStaticRoles as unknown as StoredRole[]).find(
      (one) => one.mount === mount && one.name === name,
    );
  return {
    minimal,
    second: { name: 'reporting-3', username: 'reporting-3' },
    full: [
      {
        ...minimal,
        mount: 'database',
        credentialType: 'rsa_private_key',
        rotationStatements: ['ALTER USER "{{name}}" WITH PASSWORD \'{{password}}\''],
      },
      {
        ...minimal,
        credentialConfig: { passwordPolicy: 'long' },
        skipImportRotation: true,
        passwordWo: 'a live password',
        passwordWoVersion: 1,
      },
      { ...minimal, skipImportRotation: true, password: 'a live password' },
      {
        ...scheduled,
        credentialType: 'client_certificate',
        credentialConfig: { ...authority, caPrivateKey: keys.one },
      },
      {
        ...scheduled,
        credentialType: 'client_certificate',
        rotationStatements: ['SELECT 1'],
        credentialConfig: { ...authority, caPrivateKeyWo: keys.one, caPrivateKeyWoVersion: 1 },
      },
    ],
    changed: {
      mount: 'team/database',
      name: 'reporting-2',
      username: 'reporting-2',
      dbName: 'billing',
      rotationPeriod: '3600',
      rotationSchedule: '30 4 * * MON',
      rotationWindow: '7200',
      rotationStatements: ['SELECT 2', 'SELECT 3'],
      skipImportRotation: false,
      password: 'another password',
      passwordWo: 'another password',
      passwordWoVersion: 2,
      credentialType: 'password',
      credentialConfig: { passwordPolicy: 'short' },
    },
    exempt: {
      'password': 'unreadable: never in a response',
      'passwordWo': 'unreadable: never in a response',
      'passwordWoVersion': 'local: marks a changed password, and is never sent',
      'credentialConfig.caPrivateKey': 'sometimes unreadable: only some services return it',
      'credentialConfig.caPrivateKeyWo': 'unreadable: kept out of state',
      'credentialConfig.caPrivateKeyWoVersion': 'local: marks a changed key, and is never sent',
    },

    async look(state) {
      const found = await stored(state);
      // A role of the same name with another user or connection is another role.
      if (!found || found.username !== state.username || found.dbName !== state.dbName) return undefined;
      const {
        rotation,
        credential,
        secret: _secret,
        lastRotation: _last,
        nextRotation: _next,
        retryAt: _retry,
        rotationStatements,
        ...reported
      } = found;
      return {
        ...reported,
        rotationPeriod: rotation.seconds === undefined ? undefined : String(rotation.seconds),
        rotationSchedule: rotation.schedule,
        rotationWindow: rotation.windowSeconds === undefined ? undefined : String(rotation.windowSeconds),
        rotationStatements: rotationStatements.length > 0 ? rotationStatements : undefined,
        credentialType: credential.type,
        credentialConfig: configIn(credential.config, state.credentialConfig as Values | undefined),
      };
    },
    async tamper(state, attribute, value) {
      const { dbName, username, credential } = (await stored(state))!;
      // The service refuses to change the user, so it is changed in the emulator's storage.
      if (attribute === 'username') {
        const snapshot = await service.control.snapshot();
        const roles = (snapshot.objects.databaseStaticRoles as unknown as StoredRole[]).map((role) =>
          role.name === state.name && role.mount === (state.mount ?? 'database') ? { ...role, username: value } : role,
        );
        return service.control.restore({
          ...snapshot,
          objects: { ...snapshot.objects, databaseStaticRoles: roles as never },
        });
      }
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { db_name: dbName, username, ...keptWith(attribute, credential.config), ...bodyOf(attribute, value) },
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
  readonly rotation: { readonly seconds?: number; readonly schedule?: string; readonly windowSeconds?: number };
  readonly credential: { readonly type: string; readonly config: Values };
  readonly rotationStatements: readonly string[];
};

/** Without the defaults that the service filled in; the CA's key is in the form in which it was configured. */
export function configIn(config: Values, configured: Values | undefined): Values | undefined {
  const own = Object.entries(OPTIONS)
    .filter(([, wire]) => config[wire] !== undefined && config[wire] !== FILLED_IN[wire] && config[wire] !== '')
    .map(([name, wire]) => [name, config[wire]]);
  const key = !config.ca_private_key
    ? {}
    : configured?.caPrivateKey !== undefined
      ? { caPrivateKey: config.ca_private_key }
      : { caPrivateKeyWo: config.ca_private_key, caPrivateKeyWoVersion: configured?.caPrivateKeyWoVersion };
  const all: Values = { ...Object.fromEntries(own), ...key };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** A write that does not repeat the options of a key resets them to their defaults, or is refused. */
function keptWith(attribute: string, config: Values): object {
  return attribute.startsWith('credential') || !config.key_bits
    ? {}
    : { credential_config: Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)])) };
}

/** In requests, every option is a string. */
export function optionsOf(config: Values = {}): object {
  return Object.fromEntries(Object.entries(config).map(([name, option]) => [OPTIONS[name], String(option)]));
}

function bodyOf(attribute: string, value: Value): object {
  switch (attribute) {
    case 'dbName':
      return { db_name: value };
    case 'rotationPeriod':
      return { rotation_period: Number(value) };
    case 'rotationSchedule':
      return { rotation_schedule: value };
    case 'rotationWindow':
      return { rotation_window: Number(value) };
    case 'rotationStatements':
      return { rotation_statements: value ?? [] };
    case 'skipImportRotation':
      return { skip_import_rotation: value ?? false };
    case 'password':
    case 'passwordWo':
      return { password: value ?? '' };
    case 'credentialType':
      return { credential_type: value };
    case 'credentialConfig':
      return { credential_config: optionsOf(value as Values) };
    default:
      throw new Error(`${attribute} cannot be changed here`);
  }
}

const base = { name: 'reporting', username: 'reporting', dbName: 'orders', rotationPeriod: '1d' };
const { rotationPeriod: _, ...unrotated } = base;
const certified = (config: Values) => ({
  ...base,
  credentialType: 'client_certificate',
  credentialConfig: { keyType: 'ec', ...config },
});
const inConfig = (name: string) => ['credentialConfig', name] as const;
const PEM = '-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----';

/** Also for the dynamic role, which has the same credential options. */
export const wrongCredentials = (fitting: Values): readonly WrongConfiguration[] => {
  const withConfig = (credentialType: string | undefined, credentialConfig: Values | undefined): Values => ({
    ...fitting,
    credentialType,
    credentialConfig,
  });
  const certificate = (config: Values) => withConfig('client_certificate', { keyType: 'ec', ...config });
  const onlyKeyed: { readonly [name: string]: Value } = {
    commonNameTemplate: 'x',
    caCert: PEM,
    caPrivateKey: keys.one,
    caPrivateKeyWo: keys.one,
    keyType: 'ec',
    keyBits: 2048,
    signatureBits: 256,
  };
  return [
    {
      breaks: 'credentialConfig.caCert obeys pemBlock',
      config: certificate({ caCert: keys.one }),
      path: inConfig('caCert'),
      says: 'CERTIFICATE',
    },
    {
      breaks: 'credentialConfig.caPrivateKey obeys pemBlock',
      config: certificate({ caPrivateKey: PEM }),
      path: inConfig('caPrivateKey'),
      says: 'PRIVATE KEY',
    },
    {
      breaks: 'credentialConfig.caPrivateKeyWo obeys pemBlock',
      config: certificate({ caPrivateKeyWo: PEM }),
      path: inConfig('caPrivateKeyWo'),
      says: 'PRIVATE KEY',
    },
    {
      breaks: 'credentialConfig.caPrivateKeyWoVersion needs credentialConfig.caPrivateKeyWo',
      config: certificate({ caPrivateKeyWoVersion: 1 }),
      path: inConfig('caPrivateKeyWoVersion'),
      says: 'ca_private_key_wo',
    },
    {
      breaks: 'credentialConfig.caPrivateKey conflicts with credentialConfig.caPrivateKeyWo',
      config: certificate({ caPrivateKey: keys.one, caPrivateKeyWo: keys.one }),
      path: inConfig('caPrivateKey'),
      says: 'ca_private_key_wo',
    },
    {
      breaks: 'credentialConfig.caPrivateKey conflicts with credentialConfig.caPrivateKeyWoVersion',
      config: certificate({ caPrivateKey: keys.one, caPrivateKeyWo: keys.one, caPrivateKeyWoVersion: 1 }),
      path: inConfig('caPrivateKey'),
      says: 'ca_private_key_wo_version',
    },
    {
      breaks: 'credentialConfig.keyBits has the vocabulary of credentialConfig.keyType',
      config: certificate({ keyBits: 2048 }),
      path: inConfig('keyBits'),
      says: 'It must be 224, 256, 384 or 521',
    },
    {
      breaks: 'credentialConfig.keyBits has the vocabulary of credentialConfig.keyType',
      config: withConfig('rsa_private_key', { keyBits: 384 }),
      path: inConfig('keyBits'),
      says: 'It must be 2048, 3072 or 4096',
    },
    {
      breaks: 'credentialConfig.keyBits only when credentialConfig.keyType is rsa,ec',
      config: certificate({ keyType: 'ed25519', keyBits: 256 }),
      path: inConfig('keyBits'),
      says: 'it is "ed25519"',
    },
    {
      breaks: 'credentialConfig.signatureBits obeys oneOf',
      config: certificate({ signatureBits: 128 }),
      path: inConfig('signatureBits'),
      says: 'It must be 256, 384 or 512',
    },
    {
      breaks: 'credentialConfig.format only when credentialType is rsa_private_key',
      config: certificate({ format: 'pkcs8' }),
      path: inConfig('format'),
      says: 'only be configured if `credential_type` is "rsa_private_key"',
    },
    {
      breaks: 'credentialConfig.keyType required when credentialType is client_certificate',
      config: withConfig('client_certificate', undefined),
      path: inConfig('keyType'),
      says: 'must be configured if',
    },
    {
      breaks: 'credentialConfig.keyType required when credentialType is client_certificate',
      config: withConfig('client_certificate', { keyBits: 2048 }),
      path: inConfig('keyType'),
      says: 'must be configured if',
    },
    ...Object.entries(onlyKeyed).map(([name, value]): WrongConfiguration => ({
      breaks: `credentialConfig.${name} only when credentialType is rsa_private_key,client_certificate`,
      config: withConfig(undefined, { [name]: value }),
      path: inConfig(name),
      says: 'it is "password"',
    })),
  ];
};

export const queries: FixtureFile['queries'] = {
  ephemeral: { lintel_database_static_credentials: ({ mount, name }) => ({ mount, role: name }) },
};

export const wrong: readonly WrongConfiguration[] = [
  {
    breaks: 'passwordWoVersion needs passwordWo',
    config: { ...base, passwordWoVersion: 1 },
    path: ['passwordWoVersion'],
    says: 'password_wo',
  },
  {
    breaks: 'password conflicts with passwordWo',
    config: { ...base, password: 'x', passwordWo: 'x' },
    path: ['password'],
    says: 'password_wo',
  },
  {
    breaks: 'password conflicts with passwordWoVersion',
    config: { ...base, password: 'x', passwordWo: 'x', passwordWoVersion: 1 },
    path: ['password'],
    says: 'password_wo_version',
  },
  {
    breaks: 'mount obeys pattern',
    config: { ...base, mount: 'database/' },
    path: ['mount'],
    says: 'without a leading or trailing `/`',
  },
  {
    breaks: 'name obeys pattern',
    config: { ...base, name: 'team/reporting' },
    path: ['name'],
    says: 'a single path segment',
  },
  {
    breaks: 'rotation is one of its forms',
    config: { ...base, rotationSchedule: '0 3 * * *' },
    path: ['rotationSchedule'],
    says: 'Configure only one',
  },
  {
    breaks: 'rotation is one of its forms',
    config: { ...base, rotationWindow: '1h' },
    path: ['rotationWindow'],
    says: 'Configure only one',
  },
  {
    breaks: 'rotation is whole',
    config: { ...unrotated, rotationWindow: '1h' },
    path: ['rotationSchedule'],
    says: 'must be configured together with',
  },
  {
    breaks: 'rotationPeriod obeys range',
    config: { ...base, rotationPeriod: '4s' },
    path: ['rotationPeriod'],
    says: 'at least 5 seconds',
  },
  {
    breaks: 'rotationSchedule obeys cron',
    config: { ...unrotated, rotationSchedule: '@daily' },
    path: ['rotationSchedule'],
    says: 'is a macro',
  },
  {
    breaks: 'rotationSchedule obeys cron',
    config: { ...unrotated, rotationSchedule: '0 0 3 * * *' },
    path: ['rotationSchedule'],
    says: '6 fields',
  },
  {
    breaks: 'rotationWindow obeys range',
    config: { ...unrotated, rotationSchedule: '0 3 * * *', rotationWindow: '59m' },
    path: ['rotationWindow'],
    says: 'at least 3600 seconds',
  },
  ...wrongCredentials(base),
  {
    breaks: 'credentialConfig.keyBits has the vocabulary of credentialConfig.keyType',
    config: certified({ keyType: 'rsa', keyBits: 1024 }),
    path: inConfig('keyBits'),
    says: 'It must be 2048, 3072 or 4096',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_database_static_role: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'reporting', mount: '/database' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_database_static_roles: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: '.' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
