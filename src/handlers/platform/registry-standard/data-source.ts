import type {
  registryBrowseData, registryModuleDownloadData, registryModuleLatestData, registryModuleVersionsData, registrySearchData, registryStandardModuleData,
} from './data-sources';
import { ModuleResult, toModule, toVersion } from './document';
import { findDocument, findModules, modulesOf, providerPath } from './fetch';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { objectsAt, optionalTextAt, textAt } from '../../../clients/read-answer';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { findDownload } from '../module-download';
import { newestFirst } from '../version-statuses';

export const registryBrowseDataSource: DataSourceHandlers<typeof registryBrowseData> = {
  async read({ platform, signal }, config) {
    const { namespace, moduleProvider, verified, maxResults } = config;
    const at = modulesOf('private') + (namespace === undefined ? '' : path`/${namespace}`);
    const found = await findModules(platform, at, { provider: moduleProvider, verified }, maxResults, { signal });
    return { ...config, modules: (found ?? missing(namespace === undefined ? 'registry' : `namespace ${namespace}`)).map(toModule) };
  },
};

export const registrySearchDataSource: DataSourceHandlers<typeof registrySearchData> = {
  async read({ platform, signal }, config) {
    const { q, moduleProvider, verified, maxResults } = config;
    const found = await findModules(platform, `${modulesOf('private')}/search`, { q, provider: moduleProvider, verified }, maxResults, { signal });
    return { ...config, modules: (found ?? missing('registry')).map(toModule) };
  },
};

export const registryModuleVersionsDataSource: DataSourceHandlers<typeof registryModuleVersionsData> = {
  async read({ platform, signal }, config) {
    const found = await findDocument(platform, `${providerPath(config)}/versions`, undefined, { signal });
    // One module is asked for, and the answer has a list of one.
    const [module = missing(words(config))] = objectsAt(found ?? missing(words(config)), 'modules');
    const versions = newestFirst(objectsAt(module, 'versions').map((told) => ({ ...toVersion(told), version: textAt(told, 'version') })));
    return { ...config, source: optionalTextAt(module, 'source'), versions: versions.slice(0, config.maxResults) };
  },
};

export const registryModuleLatestDataSource: DataSourceHandlers<typeof registryModuleLatestData> = {
  async read({ platform, signal }, config) {
    const { registryName, namespace, name, moduleProvider } = config;
    const modules = moduleProvider === undefined
      ? await findModules(platform, modulesOf(registryName) + path`/${namespace}/${name}`, {}, undefined, { signal })
      : await findDocument(platform, providerPath({ registryName, namespace, name, moduleProvider }), undefined, { signal }).then((found) => found && [found]);
    return { ...config, modules: (modules ?? missing(words(config))).map(toModule) };
  },
};

export const registryStandardModuleDataSource: DataSourceHandlers<typeof registryStandardModuleData> = {
  async read({ platform, signal }, config) {
    return { ...await getVersion(platform, config, { signal }), ...config };
  },
};

export const registryModuleDownloadDataSource: DataSourceHandlers<typeof registryModuleDownloadData> = {
  async read({ platform, signal }, config) {
    const { location, version } = await findDownload(platform, config, { signal }) ?? missing(words(config));
    return { ...config, location, resolvedVersion: version };
  },
};

interface Wanted {
  readonly registryName: 'private' | 'public';
  readonly namespace: string;
  readonly name: string;
  readonly moduleProvider: string;
  readonly version: string;
}

async function getVersion(platform: PlatformClient, wanted: Wanted, options: CallOptions): Promise<ModuleResult> {
  const found = await findDocument(platform, providerPath(wanted) + path`/${wanted.version}`, undefined, options);
  return toModule(found ?? missing(words(wanted)));
}

function words({ registryName = 'private', namespace, name, moduleProvider, version }: Partial<Wanted>): string {
  return `${registryName} module ${[namespace, name, moduleProvider, version].filter((part) => part !== undefined).join('/')}`;
}

function missing(what: string): never {
  throw new NotFound(`There is no ${what} with a version that can be used, or the token may not read it.`);
}
