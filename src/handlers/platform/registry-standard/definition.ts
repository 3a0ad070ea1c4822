import { defineDataSource } from '../../../definition/data-source';
import { maxResults, moduleNameRules, moduleProviderRules } from '../shared/rules';
import * as shapes from '../shared/standard-shapes';

/** Restates the platform API, "Module registry: registry-standard endpoints", operation "browsing modules". */
export const registryBrowseData = defineDataSource({
  type: 'lintel_registry_browse',
  service: 'platform',
  construct: 'DataRegistryBrowse',
  doc: 'The private modules that have at least one version, each with its newest version.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    namespace: {
      type: 'string',
      use: 'optional',
      rules: moduleNameRules,
      absent: 'modules of all namespaces are included',
      doc: 'Include only modules of this namespace, which is the organization.',
    },
    moduleProvider: shapes.providerFilter,
    verified: shapes.verifiedFilter,
    maxResults: maxResults('modules'),
    modules: shapes.modules,
  },
});

/** Operation "searching by keyword". */
export const registrySearchData = defineDataSource({
  type: 'lintel_registry_search',
  service: 'platform',
  construct: 'DataRegistrySearch',
  doc: 'The private modules that match a search term, each with its newest version.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    q: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The search term.',
    },
    moduleProvider: shapes.providerFilter,
    verified: shapes.verifiedFilter,
    maxResults: maxResults('modules'),
    modules: shapes.modules,
  },
});

/** Operation "listing versions of a module". */
export const registryModuleVersionsData = defineDataSource({
  type: 'lintel_registry_module_versions',
  service: 'platform',
  construct: 'DataRegistryModuleVersions',
  doc: 'The versions of a module and their dependencies.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    registryName: shapes.registryName,
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: shapes.moduleProvider,
    maxResults: maxResults('versions'),
    source: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The address of the module in the registry.',
    },
    versions: shapes.versionNeeds,
  },
});

/** Operations "listing the latest version of a module for all providers" and "the latest version for one provider". */
export const registryModuleLatestData = defineDataSource({
  type: 'lintel_registry_module_latest',
  service: 'platform',
  construct: 'DataRegistryModuleLatest',
  doc: 'The newest version of a module, for one provider or for every provider that has a module of this name.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    registryName: shapes.registryName,
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: {
      type: 'string',
      use: 'optional',
      rules: moduleProviderRules,
      absent: 'the newest version for every provider is returned, in the short form',
      doc: 'The name of the provider that the module is for, such as `aws`. Required for a public module.',
    },
    modules: shapes.modules,
  },
  rules: [{ rule: 'requiredWhen', attribute: 'moduleProvider', when: 'registryName', is: 'public' }],
});

/** Operation "getting one module". */
export const registryStandardModuleData = defineDataSource({
  type: 'lintel_registry_standard_module',
  service: 'platform',
  construct: 'DataRegistryStandardModule',
  doc: 'A version of a module and what it declares.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    registryName: shapes.registryName,
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: shapes.moduleProvider,
    version: { type: 'string', use: 'required', rules: shapes.versionRules, doc: 'The version.' },
    ...shapes.moduleResults,
  },
});

/** Operations "downloading module version source" and "downloading the latest version". */
export const registryModuleDownloadData = defineDataSource({
  type: 'lintel_registry_module_download',
  service: 'platform',
  construct: 'DataRegistryModuleDownload',
  doc: 'The download location of a version of a private module.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: shapes.moduleProvider,
    version: {
      type: 'string',
      use: 'optional',
      rules: shapes.versionRules,
      absent: 'it is the newest version',
      doc: 'The version.',
    },
    location: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      doc: 'The download URL. It grants access without a token, often only for a short time.',
    },
    resolvedVersion: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The version at that location.',
    },
  },
});
