import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { describedPath } from './described';
import { openApi } from './document';
import type { DescribedMount } from './document';
import type { DescribedMember, DescribedPath } from './parse-table';
import { helpType, wordsOf } from './schema';

/** The service's help for a path or a whole mount; undefined if the mount has no such path. */
export function helpReply(world: World, mount: Omit<DescribedMount, 'prefix'>, path: string): Reply | undefined {
  const one = path === '' ? undefined : describedPath(mount.paths, path);
  if (path !== '' && !one) return undefined;
  const { catchAll, ...rest } = mount;
  const described = one ? { ...rest, paths: [one] } : { ...rest, ...(catchAll ? { catchAll } : {}) };
  const openapi = openApi(world, [{ ...described, prefix: '/', idPrefix: '' }]);
  return { status: 200, body: { help: one ? pathHelp(path, one) : mountHelp(mount.paths), openapi, see_also: null } };
}

function pathHelp(path: string, described: DescribedPath): string {
  const members = new Map<string, DescribedMember>();
  for (const [, name = ''] of described.path.matchAll(/\{(\w+)\}/g)) {
    members.set(name, { type: 'text', sensitive: false, deprecated: false });
  }
  for (const operation of described.operations) {
    for (const [name, member] of operation.members) members.set(name, member);
  }
  const lines = [...members]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `    ${name} (${helpType(member)})\n\n        ${wordsOf(name)}`);
  return [
    `Request:        ${path}\nMatching Route: ^${described.path}$`,
    ...(lines.length > 0 ? ['## PARAMETERS', ...lines] : []),
  ].join('\n\n');
}

function mountHelp(paths: readonly DescribedPath[]): string {
  return ['## PATHS', ...paths.map(({ path }) => `    ^${path}$`)].join('\n\n');
}
