import type { Query } from '../../../clients/path';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import {
  objectsAt,
  optionalTextAt,
  textAt,
  nameAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalTextsAt,
  Part,
  senseless,
} from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { findDownload } from '../shared/registry/module-download';
import { newestFirst } from '../shared/registry/version-statuses';
import type {
  registryBrowseData,
  registryModuleDownloadData,
  registryModuleLatestData,
  registryModuleVersionsData,
  registrySearchData,
  registryStandardModuleData,
} from './definition';

export const registryBrowseDataSource: DataSourceHandlers<typeof registryBrowseData> = {
  async read({ platform, signal }, config) {
    const { namespace, moduleProvider, verified, maxResults } = config;
    const at = modulesOf('private') + (namespace === undefined ? '' : path`/${namespace}`);
    const found = await findModules(platform, at, { provider: moduleProvider, verified }, maxResults, { signal });
    return {
      ...config,
      modules: (found ?? missing(namespace === undefined ? 'registry' : `namespace ${namespace}`)).map(toModule),
    };
  },
};

export const registrySearchDataSource: DataSourceHandlers<typeof registrySearchData> = {
  async read({ platform, signal }, config) {
    const { q, moduleProvider, verified, maxResults } = config;
    const found = await findModules(
      platform,
      `${modulesOf('private')}/search`,
      { q, provider: moduleProvider, verified },
      maxResults,
      { signal },
    );
    return { ...config, modules: (found ?? missing('registry')).map(toModule) };
  },
};

export const registryModuleVersionsDataSource: DataSourceHandlers<typeof registryModuleVersionsData> = {
  async read({ platform, signal }, config) {
    const found = await findDocument(platform, `${providerPath(config)}/versions`, undefined, { signal });
    // The response for a single module is a list of one.
    const [module = missing(words(config))] = objectsAt(found ?? missing(words(config)), 'modules');
    const versions = newestFirst(
      objectsAt(module, 'versions').map((reported) => ({
        ...toVersion(reported),
        version: textAt(reported, 'version'),
      })),
    );
    return { ...config, source: optionalTextAt(module, 'source'), versions: versions.slice(0, config.maxResults) };
  },
};

export const registryModuleLatestDataSource: DataSourceHandlers<typeof registryModuleLatestData> = {
  async read({ platform, signal }, config) {
    const { registryName, namespace, name, moduleProvider } = config;
    const modules =
      moduleProvider === undefined
        ? await findModules(platform, modulesOf(registryName) + path`/${namespace}/${name}`, {}, undefined, { signal })
        : await findDocument(platform, providerPath({ registryName, namespace, name, moduleProvider }), undefined, {
            signal,
          }).then((found) => found && [found]);
    return { ...config, modules: (modules ?? missing(words(config))).map(toModule) };
  },
};

export const registryStandardModuleDataSource: DataSourceHandlers<typeof registryStandardModuleData> = {
  async read({ platform, signal }, config) {
    return { ...(await getVersion(platform, config, { signal })), ...config };
  },
};

export const registryModuleDownloadDataSource: DataSourceHandlers<typeof registryModuleDownloadData> = {
  async read({ platform, signal }, config) {
    const { location, version } = (await findDownload(platform, config, { signal })) ?? missing(words(config));
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
  throw new NotFound(`There is no ${what} with a usable version, or the token lacks permission to read it.`);
}

type ModuleResult = ResultOf<typeof registryBrowseData>['modules'][number];
type Contents = NonNullable<ModuleResult['root']>;
type VersionResult = ResultOf<typeof registryModuleVersionsData>['versions'][number];

/** Converts a module in either form. The short form, used in lists, lacks the content. */
function toModule(reported: Part): ModuleResult {
  const root = optionalObjectAt(reported, 'root');
  return {
    ...texts(reported, ['id', 'owner', 'version', 'description', 'source']),
    // Every registry returns the identity of a module.
    namespace: nameAt(reported, 'namespace'),
    name: nameAt(reported, 'name'),
    moduleProvider: nameAt(reported, 'provider'),
    publishedAt: optionalTextAt(reported, 'published_at'),
    downloads: optionalIntegerAt(reported, 'downloads'),
    verified: optionalFlagAt(reported, 'verified'),
    ...(root
      ? {
          root: toContents(root),
          submodules: objects(reported, 'submodules').map(toContents),
          providers: strings(reported, 'providers'),
          versions: strings(reported, 'versions'),
        }
      : {}),
  };
}

function toVersion(reported: Part): VersionResult {
  const root = optionalObjectAt(reported, 'root');
  return {
    version: optionalTextAt(reported, 'version'),
    root: root && toNeeds(root),
    submodules: objects(reported, 'submodules').map((submodule) => ({
      path: optionalTextAt(submodule, 'path'),
      ...toNeeds(submodule),
    })),
  };
}

/** The objects of a list. Empty if the list is omitted. */
function objects(reported: Part, name: string): Part[] {
  return optionalObjectsAt(reported, name) ?? [];
}

function toContents(reported: Part): Contents {
  return {
    ...texts(reported, ['path', 'name', 'readme']),
    inputs: objects(reported, 'inputs').map((input) => ({
      ...texts(input, ['name', 'type', 'description']),
      defaultValue: expression(input.default),
      required: optionalFlagAt(input, 'required'),
    })),
    outputs: objects(reported, 'outputs').map((output) => texts(output, ['name', 'description'])),
    dependencies: objects(reported, 'dependencies').map(toSource),
    providerDependencies: objects(reported, 'provider_dependencies').map((provider) =>
      texts(provider, ['name', 'namespace', 'source', 'version']),
    ),
    resources: objects(reported, 'resources').map((resource) => texts(resource, ['name', 'type'])),
  };
}

function toNeeds(reported: Part): { providers: SourceResult[]; dependencies: SourceResult[] } {
  return {
    providers: objects(reported, 'providers').map(toSource),
    dependencies: objects(reported, 'dependencies').map(toSource),
  };
}

type SourceResult = ReturnType<typeof toSource>;

function toSource(reported: Part) {
  return texts(reported, ['name', 'source', 'version']);
}

/** Some registries send defaults as expressions, others as JSON. */
function expression(reported: unknown): string | undefined {
  return reported === undefined || reported === null
    ? undefined
    : typeof reported === 'string'
      ? reported
      : JSON.stringify(reported);
}

function strings(reported: Part, name: string): string[] {
  return optionalTextsAt(reported, name) ?? [];
}

function texts<N extends string>(reported: Part, names: readonly N[]): { readonly [name in N]?: string } {
  return Object.fromEntries(names.map((name) => [name, optionalTextAt(reported, name)])) as {
    readonly [name in N]?: string;
  };
}

const PAGE_SIZE = 100;

/** The path of a registry's modules. The service proxies the public registry. */
function modulesOf(registryName: 'private' | 'public'): string {
  return registryName === 'public' ? '/api/registry/public/v1/modules' : '/api/registry/v1/modules';
}

function providerPath({
  registryName,
  namespace,
  name,
  moduleProvider,
}: {
  readonly registryName: 'private' | 'public';
  readonly namespace: string;
  readonly name: string;
  readonly moduleProvider: string;
}): string {
  return modulesOf(registryName) + path`/${namespace}/${name}/${moduleProvider}`;
}

/** Undefined after a 404. */
async function findDocument(
  platform: PlatformClient,
  at: string,
  query?: Query,
  options?: CallOptions,
): Promise<Part | undefined> {
  return (await platform.fetch(at, query, options))?.document();
}

/** Reads the modules of a list page by page until it has enough. Undefined after a 404. */
async function findModules(
  platform: PlatformClient,
  at: string,
  query: Query,
  most = Infinity,
  options?: CallOptions,
): Promise<Part[] | undefined> {
  const found: Part[] = [];
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const page = await findDocument(platform, at, { ...query, limit: PAGE_SIZE, offset: offset || undefined }, options);
    if (!page) return undefined;
    found.push(...objectsAt(page, 'modules'));
    const next: number | undefined = optionalIntegerAt(page, 'meta', 'next_offset');
    if (next !== undefined && next <= offset) {
      throw senseless(page, ['meta', 'next_offset'], 'leads back to a page before');
    }
    offset = found.length < most ? next : undefined;
  }
  return found.slice(0, most);
}
