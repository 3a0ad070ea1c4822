import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { totalCount } from '../shared/lookup-arguments';
import { organizationInput } from '../shared/organization';
import { maxResults } from '../shared/rules';

const OPERATIONS = 'docs/spec/platform-neighbours.md#gpg-keys-prefix-base_urlapiregistryprivatev2';

const KEY_ID = 'The ID of the key: 16 upper-case hexadecimal digits, the end of its fingerprint.';

const organization = organizationInput('The name of the organization whose providers the key verifies.');

const results = {
  id: { type: 'string', use: 'computed', doc: 'The import ID, `<organization>/<key_id>`.' },
  asciiArmor: { type: 'string', use: 'computed', doc: 'The armored public key.' },
  createdAt: { type: 'string', use: 'computed', doc: 'When the key was added.' },
  updatedAt: { type: 'string', use: 'computed', doc: 'When the key was last changed.' },
} as const;

/** A public key of an organization. Restates the platform API, "GPG key (type `gpg-keys`)". */
export const registryGpgKey = defineResource({
  type: 'lintel_registry_gpg_key',
  service: 'platform',
  construct: 'RegistryGpgKey',
  doc: "The public key that verifies the providers in an organization's private registry.",
  source: ['docs/spec/platform-neighbours.md#gpg-key-type-gpg-keys-id-a-number-as-text', OPERATIONS],
  rights: [{ right: 'owners', needs: ['create', 'delete'] }],
  attributes: {
    id: results.id,
    organization: { ...organization, replace: true },
    asciiArmor: {
      type: 'string',
      use: 'required',
      replace: true,
      compare: 'pgpKey',
      mayHoldSecret: true,
      rules: [{ rule: 'pgpPublicKey' }],
      doc: 'The public key, armored, as `gpg --armor --export <key>` prints it. A private key is rejected. Headers, line breaks and the checksum are ignored in comparisons.',
    },
    keyId: { type: 'string', use: 'computed', doc: KEY_ID },
    createdAt: results.createdAt,
    updatedAt: { ...results.updatedAt, moving: true },
  },
  identity: { organization: true, keyId: true },
  imports: [{ form: '{organization}/{keyId}', matches: '^[^/]+/[0-9A-F]{16}$', example: 'acme/32966F3FB5AC1129' }],
  movedFrom: [{ type: 'tfe_registry_gpg_key', schemaVersions: [0, 1] }],
});

/** Restates the platform API, operation "Show GPG key". */
export const registryGpgKeyData = defineDataSource({
  type: 'lintel_registry_gpg_key',
  service: 'platform',
  construct: 'DataRegistryGpgKey',
  doc: "A public key that verifies the providers in an organization's private registry.",
  source: [OPERATIONS],
  attributes: {
    ...results,
    organization,
    keyId: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'pattern', pattern: '^[0-9A-F]{16}$', words: 'consist of 16 upper-case hexadecimal digits' }],
      doc: KEY_ID,
    },
  },
});

/** Restates the platform API, operation "List GPG keys". */
export const registryGpgKeysData = defineDataSource({
  type: 'lintel_registry_gpg_keys',
  service: 'platform',
  construct: 'DataRegistryGpgKeys',
  doc: 'The public keys that verify the providers in the private registries of organizations.',
  source: [OPERATIONS],
  attributes: {
    organizations: {
      type: 'set',
      element: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      elementRules: [
        {
          rule: 'pattern',
          pattern: '^[^,/]+$',
          words: 'be the name of an organization: not empty and without `/` and `,`',
        },
      ],
      doc: 'The names of the organizations. Those that the token may not use are ignored.',
    },
    maxResults: maxResults('keys'),
    keys: {
      type: 'objects',
      use: 'computed',
      doc: 'The keys, in the order in which the service returns them.',
      attributes: {
        ...results,
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization.' },
        keyId: { type: 'string', use: 'computed', doc: KEY_ID },
      },
    },
    totalCount: totalCount('keys'),
  },
});

/** Restates the platform API, operation "List GPG keys". */
export const registryGpgKeyList = defineListResource({
  type: 'lintel_registry_gpg_key',
  doc: "The public keys that verify the providers in an organization's private registry.",
  source: [OPERATIONS],
  attributes: { organization },
});
