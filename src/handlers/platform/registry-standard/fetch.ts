import type { Query } from '../../../clients/path';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { objectsAt, optionalIntegerAt, Part, senseless } from '../../../clients/read-answer';

const PAGE_SIZE = 100;

/** The modules of a registry; of the public one, as far as the service stands in for it. */
export function modulesOf(registryName: 'private' | 'public'): string {
  return registryName === 'public' ? '/api/registry/public/v1/modules' : '/api/registry/v1/modules';
}

export function providerPath({ registryName, namespace, name, moduleProvider }: {
  readonly registryName: 'private' | 'public'; readonly namespace: string; readonly name: string; readonly moduleProvider: string;
}): string {
  return modulesOf(registryName) + path`/${namespace}/${name}/${moduleProvider}`;
}

/** Undefined: 404. */
export async function findDocument(platform: PlatformClient, at: string, query?: Query, options?: CallOptions): Promise<Part | undefined> {
  return (await platform.fetch(at, query, options))?.document();
}

/** The modules of a list, page after page, until so many are there. Undefined: 404. */
export async function findModules(platform: PlatformClient, at: string, query: Query, most = Infinity, options?: CallOptions): Promise<Part[] | undefined> {
  const found: Part[] = [];
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const page = await findDocument(platform, at, { ...query, limit: PAGE_SIZE, offset: offset || undefined }, options);
    if (!page) return undefined;
    found.push(...objectsAt(page, 'modules'));
    const next: number | undefined = optionalIntegerAt(page, 'meta', 'next_offset');
    if (next !== undefined && next <= offset) throw senseless(page, ['meta', 'next_offset'], 'leads back to a page before');
    offset = found.length < most ? next : undefined;
  }
  return found.slice(0, most);
}
