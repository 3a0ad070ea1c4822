import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { privateModuleIdRules } from '../shared/rules';

/** A version of a private module without a repository. Restates the platform API, "Module version (type `registry-module-versions`)". */
export const registryModuleVersion = defineResource({
  type: 'lintel_registry_module_version',
  service: 'platform',
  construct: 'RegistryModuleVersion',
  doc: 'Publishes a version of a private module without a repository: packs a folder, uploads it, and waits until the service has processed it.',
  replacementHarms: 'also deletes the module if it is the only version',
  source: [
    'docs/spec/platform.md#module-version-type-registry-module-versions-id-prefix-modver-',
    'docs/spec/platform.md#module-registry-platform-endpoints',
  ],
  rights: [{ right: 'owners', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The import ID, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must not have a repository, because its tags would be the versions.',
    },
    version: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: [{ rule: 'semver' }],
      doc: 'The semantic version.',
    },
    sourceDirectory: {
      type: 'string',
      use: 'required',
      local: true,
      asset: 'folder',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of the folder that contains the module, relative to the directory in which Terraform runs, or in constructs to the app. It must have a `*.tf` or `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links inside the folder are packed as the files they point to.',
    },
    contentHash: {
      type: 'string',
      use: 'computed',
      absent: 'the archive of an imported version cannot be read',
      doc: 'The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on every machine and at any time. Content that is later published elsewhere under the same version number is not detected.',
    },
    replaceOnChange: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether to delete and recreate the version if its content changes. If `false`, such a plan is rejected, because users of a published version expect it not to change.',
    },
    status: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'The status of the version: `pending`, or `ok` once it can be used. Some services report further statuses for processing and for errors.',
    },
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'the timeout is `10m`',
      doc: 'The timeouts for waiting for the service.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the service to process the archive.',
        },
      },
    },
  },
  reports: [
    {
      attribute: 'status',
      failed: '.+_failed',
      consequence:
        'The version cannot be used. Correct its content, and apply: it is then made again, or raise `version`.',
    },
  ],
  identity: { moduleId: true, version: true },
  imports: [
    {
      form: '{moduleId}/{version}',
      matches: '^[^/]+/private/[^/]+/[^/]+/[^/]+/[^/]+$',
      example: 'acme/private/acme/vpc/aws/1.2.0',
    },
  ],
});

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionData = defineDataSource({
  type: 'lintel_registry_module_version',
  service: 'platform',
  construct: 'DataRegistryModuleVersion',
  doc: 'A version of a private module, with or without a repository.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the version, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string',
      use: 'required',
      rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
    version: { type: 'string', use: 'required', rules: [{ rule: 'semver' }], doc: 'The semantic version.' },
    status: { type: 'string', use: 'computed', doc: 'The status of the version; `ok` once it can be used.' },
    error: { type: 'string', use: 'computed', absent: 'there is no error', doc: 'The error message.' },
  },
});

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionList = defineListResource({
  type: 'lintel_registry_module_version',
  doc: 'The versions of a private module.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    moduleId: {
      type: 'string',
      use: 'required',
      rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
  },
});
