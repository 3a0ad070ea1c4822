import type { Reply, Call } from '../../exchange';
import type { ModuleContents, ModulePart } from '../modules/module-contents';
import type { RegistryModule } from '../modules/registry-module';

export interface PublishedModule {
  readonly record: RegistryModule;
  /** At least one, newest first. */
  readonly versions: readonly PublishedVersion[];
}

export interface PublishedVersion {
  readonly version: string;
  /** The object in the address of its archive. */
  readonly object: string;
  readonly publishedAt: string;
  readonly contents: ModuleContents;
}

const DEFAULT_LIMIT = 15;
const MAXIMUM_LIMIT = 100;

export function latestOf([latest]: readonly PublishedVersion[]): PublishedVersion {
  if (!latest) throw new Error('A published module has at least one version.');
  return latest;
}

/** A list with the newest version of each module, paged by offset and limit. */
export function pageOfModules(call: Call, modules: readonly PublishedModule[]): Reply {
  const provider = call.query.get('provider') ?? '';
  const found = modules.filter(
    ({ record }) => (provider === '' || record.provider === provider) && call.query.get('verified') !== 'true',
  );
  const limit = Math.min(wholeNumber(call.query.get('limit')) || DEFAULT_LIMIT, MAXIMUM_LIMIT);
  const offset = wholeNumber(call.query.get('offset')) ?? 0;
  const neighbours = {
    ...(offset + limit < found.length
      ? { next_offset: offset + limit, next_url: pageAddress(call, offset + limit, limit) }
      : {}),
    ...(offset > 0
      ? { prev_offset: Math.max(0, offset - limit), prev_url: pageAddress(call, Math.max(0, offset - limit), limit) }
      : {}),
  };
  const shown = found.slice(offset, offset + limit).map(({ record, versions }) => summary(record, latestOf(versions)));
  return { status: 200, body: { meta: { limit, current_offset: offset, ...neighbours }, modules: shown } };
}

/** One version with its contents. */
export function shownModule(module: PublishedModule, version: PublishedVersion, providers: readonly string[]): object {
  return {
    ...summary(module.record, version),
    root: version.contents.root,
    submodules: version.contents.submodules,
    providers,
    versions: module.versions.map((known) => known.version),
  };
}

export function versionsResponse({ record, versions }: PublishedModule): Reply {
  return {
    status: 200,
    body: {
      modules: [
        {
          source: `${record.namespace}/${record.name}/${record.provider}`,
          versions: versions.map(({ version, contents }) => ({
            version,
            root: needs(contents.root),
            submodules: contents.submodules.map((submodule) => ({ path: submodule.path, ...needs(submodule) })),
          })),
        },
      ],
    },
  };
}

/** The providers for which the module exists, including its own. */
export function providersOf({ record }: PublishedModule, siblings: readonly PublishedModule[]): string[] {
  return [...new Set([record.provider, ...siblings.map((sibling) => sibling.record.provider)])].sort();
}

function summary(
  { organization, namespace, name, provider, repository }: RegistryModule,
  { version, publishedAt, contents }: PublishedVersion,
): object {
  return {
    id: `${namespace}/${name}/${provider}/${version}`,
    owner: organization,
    namespace,
    name,
    version,
    provider,
    description:
      contents.root.readme
        .split('\n')
        .find((line) => /^[^#\s]/.test(line))
        ?.trim() ?? '',
    source: repository ? `https://git.example/${repository.identifier}` : '',
    published_at: publishedAt,
    downloads: 0,
    verified: false,
  };
}

function needs({ provider_dependencies, dependencies }: ModulePart): object {
  return {
    providers: provider_dependencies.map(({ name, source, version }) => ({ name, source, version })),
    dependencies,
  };
}

function pageAddress(call: Call, offset: number, limit: number): string {
  const query = new URLSearchParams(call.query);
  query.set('limit', String(limit));
  query.set('offset', String(offset));
  return `${call.path}?${query.toString()}`;
}

function wholeNumber(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
