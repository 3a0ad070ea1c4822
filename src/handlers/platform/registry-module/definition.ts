import { defineResource } from '../../../definition/resource';
import { moduleNameRules, moduleProviderRules, organizationRules } from '../rules';

/** A module's record in an organization's registry. Restates the platform API, "Registry module (type `registry-modules`)". */
export const registryModule = defineResource({
  type: 'lintel_registry_module',
  wing: 'platform',
  construct: 'RegistryModule',
  doc: 'A module in an organization\'s registry: of a repository, whose tags are its versions; without one, its versions being sent; or the record of a public module.',
  replacementHarms: 'deletes all versions of the module, whoever has made them',
  source: ['docs/spec/platform.md#registry-module-type-registry-modules-id-prefix-mod-', 'docs/spec/platform.md#module-registry-platform-endpoints', 'docs/spec/platform.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The import id, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays when the service records the module anew.' },
    registryModuleId: { type: 'string', use: 'computed', moving: true, doc: 'The id of the record, `mod-…`.' },
    organization: {
      type: 'string', use: 'required', replace: true, rules: organizationRules,
      doc: 'The name of the organization whose registry has the module.',
    },
    registryName: {
      type: 'string', use: 'optional', replace: true, values: ['private', 'public'], default: 'private', construct: 'RegistryName',
      doc: 'Where the module comes from: `private` for one of the organization, `public` for the record of one of the public registry.',
    },
    namespace: {
      type: 'string', use: 'optionalComputed', filledInFrom: 'organization', replace: true, rules: moduleNameRules,
      absent: 'it is the organization, as for all private modules',
      doc: 'The namespace of the module in the public registry. Only where `registryName` is `public`.',
    },
    name: {
      type: 'string', use: 'optionalComputed', replace: true, rules: moduleNameRules, absent: 'the name of the repository says it',
      doc: 'The name of the module.',
    },
    moduleProvider: {
      type: 'string', use: 'optionalComputed', replace: true, rules: moduleProviderRules, absent: 'the name of the repository says it',
      doc: 'The name of the infrastructure that the module is for, such as `aws`.',
    },
    vcsRepo: {
      type: 'object', use: 'optional', replace: true, absent: 'the module has no repository',
      doc: 'The repository that the module is published from: each tag that looks like a semantic version is a version.',
      attributes: {
        identifier: {
          type: 'string', use: 'required', rules: [{ rule: 'pattern', pattern: '^[^/]+(/[^/]+)+$', words: 'have at least two parts with `/` between them, none of them empty' }],
          doc: 'The repository, as `organization/repository`; with some systems as `organization/project/_git/repository`.',
        },
        displayIdentifier: { type: 'string', use: 'required', rules: [{ rule: 'length', min: 1, unit: 'characters' }], doc: 'The repository as people see it, most often the same.' },
        oauthTokenId: { type: 'string', use: 'required', rules: [{ rule: 'length', min: 1, unit: 'characters' }], doc: 'The id of the connection to the version control system, `ot-…`.' },
        branch: { type: 'string', use: 'computed', moving: true, doc: 'The branch that is followed; empty where tags are.' },
        ingressSubmodules: { type: 'bool', use: 'computed', moving: true, doc: 'Whether submodules of the repository are fetched too.' },
        webhookUrl: { type: 'string', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'The address that receives events of the repository.' },
      },
    },
    noCode: {
      type: 'bool', use: 'optionalComputed', replace: true, absent: 'the service decides, which means `false`',
      doc: 'Whether the module may be used without writing code. Only in the hosted edition. With the dialect `hcp`, and only there, it changes in place.',
    },
    status: { type: 'string', use: 'computed', moving: true, doc: 'How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`.' },
    versionStatuses: {
      type: 'objects', use: 'computed', moving: true, doc: 'Its versions, the newest first.',
      attributes: {
        version: { type: 'string', use: 'computed', doc: 'The version.' },
        status: { type: 'string', use: 'computed', doc: 'How far the version is: `ok` when it can be used.' },
        error: { type: 'string', use: 'computed', absent: 'nothing went wrong', doc: 'What went wrong.' },
      },
    },
    permissions: {
      type: 'object', use: 'computed', moving: true, doc: 'What the token may do with the module.',
      attributes: {
        canDelete: { type: 'bool', use: 'computed', doc: 'Whether it may delete it.' },
        canResync: { type: 'bool', use: 'computed', doc: 'Whether it may have the repository looked through again.' },
        canRetry: { type: 'bool', use: 'computed', doc: 'Whether it may have a failed version tried again.' },
      },
    },
    createdAt: { type: 'string', use: 'computed', moving: true, doc: 'When the record was made.' },
    updatedAt: { type: 'string', use: 'computed', moving: true, doc: 'When the record was changed last.' },
    timeouts: {
      type: 'object', use: 'optional', local: true, absent: 'the service may take `10m`', doc: 'How long to wait for the service. Only with `vcsRepo`.',
      attributes: {
        create: { type: 'duration', use: 'optional', absent: '`10m`', doc: 'How long the service may take to look through the repository.' },
      },
    },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['name', 'vcsRepo'] },
    { rule: 'exactlyOneOf', attributes: ['moduleProvider', 'vcsRepo'] },
    { rule: 'conflicts', attribute: 'vcsRepo', with: ['namespace'], words: 'the namespace of a module with a repository is the organization' },
    { rule: 'onlyWhen', attribute: 'vcsRepo', when: 'registryName', is: 'private' },
    { rule: 'onlyWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
    { rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
    { rule: 'requires', attribute: 'timeouts', needs: 'vcsRepo' },
  ],
  identity: { organization: true, registryName: false, namespace: false, name: true, moduleProvider: true },
  imports: [
    {
      form: '{organization}/{registryName}/{namespace}/{name}/{moduleProvider}', matches: '^[^/]+/(private|public)/[^/]+/[^/]+/[^/]+$',
      example: 'acme/private/acme/vpc/aws',
    },
  ],
  movedFrom: [{ type: 'tfe_registry_module', schemaVersions: [0] }],
});
