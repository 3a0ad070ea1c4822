import { defineDataSource } from '../../../definition/data-source';
import { maxResults, moduleNameRules, moduleProviderRules } from '../shared/rules';
import * as shapes from '../shared/standard-shapes';

/** Restates the platform API, "Module registry: registry-standard endpoints", operation "browsing modules". */
export const registryBrowseData = defineDataSource({
  type: 'lintel_registry_browse',
  service: 'platform',
  construct: 'DataRegistryBrowse',
  doc: 'The private modules that have a version, each with its newest.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    namespace: { type: 'string', use: 'optional', rules: moduleNameRules, absent: 'modules of all namespaces are found', doc: 'The namespace of the modules, which is their organization.' },
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
  doc: 'The private modules that a search finds, each with its newest version.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    q: { type: 'string', use: 'required', rules: [{ rule: 'length', min: 1, unit: 'characters' }], doc: 'What to search for.' },
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
  doc: 'The versions of a module, with what each needs.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    registryName: shapes.registryName,
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: shapes.moduleProvider,
    maxResults: maxResults('versions'),
    source: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The address of the module in the registry.' },
    versions: shapes.versionNeeds,
  },
});

/** Operations "listing the latest version of a module for all providers" and "the latest version for one provider". */
export const registryModuleLatestData = defineDataSource({
  type: 'lintel_registry_module_latest',
  service: 'platform',
  construct: 'DataRegistryModuleLatest',
  doc: 'The newest version of a module, for one infrastructure or for each for which there is a module of this name.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    registryName: shapes.registryName,
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: {
      type: 'string', use: 'optional', rules: moduleProviderRules, absent: 'the newest version for each infrastructure is found, in the short form',
      doc: 'The name of the infrastructure that the module is for, such as `aws`. A public module needs it.',
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
  doc: 'A version of a module, with what it declares.',
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
  doc: 'Where a version of a private module can be fetched from.',
  source: ['docs/spec/platform.md#module-registry-registry-standard-endpoints'],
  attributes: {
    namespace: shapes.namespace,
    name: shapes.name,
    moduleProvider: shapes.moduleProvider,
    version: { type: 'string', use: 'optional', rules: shapes.versionRules, absent: 'the newest is meant', doc: 'The version.' },
    location: { type: 'string', use: 'computed', sensitive: true, doc: 'Where to fetch it from. Whoever has the address needs no token, and often for a short time only.' },
    resolvedVersion: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The version that is found there.' },
  },
});
