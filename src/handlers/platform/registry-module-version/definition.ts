import { defineResource } from '../../../definition/resource';
import { privateModuleIdRules } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

/** A version of a private module without a repository. Restates the platform API, "Module version (type `registry-module-versions`)". */
export const registryModuleVersion = defineResource({
  type: 'lintel_registry_module_version',
  service: 'platform',
  construct: 'RegistryModuleVersion',
  doc: 'A version of a private module that has no repository: a folder is packed, sent, and awaited until the service has looked through it.',
  replacementHarms: 'deletes the module too where it is the only version',
  source: ['docs/spec/platform.md#module-version-type-registry-module-versions-id-prefix-modver-', 'docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The import id, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string', use: 'required', replace: true, rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`. The module must have no repository, whose tags would be its versions.',
    },
    version: {
      type: 'string', use: 'required', replace: true, rules: [{ rule: 'semver' }],
      doc: 'The semantic version.',
    },
    sourceDirectory: {
      type: 'string', use: 'required', local: true, asset: 'folder', rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The path of the folder that holds the module; relative, from where Terraform runs, in constructs from where the app is. A `*.tf` or `*.tf.json` file stands at its root. `.git`, `.terraform` and what its `.terraformignore` names are left out, links inside of it are packed as what they lead to.',
    },
    contentHash: {
      type: 'string', use: 'computed', absent: 'the archive of an imported version could not be read',
      doc: 'What is in the version: `sha256:` and the hash of the archive before it is compressed, which is the same for the same files everywhere and at any time. It is what was sent: other content that somebody puts under the same number is not seen.',
    },
    replaceOnChange: {
      type: 'bool', use: 'optional', local: true, default: false,
      doc: 'Whether the version is deleted and made again where its content changes. Otherwise such a plan is refused, since whoever uses a version expects it to stay as it is.',
    },
    status: {
      type: 'string', use: 'computed', moving: true,
      doc: 'How far the version is: `pending`, or `ok` when it can be used; some services have more words for what comes between, and for what went wrong.',
    },
    timeouts: {
      type: 'object', use: 'optional', local: true, absent: 'the service may take `10m`', doc: 'How long to wait for the service.',
      attributes: {
        create: { type: 'duration', use: 'optional', absent: '`10m`', doc: 'How long the service may take to look through the archive.' },
      },
    },
  },
  identity: { moduleId: true, version: true },
  imports: [{ form: '{moduleId}/{version}', matches: '^[^/]+/private/[^/]+/[^/]+/[^/]+/[^/]+$', example: 'acme/private/acme/vpc/aws/1.2.0' }],
});

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionData = defineDataSource({
  type: 'lintel_registry_module_version',
  service: 'platform',
  construct: 'DataRegistryModuleVersion',
  doc: 'A version of a private module, with a repository or without one.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id of the version, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string', use: 'required', rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
    version: { type: 'string', use: 'required', rules: [{ rule: 'semver' }], doc: 'The semantic version.' },
    status: { type: 'string', use: 'computed', doc: 'How far the version is: `ok` when it can be used.' },
    error: { type: 'string', use: 'computed', absent: 'nothing went wrong', doc: 'What went wrong.' },
  },
});

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionList = defineListResource({
  type: 'lintel_registry_module_version',
  doc: 'The versions of a private module.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    moduleId: {
      type: 'string', use: 'required', rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
  },
});
