import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { OTHER_RELEASE_KEY, RELEASE_KEY } from '../../../support/release-keys';
import { registryObjects, removeOrganization } from '../shared/registry-objects';

interface StoredKey {
  readonly namespace: string;
  readonly asciiArmor: string;
  readonly keyId: string;
}

export const createFixture: CreateFixture = async (service) => {
  await service.control.organization('zeta');
  const store = registryObjects<StoredKey>(service, 'gpgKeys');
  const isIt = (key: StoredKey, { organization, keyId }: object & { organization?: unknown; keyId?: unknown }) =>
    key.namespace === organization && key.keyId === keyId;
  const minimal = { organization: 'acme', asciiArmor: RELEASE_KEY.publicKey };
  return {
    minimal,
    second: { asciiArmor: OTHER_RELEASE_KEY.publicKey },
    full: [{ organization: 'zeta', asciiArmor: OTHER_RELEASE_KEY.publicKey }],
    changed: { organization: 'acme', asciiArmor: RELEASE_KEY.publicKey },
    // The service stores the text under the same ID.
    drifted: { asciiArmor: 'another text' },
    exempt: {},

    async look(state) {
      const found = (await store.all()).find((key) => isIt(key, state));
      return found && { organization: found.namespace, asciiArmor: found.asciiArmor };
    },
    /** Another text under the same ID, such as with another expiration date. */
    tamper: (state, attribute, value) =>
      store.edit((keys) =>
        keys.map((key) =>
          isIt(key, state) ? { ...key, [attribute === 'organization' ? 'namespace' : attribute]: value } : key,
        ),
      ),
    async remove({ organization, keyId }) {
      await service.request('DELETE', `/api/registry/private/v2/gpg-keys/${String(organization)}/${String(keyId)}`);
    },
    removeParent: ({ organization }) => removeOrganization(service, organization),
  };
};

const base = { organization: 'acme', asciiArmor: RELEASE_KEY.publicKey };
const privateKey = RELEASE_KEY.publicKey.replaceAll('PUBLIC', 'PRIVATE');

export const queries: FixtureFile['queries'] = {
  data: { lintel_registry_gpg_keys: () => ({ organizations: ['acme', 'zeta'] }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongOrganization().map((one) => ({ ...one, config: { asciiArmor: base.asciiArmor, ...one.config } })),
  ...(
    [
      [privateKey, 'contains a private key'],
      ['2B042905A32D7D18', 'contains no line'],
      [RELEASE_KEY.publicKey + OTHER_RELEASE_KEY.publicKey, 'contains 2 armored blocks'],
      [RELEASE_KEY.publicKey.slice(0, 400), 'is not complete'],
      [RELEASE_KEY.publicKey.replaceAll('PUBLIC KEY BLOCK', 'SIGNATURE'), 'contains a PGP SIGNATURE'],
    ] as const
  ).map(([asciiArmor, says]): WrongConfiguration => ({
    breaks: 'asciiArmor obeys pgpPublicKey',
    config: { ...base, asciiArmor },
    path: ['asciiArmor'],
    says,
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_registry_gpg_key: [
    ...wrongOrganization().map((one) => ({ ...one, config: { keyId: RELEASE_KEY.keyId, ...one.config } })),
    {
      breaks: 'keyId obeys pattern',
      config: { organization: 'acme', keyId: RELEASE_KEY.keyId.toLowerCase() },
      path: ['keyId'],
      says: 'upper-case',
    },
  ],
  lintel_registry_gpg_keys: [
    {
      breaks: 'organizations obeys length',
      config: { organizations: [] },
      path: ['organizations'],
      says: 'not be empty',
    },
    {
      breaks: 'each of organizations obeys pattern',
      config: { organizations: ['a,b'] },
      path: ['organizations'],
      says: 'without `/` and `,`',
    },
    ...wrongMaxResults({ organizations: ['acme'] }),
  ],
};
