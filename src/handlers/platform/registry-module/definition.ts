import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { organizationArgument, organizationInput } from '../shared/organization';
import {
  moduleRepository,
  moduleRepositoryResults,
  moduleRepositoryRules,
  moduleTests,
  moduleTestsResults,
} from '../shared/registry/module-publication-attributes';
import { moduleNameRules, moduleProviderRules, maxResults } from '../shared/rules';
import { tagAttributes } from '../shared/stored/tag-attributes';

/** Values that the service reports about a module, shared by the resource and both data sources. */
const reported = {
  versionStatuses: {
    type: 'objects',
    use: 'computed',
    construct: 'RegistryModuleVersionStatuses',
    doc: 'The versions of the module, newest first.',
    attributes: {
      version: { type: 'string', use: 'computed', doc: 'The version.' },
      status: { type: 'string', use: 'computed', doc: 'The status of the version; `ok` once it can be used.' },
      error: { type: 'string', use: 'computed', absent: 'there is no error', doc: 'The error message.' },
    },
  },
  permissions: {
    type: 'object',
    use: 'computed',
    construct: 'RegistryModulePermissions',
    doc: 'The permissions of the token for the module.',
    attributes: {
      canDelete: { type: 'bool', use: 'computed', doc: 'Whether it may delete the module.' },
      canResync: { type: 'bool', use: 'computed', doc: 'Whether it may resynchronize the repository.' },
      canRetry: { type: 'bool', use: 'computed', doc: 'Whether it may retry a failed version.' },
    },
  },
} as const;

/** A module's record in an organization's registry. Restates the platform API, "Registry module (type `registry-modules`)". */
export const registryModule = defineResource({
  type: 'lintel_registry_module',
  service: 'platform',
  construct: 'RegistryModule',
  doc: "A module in an organization's registry: a private module with a repository, whose tags or branch its versions come from; a private module without one, whose versions are uploaded; or the record of a public module.",
  replacementHarms: 'deletes all versions of the module, including those published by others',
  source: [
    'docs/spec/platform.md#registry-module-type-registry-modules-id-prefix-mod-',
    'docs/spec/platform.md#module-registry-platform-endpoints',
    'docs/spec/platform.md#limits',
    'docs/spec/platform-workspaces.md#registry-module-what-publishing-adds-type-registry-modules',
    'docs/spec/platform-workspaces.md#modules-and-no-code-modules',
  ],
  rights: [{ right: 'owners', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The import ID, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`. It stays the same if the service replaces the record.',
    },
    registryModuleId: { type: 'string', use: 'computed', doc: 'The ID of the record, `mod-…`.' },
    organization: {
      ...organizationInput('The name of the organization whose registry contains the module.'),
      replace: true,
    },
    registryName: {
      type: 'string',
      use: 'optional',
      replace: true,
      values: ['private', 'public'],
      default: 'private',
      construct: 'RegistryName',
      doc: 'The registry of the module: `private` for a module of the organization, `public` for the record of a module in the public registry.',
    },
    namespace: {
      type: 'string',
      use: 'optionalComputed',
      filledInFrom: 'organization',
      replace: true,
      rules: moduleNameRules,
      absent: 'it is the organization, as for every private module',
      doc: 'The namespace of the module in the public registry. Only valid if `registryName` is `public`.',
    },
    name: {
      type: 'string',
      use: 'optionalComputed',
      replace: true,
      rules: moduleNameRules,
      absent: 'it is derived from the name of the repository',
      doc: 'The name of the module. A module without a repository has one, and one whose repository is named otherwise.',
    },
    moduleProvider: {
      type: 'string',
      use: 'optionalComputed',
      replace: true,
      rules: moduleProviderRules,
      absent: 'it is derived from the name of the repository',
      doc: 'The name of the infrastructure that the module is for, such as `aws`.',
    },
    vcsRepo: moduleRepository,
    initialVersion: {
      type: 'string',
      use: 'optional',
      createOnly: true,
      unreadable: true,
      rules: [{ rule: 'semver' }],
      absent: 'it is `0.0.0`',
      doc: 'The version of the module that is made of the newest commit of `vcsRepo.branch` when the module is created. Sent only then.',
    },
    testConfig: moduleTests,
    tags: {
      ...tagAttributes('module').tags,
      doc: 'All tags of the module, by key: the value of a tag may be empty. Only valid if `registryName` is `private`.',
    },
    publishingMechanism: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads.',
    },
    noCode: {
      type: 'bool',
      use: 'optionalComputed',
      replace: true,
      absent: 'the service uses `false`',
      doc: 'Whether the module can be provisioned without writing code. Only available in the hosted edition. It can be changed in place only with the dialect `hcp`.',
    },
    status: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'The setup status of the module: `pending` or `setup_complete`; with some services also `no_version_tags` or `setup_failed`.',
    },
    versionStatuses: { ...reported.versionStatuses, moving: true },
    permissions: { ...reported.permissions, moving: true },
    createdAt: { type: 'string', use: 'computed', moving: true, doc: 'When the record was created.' },
    updatedAt: { type: 'string', use: 'computed', moving: true, doc: 'When the record was last changed.' },
    timeouts: {
      type: 'object',
      use: 'optional',
      local: true,
      absent: 'the timeout is `10m`',
      doc: 'The timeouts for waiting for the service. Requires `vcsRepo`.',
      attributes: {
        create: {
          type: 'duration',
          use: 'optional',
          absent: '`10m`',
          doc: 'How long to wait for the service to process the repository.',
        },
      },
    },
  },
  rules: [
    { rule: 'oneOrMoreOf', attributes: ['name', 'vcsRepo'] },
    { rule: 'requires', attribute: 'name', needs: 'moduleProvider' },
    { rule: 'requires', attribute: 'moduleProvider', needs: 'name' },
    {
      rule: 'conflicts',
      attribute: 'vcsRepo',
      with: ['namespace'],
      words: 'the namespace of a module with a repository is always the organization',
    },
    { rule: 'onlyWhen', attribute: 'vcsRepo', when: 'registryName', is: 'private' },
    { rule: 'onlyWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
    { rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' },
    { rule: 'requires', attribute: 'timeouts', needs: 'vcsRepo' },
    { rule: 'onlyWhen', attribute: 'tags', when: 'registryName', is: 'private' },
    { rule: 'requires', attribute: 'initialVersion', needs: 'vcsRepo.branch' },
    { rule: 'requires', attribute: 'testConfig', needs: 'vcsRepo' },
    ...moduleRepositoryRules,
  ],
  reports: [
    {
      attribute: 'status',
      failed: 'setup_failed',
      consequence:
        'The module cannot be used. Correct the repository, or its connection, and publish the module again: `terraform apply -replace`.',
    },
    {
      attribute: 'versionStatuses',
      failed: '.+_failed',
      consequence: 'Versions that failed cannot be used. Correct their content, and publish it as another version.',
    },
  ],
  identity: { organization: true, registryName: false, namespace: false, name: true, moduleProvider: true },
  imports: [
    {
      form: '{organization}/{registryName}/{namespace}/{name}/{moduleProvider}',
      matches: '^[^/]+/(private|public)/[^/]+/[^/]+/[^/]+$',
      example: 'acme/private/acme/vpc/aws',
    },
  ],
  peerImports: [
    {
      matches: '^([^/]+/(?:private|public)/[^/]+/[^/]+/[^/]+)/mod-[^/]+$',
      to: '$1',
      example: 'acme/private/acme/network/aws/mod-qV9JnKRkmtMa4zcA',
    },
    {
      matches: '^([^/]+)/([^/]+/[^/]+)/mod-[^/]+$',
      to: '$1/private/$1/$2',
      example: 'acme/network/aws/mod-qV9JnKRkmtMa4zcA',
    },
  ],
  movedFrom: [{ type: 'tfe_registry_module', schemaVersions: [0] }],
});

const REGISTRY_NAMES = ['private', 'public'] as const;

/** The attributes of one module in both data sources, without those for the lookup. */
const results = {
  id: {
    type: 'string',
    use: 'computed',
    doc: 'The import ID of the module, `<organization>/<registry_name>/<namespace>/<name>/<module_provider>`.',
  },
  registryModuleId: { type: 'string', use: 'computed', doc: 'The ID of the record, `mod-…`.' },
  vcsRepo: moduleRepositoryResults,
  testConfig: moduleTestsResults,
  publishingMechanism: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'What the versions are made of: `git_tag`, `branch`, or `non_vcs` for uploads.',
  },
  noCode: { type: 'bool', use: 'computed', doc: 'Whether the module can be provisioned without writing code.' },
  status: {
    type: 'string',
    use: 'computed',
    doc: 'The setup status of the module: `pending` or `setup_complete`; with some services also `no_version_tags` or `setup_failed`.',
  },
  ...reported,
  createdAt: { type: 'string', use: 'computed', doc: 'When the record was created.' },
  updatedAt: { type: 'string', use: 'computed', doc: 'When the record was last changed.' },
} as const;

/** Restates the platform API, operation "Get module". */
export const registryModuleData = defineDataSource({
  type: 'lintel_registry_module',
  service: 'platform',
  construct: 'DataRegistryModule',
  doc: "A module in an organization's registry.",
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: organizationInput('The name of the organization whose registry is searched.'),
    registryName: {
      type: 'string',
      use: 'optional',
      values: REGISTRY_NAMES,
      default: 'private',
      construct: 'RegistryName',
      doc: 'The registry of the module: `private` for a module of an organization, `public` for the record of a module in the public registry.',
    },
    namespace: {
      type: 'string',
      use: 'optionalComputed',
      rules: moduleNameRules,
      absent: 'it is the organization; required for a public module',
      doc: 'The namespace of the module; for a private module, the organization.',
    },
    name: { type: 'string', use: 'required', rules: moduleNameRules, doc: 'The name of the module.' },
    moduleProvider: {
      type: 'string',
      use: 'required',
      rules: moduleProviderRules,
      doc: 'The name of the infrastructure that the module is for, such as `aws`.',
    },
    ...results,
    tags: {
      type: 'map',
      element: 'string',
      use: 'computed',
      absent: 'the module is public, or this release of the service has no tags of modules',
      doc: 'The tags of the module, by key. A tag without a value is an empty string.',
    },
  },
  rules: [{ rule: 'requiredWhen', attribute: 'namespace', when: 'registryName', is: 'public' }],
});

/** Restates the platform API, operation "List modules". */
export const registryModulesData = defineDataSource({
  type: 'lintel_registry_modules',
  service: 'platform',
  construct: 'DataRegistryModules',
  doc: 'The modules that are available to an organization: its own, those that other organizations share with it, and recorded public modules.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: organizationArgument,
    q: {
      type: 'string',
      use: 'optional',
      absent: 'modules are not filtered',
      doc: 'A search term for names, namespaces and providers.',
    },
    filterRegistryName: {
      type: 'string',
      use: 'optional',
      values: REGISTRY_NAMES,
      construct: 'RegistryName',
      absent: 'modules of both registries are included',
      doc: 'Include only modules of this registry.',
    },
    filterProvider: {
      type: 'string',
      use: 'optional',
      absent: 'modules of all providers are included',
      doc: 'Include only modules for this provider.',
    },
    filterOrganizationName: {
      type: 'string',
      use: 'optional',
      absent: 'modules of all organizations are included',
      doc: 'Include only modules of this organization.',
    },
    maxResults: maxResults('modules'),
    modules: {
      type: 'objects',
      use: 'computed',
      doc: 'The modules, in the order in which the service returns them.',
      attributes: {
        ...results,
        organization: { type: 'string', use: 'computed', doc: 'The name of the organization that owns the module.' },
        registryName: { type: 'string', use: 'computed', doc: 'The registry of the module: `private` or `public`.' },
        namespace: { type: 'string', use: 'computed', doc: 'The namespace of the module.' },
        name: { type: 'string', use: 'computed', doc: 'The name of the module.' },
        moduleProvider: {
          type: 'string',
          use: 'computed',
          doc: 'The name of the infrastructure that the module is for.',
        },
      },
    },
    totalCount: { type: 'int', use: 'computed', doc: 'The number of matching modules, as counted by the service.' },
  },
});

/** Restates the platform API, operation "List modules". */
export const registryModuleList = defineListResource({
  type: 'lintel_registry_module',
  doc: 'The modules that are available to an organization: its own, those that other organizations share with it, and recorded public modules.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: organizationArgument,
    q: {
      type: 'string',
      use: 'optional',
      absent: 'modules are not filtered',
      doc: 'A search term for names, namespaces and providers.',
    },
    filterRegistryName: {
      type: 'string',
      use: 'optional',
      values: ['private', 'public'],
      absent: 'modules of both registries are included',
      doc: 'Include only modules of this registry.',
    },
    filterProvider: {
      type: 'string',
      use: 'optional',
      absent: 'modules of all providers are included',
      doc: 'Include only modules for this provider.',
    },
    filterOrganizationName: {
      type: 'string',
      use: 'optional',
      absent: 'modules of all organizations are included',
      doc: 'Include only modules of this organization.',
    },
  },
});
