import { defineResource } from '../../../definition/resource';
import { moduleNameRules, moduleProviderRules, organizationRules, maxResults } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

/** A module's record in an organization's registry. Restates the platform API, "Registry module (type `registry-modules`)". */
export const registryModule = defineResource({
  type: 'lintel_registry_module',
  service: 'platform',
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

const REGISTRY_NAMES = ['private', 'public'] as const;

/** What both data sources tell of one module, besides what it is looked up by. */
const results = {
  id: { type: 'string', use: 'computed', doc: 'The import id of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`.' },
  registryModuleId: { type: 'string', use: 'computed', doc: 'The id of the record, `mod-…`.' },
  vcsRepo: {
    type: 'object', use: 'computed', absent: 'the module has no repository', doc: 'The repository that the module is published from.',
    attributes: {
      identifier: { type: 'string', use: 'computed', doc: 'The repository, as `organization/repository`.' },
      displayIdentifier: { type: 'string', use: 'computed', doc: 'The repository as people see it.' },
      oauthTokenId: { type: 'string', use: 'computed', doc: 'The id of the connection to the version control system, `ot-…`.' },
      branch: { type: 'string', use: 'computed', doc: 'The branch that is followed; empty where tags are.' },
      ingressSubmodules: { type: 'bool', use: 'computed', doc: 'Whether submodules of the repository are fetched too.' },
      webhookUrl: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The address that receives events of the repository.' },
    },
  },
  noCode: { type: 'bool', use: 'computed', doc: 'Whether the module may be used without writing code.' },
  status: { type: 'string', use: 'computed', doc: 'How far the module is set up: `pending` or `setup_complete`; from some services also `no_version_tags` or `setup_failed`.' },
  versionStatuses: {
    type: 'objects', use: 'computed', doc: 'Its versions, the newest first.',
    attributes: {
      version: { type: 'string', use: 'computed', doc: 'The version.' },
      status: { type: 'string', use: 'computed', doc: 'How far the version is: `ok` when it can be used.' },
      error: { type: 'string', use: 'computed', absent: 'nothing went wrong', doc: 'What went wrong.' },
    },
  },
  permissions: {
    type: 'object', use: 'computed', doc: 'What the token may do with the module.',
    attributes: {
      canDelete: { type: 'bool', use: 'computed', doc: 'Whether it may delete it.' },
      canResync: { type: 'bool', use: 'computed', doc: 'Whether it may have the repository looked through again.' },
      canRetry: { type: 'bool', use: 'computed', doc: 'Whether it may have a failed version tried again.' },
    },
  },
  createdAt: { type: 'string', use: 'computed', doc: 'When the record was made.' },
  updatedAt: { type: 'string', use: 'computed', doc: 'When the record was changed last.' },
} as const;

/** Restates the platform API, operation "Get module". */
export const registryModuleData = defineDataSource({
  type: 'lintel_registry_module',
  service: 'platform',
  construct: 'DataRegistryModule',
  doc: 'A module in an organization\'s registry.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization whose registry is looked in.' },
    registryName: {
      type: 'string', use: 'optional', values: REGISTRY_NAMES, default: 'private', construct: 'RegistryName',
      doc: 'Where the module comes from: `private` for one of an organization, `public` for the record of one of the public registry.',
    },
    namespace: {
      type: 'string', use: 'optionalComputed', rules: moduleNameRules, absent: 'it is the organization; a public module needs one',
      doc: 'The namespace of the module: of a private one, the organization.',
    },
    name: { type: 'string', use: 'required', rules: moduleNameRules, doc: 'The name of the module.' },
    moduleProvider: { type: 'string', use: 'required', rules: moduleProviderRules, doc: 'The name of the infrastructure that the module is for, such as `aws`.' },
    ...results,
  },
  rules: [{ rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' }],
});

/** Restates the platform API, operation "List modules". */
export const registryModulesData = defineDataSource({
  type: 'lintel_registry_modules',
  service: 'platform',
  construct: 'DataRegistryModules',
  doc: 'The modules that are available to an organization: its own, those that others share with it, and public ones that are recorded.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    q: { type: 'string', use: 'optional', absent: 'all modules are found', doc: 'What to search for in names, namespaces and providers.' },
    filterRegistryName: {
      type: 'string', use: 'optional', values: REGISTRY_NAMES, construct: 'RegistryName', absent: 'modules of both registries are found',
      doc: 'The registry whose modules are wanted.',
    },
    filterProvider: { type: 'string', use: 'optional', absent: 'modules of all providers are found', doc: 'The provider whose modules are wanted.' },
    filterOrganizationName: { type: 'string', use: 'optional', absent: 'modules of all organizations are found', doc: 'The organization whose modules are wanted.' },
    maxResults: maxResults('modules'),
    modules: {
      type: 'objects', use: 'computed', doc: 'The modules, in the order of the service.',
      attributes: {
        ...results,
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization that has the module.' },
        registryName: { type: 'string', use: 'computed', doc: 'Where the module comes from: `private` or `public`.' },
        namespace: { type: 'string', use: 'computed', doc: 'The namespace of the module.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the module.' },
        moduleProvider: { type: 'string', use: 'computed', doc: 'The name of the infrastructure that the module is for.' },
      },
    },
    totalCount: { type: 'int', use: 'computed', doc: 'How many modules there are that fit, as the service counts them.' },
  },
});

/** Restates the platform API, operation "List modules". */
export const registryModuleList = defineListResource({
  type: 'lintel_registry_module',
  doc: 'The modules that are available to an organization: its own, those that others share with it, and public ones that are recorded.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    q: { type: 'string', use: 'optional', absent: 'all modules are found', doc: 'What to search for in names, namespaces and providers.' },
    filterRegistryName: {
      type: 'string', use: 'optional', values: ['private', 'public'], absent: 'modules of both registries are found', doc: 'The registry whose modules are wanted.',
    },
    filterProvider: { type: 'string', use: 'optional', absent: 'modules of all providers are found', doc: 'The provider whose modules are wanted.' },
    filterOrganizationName: { type: 'string', use: 'optional', absent: 'modules of all organizations are found', doc: 'The organization whose modules are wanted.' },
  },
});
