import type { registryBrowseData, registryModuleVersionsData } from './data-sources';
import { isObject, readBoolean, readInteger, readString } from '../../../clients/json-api';
import type { ResultOf } from '../../../definition/data-source';

export type ModuleResult = ResultOf<typeof registryBrowseData>['modules'][number];
type Contents = NonNullable<ModuleResult['root']>;
type VersionResult = ResultOf<typeof registryModuleVersionsData>['versions'][number];
type Told = Readonly<Record<string, unknown>>;

/** A module in either form: the short one, that of lists, lacks what is in it. */
export function toModule(told: Told): ModuleResult {
  const isWhole = isObject(told.root);
  return {
    ...texts(told, ['id', 'owner', 'namespace', 'name', 'version', 'description', 'source']),
    moduleProvider: readString(told.provider),
    publishedAt: readString(told.published_at),
    downloads: readInteger(told.downloads),
    verified: readBoolean(told.verified),
    ...isWhole ? {
      root: toContents(told.root as Told),
      submodules: objects(told.submodules).map(toContents),
      providers: strings(told.providers),
      versions: strings(told.versions),
    } : {},
  };
}

export function toVersion(told: Told): VersionResult {
  return {
    version: readString(told.version),
    root: isObject(told.root) ? toNeeds(told.root) : undefined,
    submodules: objects(told.submodules).map((submodule) => ({ path: readString(submodule.path), ...toNeeds(submodule) })),
  };
}

/** The objects of a list; a list that is left out is empty. */
export function objects(told: unknown): Told[] {
  return Array.isArray(told) ? told.filter(isObject) : [];
}

function toContents(told: Told): Contents {
  return {
    ...texts(told, ['path', 'name', 'readme']),
    inputs: objects(told.inputs).map((input) => ({
      ...texts(input, ['name', 'type', 'description']), defaultValue: expression(input.default), required: readBoolean(input.required),
    })),
    outputs: objects(told.outputs).map((output) => texts(output, ['name', 'description'])),
    dependencies: objects(told.dependencies).map(toSource),
    providerDependencies: objects(told.provider_dependencies).map((provider) => texts(provider, ['name', 'namespace', 'source', 'version'])),
    resources: objects(told.resources).map((resource) => texts(resource, ['name', 'type'])),
  };
}

function toNeeds(told: Told): { providers: SourceResult[]; dependencies: SourceResult[] } {
  return { providers: objects(told.providers).map(toSource), dependencies: objects(told.dependencies).map(toSource) };
}

type SourceResult = ReturnType<typeof toSource>;

function toSource(told: Told) {
  return texts(told, ['name', 'source', 'version']);
}

/** Some registries send defaults as expressions, others as JSON. */
function expression(told: unknown): string | undefined {
  return told === undefined || told === null ? undefined : readString(told) ?? JSON.stringify(told);
}

function strings(told: unknown): string[] {
  return Array.isArray(told) ? told.flatMap((one) => readString(one) ?? []) : [];
}

function texts<N extends string>(told: Told, names: readonly N[]): { readonly [name in N]?: string } {
  return Object.fromEntries(names.map((name) => [name, readString(told[name])])) as { readonly [name in N]?: string };
}
