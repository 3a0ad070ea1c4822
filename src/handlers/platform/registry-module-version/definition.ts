import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { privateModuleIdRules } from '../shared/rules';

/** A version of a private module that is not published from a tag. Restates the platform API, "Module version (type `registry-module-versions`)". */
export const registryModuleVersion = defineResource({
  type: 'lintel_registry_module_version',
  service: 'platform',
  construct: 'RegistryModuleVersion',
  doc: 'Publishes a version of a private module, and waits until the service has processed it. A module without a repository gets the content of a folder, which is packed and uploaded; one that is published from a branch gets a commit of the branch.',
  replacementHarms: 'also deletes the module if it is the only version',
  source: [
    'docs/spec/platform.md#module-version-type-registry-module-versions-id-prefix-modver-',
    'docs/spec/platform.md#module-registry-platform-endpoints',
    'docs/spec/platform-workspaces.md#modules-and-no-code-modules',
  ],
  rights: [{ right: 'owners', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The import ID, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. A module that is published from the tags of a repository gets no others: its tags are the versions.',
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
      use: 'optional',
      local: true,
      asset: 'folder',
      absent: 'the version is made of `commitSha`',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of the folder that contains the module, relative to the directory in which Terraform runs, or in constructs to the app. It must have a `*.tf` or `*.tf.json` file at its root. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links inside the folder are packed as the files they point to.',
    },
    commitSha: {
      type: 'string',
      use: 'optional',
      replace: true,
      rules: [{ rule: 'pattern', pattern: '^[0-9a-f]{40}$', words: 'be the 40 hexadecimal digits of a commit' }],
      absent: 'the version is made of `sourceDirectory`',
      doc: 'The commit that the version is made of, by its whole hash. Only for a module that is published from a branch (`vcsRepo.branch`), of which it is a commit. Nothing is uploaded.',
    },
    contentHash: {
      type: 'string',
      use: 'computed',
      absent: 'the version is made of a commit, or the archive of an imported version cannot be read',
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
  rules: [{ rule: 'conflicts', attribute: 'sourceDirectory', with: ['commitSha'] }],
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
