import type { registryBrowseData, registryModuleVersionsData } from './data-sources';
import { nameAt, optionalFlagAt, optionalIntegerAt, optionalObjectAt, optionalObjectsAt, optionalTextAt, optionalTextsAt, Part } from '../../../clients/read-answer';
import type { ResultOf } from '../../../definition/data-source';

export type ModuleResult = ResultOf<typeof registryBrowseData>['modules'][number];
type Contents = NonNullable<ModuleResult['root']>;
type VersionResult = ResultOf<typeof registryModuleVersionsData>['versions'][number];

/** A module in either form: the short one, that of lists, lacks what is in it. */
export function toModule(told: Part): ModuleResult {
  const root = optionalObjectAt(told, 'root');
  return {
    ...texts(told, ['id', 'owner', 'version', 'description', 'source']),
    // Which module it is, every registry says.
    namespace: nameAt(told, 'namespace'),
    name: nameAt(told, 'name'),
    moduleProvider: nameAt(told, 'provider'),
    publishedAt: optionalTextAt(told, 'published_at'),
    downloads: optionalIntegerAt(told, 'downloads'),
    verified: optionalFlagAt(told, 'verified'),
    ...root ? {
      root: toContents(root),
      submodules: objects(told, 'submodules').map(toContents),
      providers: strings(told, 'providers'),
      versions: strings(told, 'versions'),
    } : {},
  };
}

export function toVersion(told: Part): VersionResult {
  const root = optionalObjectAt(told, 'root');
  return {
    version: optionalTextAt(told, 'version'),
    root: root && toNeeds(root),
    submodules: objects(told, 'submodules').map((submodule) => ({ path: optionalTextAt(submodule, 'path'), ...toNeeds(submodule) })),
  };
}

/** The objects of a list; a list that is left out is empty. */
export function objects(told: Part, name: string): Part[] {
  return optionalObjectsAt(told, name) ?? [];
}

function toContents(told: Part): Contents {
  return {
    ...texts(told, ['path', 'name', 'readme']),
    inputs: objects(told, 'inputs').map((input) => ({
      ...texts(input, ['name', 'type', 'description']), defaultValue: expression(input.default), required: optionalFlagAt(input, 'required'),
    })),
    outputs: objects(told, 'outputs').map((output) => texts(output, ['name', 'description'])),
    dependencies: objects(told, 'dependencies').map(toSource),
    providerDependencies: objects(told, 'provider_dependencies').map((provider) => texts(provider, ['name', 'namespace', 'source', 'version'])),
    resources: objects(told, 'resources').map((resource) => texts(resource, ['name', 'type'])),
  };
}

function toNeeds(told: Part): { providers: SourceResult[]; dependencies: SourceResult[] } {
  return { providers: objects(told, 'providers').map(toSource), dependencies: objects(told, 'dependencies').map(toSource) };
}

type SourceResult = ReturnType<typeof toSource>;

function toSource(told: Part) {
  return texts(told, ['name', 'source', 'version']);
}

/** Some registries send defaults as expressions, others as JSON. */
function expression(told: unknown): string | undefined {
  return told === undefined || told === null ? undefined : typeof told === 'string' ? told : JSON.stringify(told);
}

function strings(told: Part, name: string): string[] {
  return optionalTextsAt(told, name) ?? [];
}

function texts<N extends string>(told: Part, names: readonly N[]): { readonly [name in N]?: string } {
  return Object.fromEntries(names.map((name) => [name, optionalTextAt(told, name)])) as { readonly [name in N]?: string };
}
