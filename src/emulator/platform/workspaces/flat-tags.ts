import type { Call, Parameters, Reply, Route } from '../../exchange';
import { identifierOf } from '../../identifiers';
import type { World } from '../../world';
import { invalid, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { START } from '../projects/default-project';
import { isObject, readBody } from '../request-document';
import { byOrganization, changeWorkspace, getWorkspace, tagNames, workspaces } from './workspaces';

const PATH = '/api/v2/workspaces/:workspace_id/relationships/tags';

export const flatTagRoutes: readonly Route[] = [
  {
    operation: 'List flat tags',
    method: 'GET',
    path: PATH,
    handle: (world, call, { workspace_id }) => {
      const workspace = getWorkspace(world, workspace_id);
      const { organization } = workspace;
      const counts = tagCounts(world, organization);
      return listResponse(call, tagNames(workspace), {
        document: (name) => tagDocument(organization, name, counts.get(name) ?? 0),
      });
    },
  },
  {
    operation: 'Add flat tags',
    method: 'POST',
    path: PATH,
    handle: (world, call, parameters) =>
      change(world, call, parameters, (before, names) => ({
        ...before,
        ...Object.fromEntries(names.map((name) => [name, null])),
      })),
  },
  {
    operation: 'Remove flat tags',
    method: 'DELETE',
    path: PATH,
    handle: (world, call, parameters) =>
      change(world, call, parameters, (before, names) =>
        Object.fromEntries(Object.entries(before).filter(([name, value]) => value !== null || !names.includes(name))),
      ),
  },
];

type TagMap = Readonly<Record<string, string | null>>;

function change(
  world: World,
  call: Call,
  { workspace_id }: Parameters,
  after: (before: TagMap, names: readonly string[]) => TagMap,
): Reply {
  const workspace = getWorkspace(world, workspace_id);
  const body = readBody(call);
  const { names, problems } = parseTags(world, workspace.organization, isObject(body) ? body.data : undefined, '/data');
  refuseIfAny(problems);
  changeWorkspace(world, workspace, { tags: after(workspace.tags ?? {}, names) });
  return { status: 204 };
}

/** The flat tags in the document of a new workspace. */
export function givenTags(
  world: World,
  organization: string,
  relationships: Readonly<Record<string, unknown>>,
): { readonly names: readonly string[]; readonly problems: Problem[] } {
  const given = relationships.tags;
  if (given === undefined) return { names: [], problems: [] };
  return parseTags(world, organization, isObject(given) ? given.data : undefined, '/data/relationships/tags/data');
}

/** Tags by name, or by the ids of the organization's existing tags. */
function parseTags(
  world: World,
  organization: string,
  data: unknown,
  at: string,
): { readonly names: readonly string[]; readonly problems: Problem[] } {
  if (!Array.isArray(data)) return { names: [], problems: [invalid(at, 'Tags must be an array')] };
  const names: string[] = [];
  const problems = (data as unknown[]).flatMap((entry, index): Problem[] => {
    if (!isObject(entry)) return [invalid(`${at}/${index}`, 'Tags must be objects')];
    if (entry.type !== 'tags') return [invalid(`${at}/${index}/type`, 'Type must be tags')];
    const given = isObject(entry.attributes) ? entry.attributes.name : undefined;
    if (typeof given !== 'string') {
      const known = [...tagCounts(world, organization).keys()].find((name) => tagId(organization, name) === entry.id);
      if (known === undefined) return [invalid(`${at}/${index}`, `Tag ${String(entry.id ?? '')} not found`)];
      names.push(known);
      return [];
    }
    // Upper case is silently converted.
    const name = given.toLowerCase();
    if (!/^[a-z0-9_:-]*[a-z0-9]$/.test(name) || name.length > 255) {
      return [
        invalid(
          `${at}/${index}/attributes/name`,
          'Name may only contain letters, numbers, -, _, and :, and must end with a letter or number',
        ),
      ];
    }
    names.push(name);
    return [];
  });
  return { names, problems };
}

/** How many workspaces have each flat tag. */
function tagCounts({ store }: World, organization: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of store.of(workspaces).by(byOrganization, organization).flatMap(tagNames)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function tagId(organization: string, name: string): string {
  return identifierOf('tag', `${organization} ${name}`);
}

function tagDocument(organization: string, name: string, count: number): ResourceDocument {
  return {
    id: tagId(organization, name),
    type: 'tags',
    attributes: { name, 'created-at': START, 'instance-count': count },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
  };
}
