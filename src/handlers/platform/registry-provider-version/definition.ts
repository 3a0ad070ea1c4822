import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { totalCount } from '../shared/lookup-arguments';
import { maxResults, privateProviderIdRules } from '../shared/rules';

const SPECIFICATION = 'docs/spec/platform-neighbours.md#';
const VERSION = `${SPECIFICATION}provider-version-type-registry-provider-versions-id-prefix-provver--private-providers-only`;
const PLATFORM = `${SPECIFICATION}provider-platform-type-registry-provider-platforms-id-prefix-provpltfrm-`;
const OPERATIONS = `${SPECIFICATION}provider-registry`;

const providerId = {
  type: 'string',
  use: 'required',
  rules: privateProviderIdRules,
  doc: 'The `id` of the private provider, `<organization>/private/<organization>/<name>`.',
} as const;

/** The attributes of one version in both data sources, without those for the lookup. */
const results = {
  id: { type: 'string', use: 'computed', doc: 'The import ID, `<provider_id>/<version>`.' },
  keyId: { type: 'string', use: 'computed', doc: 'The ID of the key that signed the checksums.' },
  protocols: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The versions of the plugin protocol that the provider speaks.',
  },
  platforms: {
    type: 'objects',
    use: 'computed',
    construct: 'RegistryProviderVersionPlatforms',
    doc: 'The platforms, ordered by operating system and architecture.',
    attributes: {
      os: { type: 'string', use: 'computed', doc: 'The operating system, such as `linux`.' },
      arch: { type: 'string', use: 'computed', doc: 'The architecture, such as `amd64`.' },
      filename: { type: 'string', use: 'computed', doc: 'The name of the archive.' },
      shasum: { type: 'string', use: 'computed', doc: 'The SHA-256 checksum of the archive.' },
    },
  },
  complete: {
    type: 'bool',
    use: 'computed',
    doc: 'Whether the checksums, their signature and the archives of all platforms are uploaded, so that the version can be installed.',
  },
  createdAt: { type: 'string', use: 'computed', doc: 'When the version was created.' },
  updatedAt: { type: 'string', use: 'computed', doc: 'When the version was last changed.' },
} as const;

/** A version of a private provider. Restates the platform API, "Provider version" and "Provider platform". */
export const registryProviderVersion = defineResource({
  type: 'lintel_registry_provider_version',
  service: 'platform',
  construct: 'RegistryProviderVersion',
  doc: 'Publishes a version of a private provider from a folder with the files of a release: checks that they fit each other, uploads them, and waits until the version can be installed.',
  replacementHarms: 'deletes a version that others may have installed in the meantime',
  source: [VERSION, PLATFORM, OPERATIONS],
  rights: [{ right: 'owners', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: results.id,
    providerId: { ...providerId, replace: true },
    version: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: [{ rule: 'semver' }],
      doc: 'The semantic version.',
    },
    keyId: {
      type: 'string',
      use: 'required',
      replace: true,
      compare: 'anyCase',
      rules: [{ rule: 'pattern', pattern: '^[0-9A-Fa-f]{16}$', words: 'consist of 16 hexadecimal digits' }],
      doc: 'The ID of the key that signed the checksums, 16 hexadecimal digits. The key must be among the GPG keys of the organization when the version is installed. If it is there during planning, or planned in the same run, the signature is checked with it.',
    },
    protocols: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      replace: true,
      values: ['4.0', '5.0', '6.0'],
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      absent: 'those of the manifest in the folder are used, or `5.0` if there is none',
      doc: 'The versions of the plugin protocol that the provider speaks.',
    },
    sourceDirectory: {
      type: 'string',
      use: 'required',
      local: true,
      asset: 'folder',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of the folder with the files of the release, relative to the directory in which Terraform runs, or in constructs to the app: exactly one `*_SHA256SUMS`; its detached, binary signature, `*_SHA256SUMS.sig`; one or more archives `terraform-provider-<name>_<version>_<os>_<arch>.zip` of up to 1 GiB; and optionally a `*_manifest.json`. All other files are ignored.',
    },
    contentHash: {
      type: 'string',
      use: 'computed',
      absent: 'the checksums of an imported version cannot be read',
      doc: 'The hash of the checksums, which cover all archives: `sha256:` and the hash of `*_SHA256SUMS`. Files that are later exchanged on the service are not detected.',
    },
    platforms: results.platforms,
    complete: results.complete,
    replaceOnChange: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether to delete and recreate the version if its files change. If `false`, such a plan is rejected, because lock files contain the checksums of a published version.',
    },
    createdAt: results.createdAt,
    updatedAt: { ...results.updatedAt, moving: true },
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'both timeouts are `30m`',
      doc: 'The timeouts for waiting for the service.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          absent: '`30m`',
          doc: 'How long to wait for the service to process the files of a new version.',
        },
        update: {
          type: 'duration',
          use: 'optional',
          absent: '`30m`',
          doc: 'How long to wait if files that are missing are uploaded again.',
        },
      },
    },
  },
  identity: { providerId: true, version: true },
  imports: [
    {
      form: '{providerId}/{version}',
      matches: '^[^/]+/private/[^/]+/[^/]+/[^/]+$',
      example: 'acme/private/acme/internal/1.0.0',
    },
  ],
});

/** Restates the platform API, operations "Show provider version" and "List provider platforms". */
export const registryProviderVersionData = defineDataSource({
  type: 'lintel_registry_provider_version',
  service: 'platform',
  construct: 'DataRegistryProviderVersion',
  doc: 'A version of a private provider.',
  source: [OPERATIONS],
  attributes: {
    providerId,
    version: { type: 'string', use: 'required', rules: [{ rule: 'semver' }], doc: 'The semantic version.' },
    ...results,
  },
});

/** Restates the platform API, operations "List provider versions" and "List provider platforms". */
export const registryProviderVersionsData = defineDataSource({
  type: 'lintel_registry_provider_versions',
  service: 'platform',
  construct: 'DataRegistryProviderVersions',
  doc: 'The versions of a private provider.',
  source: [OPERATIONS],
  attributes: {
    providerId,
    maxResults: maxResults('versions'),
    versions: {
      type: 'objects',
      use: 'computed',
      doc: 'The versions, in the order in which the service returns them.',
      attributes: {
        providerId: { type: 'string', use: 'computed', doc: 'The `id` of the provider.' },
        version: { type: 'string', use: 'computed', doc: 'The semantic version.' },
        ...results,
      },
    },
    totalCount: totalCount('versions'),
  },
});

/** Restates the platform API, operation "List provider versions". */
export const registryProviderVersionList = defineListResource({
  type: 'lintel_registry_provider_version',
  doc: 'The versions of a private provider.',
  source: [OPERATIONS],
  attributes: { providerId },
});
