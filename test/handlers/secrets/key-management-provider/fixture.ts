import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';

/** Vault's name of the provider type. */
const KINDS: { readonly [provider: string]: string } = { azurekeyvault: 'cloudkeyvault' };

/** `standard` lacks nothing; Vault supports everything under other names; OpenBao has no such engine. */
export const without = { standard: [], vault: [] };

export const createFixture: CreateFixture = async (service) => {
  await mountEngine(service, 'team/keymgmt', 'keymgmt');
  const credentials = {
    tenant_id: 'tenant',
    client_id: 'client-1',
    client_secret: 'a secret',
    environment: 'CloudGovernment',
  };
  const otherCredentials = {
    tenant_id: 'tenant-2',
    client_id: 'client-2',
    client_secret: 'another secret',
    environment: 'CloudChina',
  };
  const minimal = { name: 'store', kmsProvider: 'cloudkeyvault', keyCollection: 'keys' };
  const pathOf = ({ mount = 'keymgmt', name }: Values) => `/v1/${String(mount)}/kms/${String(name)}`;
  const isMeant = ({ mount = 'keymgmt', name }: Values, one: StoredProvider) =>
    one.mount === mount && one.name === name;
  const kindOf = ({ provider }: StoredProvider) => KINDS[provider] ?? provider;
  return {
    minimal,
    second: { name: 'store-3' },
    full: [
      { ...minimal, mount: 'keymgmt', credentials },
      { ...minimal, mount: 'keymgmt', credentialsWo: credentials, credentialsWoVersion: 1 },
    ],
    changed: {
      mount: 'team/keymgmt',
      name: 'store-2',
      keyCollection: 'keys-2',
      credentials: otherCredentials,
      credentialsWo: otherCredentials,
      credentialsWoVersion: 2,
    },
    fixed: { kmsProvider: 'there is only one type' },
    drifted: { kmsProvider: 'awskms' },
    exempt: {
      credentials: 'unreadable: never in a response',
      credentialsWo: 'unreadable: never in a response',
      credentialsWoVersion: 'local: marks changed credentials, and is never sent',
    },

    async look(state) {
      const found = ((await service.control.snapshot()).objects.keyProviders as unknown as StoredProvider[]).find(
        (one) => isMeant(state, one),
      );
      // A provider of another type, or with another key collection, is another provider.
      if (!found || found.keyCollection !== state.keyCollection || kindOf(found) !== state.kmsProvider) {
        return undefined;
      }
      return {
        mount: found.mount,
        name: found.name,
        kmsProvider: kindOf(found),
        keyCollection: found.keyCollection,
        credentials: Object.keys(found.credentials).length > 0 ? found.credentials : undefined,
      };
    },
    // The service changes neither the type nor the key collection of a provider.
    async tamper(state, attribute, value) {
      const { objects, ...rest } = await service.control.snapshot();
      const field = attribute === 'kmsProvider' ? 'provider' : attribute;
      const keyProviders = (objects.keyProviders as unknown as StoredProvider[]).map((one) =>
        isMeant(state, one) ? { ...one, [field]: value } : one,
      );
      await service.control.restore({ ...rest, objects: { ...objects, keyProviders: keyProviders as never } });
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'keymgmt' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredProvider {
  readonly mount: string;
  readonly name: string;
  readonly provider: string;
  readonly keyCollection: string;
  readonly credentials: { readonly [key: string]: string };
}

const base = { name: 'store', kmsProvider: 'cloudkeyvault', keyCollection: 'keys' };
const wrongMounts = (config: Values, mounts: readonly Value[]) =>
  mounts.map((mount): WrongConfiguration => ({
    breaks: 'mount obeys pattern',
    config: { ...config, mount },
    path: ['mount'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
const WRONG_CREDENTIALS: readonly Values[] = [
  { client_id: 'c', client_secret: 's' },
  { tenant_id: 't', client_id: 'c' },
  { tenant_id: 't', client_secret: 's' },
  { environment: 'CloudPublic' },
  { tenant_id: 't', tenant: 't' },
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base, ['/keymgmt', 'keymgmt/', 'team//keymgmt', '..', 'team/../keymgmt', '']),
  ...['', 'a/b', '.', '..'].map((name): WrongConfiguration => ({
    breaks: 'name obeys pattern',
    config: { ...base, name },
    path: ['name'],
    says: 'a single path segment',
  })),
  ...['awskms', 'azurekeyvault', 'CloudKeyVault', ''].map((kmsProvider): WrongConfiguration => ({
    breaks: 'kmsProvider has a vocabulary',
    config: { ...base, kmsProvider },
    path: ['kmsProvider'],
    says: 'It must be "cloudkeyvault"',
  })),
  {
    breaks: 'keyCollection obeys length',
    config: { ...base, keyCollection: '' },
    path: ['keyCollection'],
    says: 'not be empty',
  },
  ...WRONG_CREDENTIALS.map((credentials): WrongConfiguration => ({
    breaks: 'credentials obeys onlyKeys',
    config: { ...base, credentials },
    path: ['credentials'],
    says: '"client_secret" only together',
  })),
  ...WRONG_CREDENTIALS.map((credentialsWo): WrongConfiguration => ({
    breaks: 'credentialsWo obeys onlyKeys',
    config: { ...base, credentialsWo },
    path: ['credentialsWo'],
    says: '"client_secret" only together',
  })),
  {
    breaks: 'credentialsWoVersion needs credentialsWo',
    config: { ...base, credentialsWoVersion: 1 },
    path: ['credentialsWoVersion'],
    says: 'credentials_wo',
  },
  {
    breaks: 'credentials conflicts with credentialsWo',
    config: { ...base, credentials: { tenant_id: 't' }, credentialsWo: { tenant_id: 't' } },
    path: ['credentials'],
    says: '`credentials_wo`',
  },
  {
    breaks: 'credentials conflicts with credentialsWoVersion',
    config: { ...base, credentials: { tenant_id: 't' }, credentialsWo: { tenant_id: 't' }, credentialsWoVersion: 1 },
    path: ['credentials'],
    says: '`credentials_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_key_management_provider: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'store', mount: '/keymgmt' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_key_management_providers: wrongMounts({}, ['keymgmt/']),
};
