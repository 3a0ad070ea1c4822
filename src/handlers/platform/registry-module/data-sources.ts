import { defineDataSource } from '../../../definition/data-source';
import { maxResults, moduleNameRules, moduleProviderRules, organizationRules } from '../rules';

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
  wing: 'platform',
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
  wing: 'platform',
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
