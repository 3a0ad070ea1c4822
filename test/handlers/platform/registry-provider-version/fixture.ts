import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults } from '../../../support/environments/wrong-lookups';
import { OTHER_RELEASE_KEY, RELEASE_KEY } from '../../../support/release-keys';
import { registryObjects, removeOrganization } from '../shared/registry-objects';

const ORGANIZATION = 'omega';
const PROVIDERS = `/api/v2/organizations/${ORGANIZATION}/registry-providers`;
const idOf = (name: string) => `${ORGANIZATION}/private/${ORGANIZATION}/${name}`;
const folder = (name: string) => path.join(__dirname, '..', 'releases', name);

interface StoredVersion extends Values {
  readonly id: string;
  readonly version: string;
  readonly provider: string;
}

export const createFixture: CreateFixture = async (service) => {
  await service.control.organization(ORGANIZATION);
  const store = registryObjects<StoredVersion>(service, 'registryProviderVersions');
  await provide(service);
  const providers = registryObjects<Values & { readonly id: string }>(service, 'registryProviders');
  const nameOf = async (provider: string) => (await providers.all()).find(({ id }) => id === provider)?.name as string;
  /** A version that was made again under the same number is another object. */
  const find = async ({ id, createdAt }: Values) => {
    for (const one of await store.all()) {
      if (
        `${idOf(await nameOf(one.provider))}/${one.version}` === id &&
        [undefined, one.createdAt].includes(createdAt)
      ) {
        return one;
      }
    }
    return undefined;
  };
  const minimal = {
    providerId: idOf('internal'),
    version: '1.0.0',
    keyId: RELEASE_KEY.keyId,
    sourceDirectory: folder('internal-1.0.0'),
  };
  const key = { keyId: OTHER_RELEASE_KEY.keyId, sourceDirectory: folder('internal-1.0.0-other-key') };
  return {
    minimal,
    second: { version: '1.0.1', sourceDirectory: folder('internal-1.0.1') },
    full: [{ ...minimal, protocols: ['6.0'], replaceOnChange: true, timeouts: { create: '5m', update: '5m' } }],
    changed: {
      providerId: idOf('other'),
      version: '1.2.0',
      keyId: key.keyId,
      protocols: ['5.0', '6.0'],
      sourceDirectory: folder('internal-1.0.0-moved'),
      replaceOnChange: false,
      timeouts: { create: '20m', update: '20m' },
    },
    changedWith: {
      providerId: { sourceDirectory: folder('other-1.0.0') },
      version: { sourceDirectory: folder('internal-1.2.0') },
      keyId: { sourceDirectory: key.sourceDirectory },
    },
    exempt: {
      sourceDirectory: 'local: the path of the files is never sent',
      replaceOnChange: 'local: it only controls the plan',
      timeouts: 'local: timeouts are never sent',
    },

    async look(state) {
      const found = await find(state);
      if (!found?.sums) return undefined;
      const { version, keyId, protocols } = found;
      return { providerId: idOf(await nameOf(found.provider)), version, keyId, protocols };
    },
    async tamper(state, attribute, value) {
      const found = await find(state);
      await store.edit((all) => all.map((one) => (one.id === found!.id ? { ...one, [attribute]: value } : one)));
    },
    async remove({ providerId, version }) {
      const name = String(providerId).split('/')[3];
      await service.request('DELETE', `${PROVIDERS}/private/${ORGANIZATION}/${name}/versions/${String(version)}`);
    },
    removeParent: () => removeOrganization(service, ORGANIZATION),
    provide: () => provide(service),
  };
};

/** The providers and the keys; what exists is refused, and stays. */
async function provide(service: TestEmulator): Promise<void> {
  for (const name of ['internal', 'other']) {
    await service.request('POST', PROVIDERS, {
      body: { data: { type: 'registry-providers', attributes: { name, namespace: ORGANIZATION } } },
    });
  }
  for (const { publicKey } of [RELEASE_KEY, OTHER_RELEASE_KEY]) {
    await service.request('POST', '/api/registry/private/v2/gpg-keys', {
      body: { data: { type: 'gpg-keys', attributes: { 'namespace': ORGANIZATION, 'ascii-armor': publicKey } } },
    });
  }
}

const base = {
  providerId: 'acme/private/acme/internal',
  version: '1.0.0',
  keyId: RELEASE_KEY.keyId,
  sourceDirectory: folder('internal-1.0.0'),
};

/** `valid`: a configuration without what the rules are about. */
const wrongProvider = (valid: Values): WrongConfiguration[] => [
  ...[
    'acme/public/hashicorp/random',
    'prov-kwt1cBiX2SdDz38w',
    'acme/private/delta/internal',
    'acme/private/acme/Internal',
    'acme/private/acme/internal/1.0.0',
  ].map((providerId): WrongConfiguration => ({
    breaks: 'providerId obeys pattern',
    config: { ...valid, providerId },
    path: ['providerId'],
    says: 'be the `id` of a private provider',
  })),
];

const wrongVersion = (valid: Values): WrongConfiguration[] => [
  ...['v1.0.0', '1.0'].map((version): WrongConfiguration => ({
    breaks: 'version obeys semver',
    config: { ...valid, version },
    path: ['version'],
    says: 'without a leading "v"',
  })),
];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongProvider(base),
  ...wrongVersion(base),
  {
    breaks: 'keyId obeys pattern',
    config: { ...base, keyId: '2B042905' },
    path: ['keyId'],
    says: '16 hexadecimal digits',
  },
  { breaks: 'protocols obeys length', config: { ...base, protocols: [] }, path: ['protocols'], says: 'not be empty' },
  {
    breaks: 'sourceDirectory is required',
    config: { ...base, sourceDirectory: undefined },
    path: ['sourceDirectory'],
    says: 'must be configured',
    leftToThePlan: true,
  },
  {
    breaks: 'sourceDirectory obeys length',
    config: { ...base, sourceDirectory: '' },
    path: ['sourceDirectory'],
    says: 'not be empty',
  },
];

const located = { providerId: base.providerId, version: base.version };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_provider_version: [...wrongProvider(located), ...wrongVersion(located)],
  lintel_registry_provider_versions: [
    ...wrongProvider({ providerId: base.providerId }),
    ...wrongMaxResults({ providerId: base.providerId }),
  ],
};
