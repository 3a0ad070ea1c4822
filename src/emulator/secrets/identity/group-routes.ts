import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readNames, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest, failure } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { find as findEntityIn } from './entity-routes';
import { readMetadata, readPolicies } from './fields';
import { changedGroup, findGroupNamed, groups, parentsOf } from './groups';
import type { Group } from './groups';
import { listedById } from './lists';
import { newId, newName } from './made';
import { replacedName } from './replaced-name';
import { shownGroup } from './shown';

const PATH = '/v1/identity/group';

export const groupRoutes: readonly SystemRoute[] = [
  {
    operation: 'Identity: Write group',
    method: 'POST',
    path: PATH,
    handle: (world, call) => {
      const fields = readFields(call);
      const id = readText(fields, 'id') ?? '';
      const name = readText(fields, 'name') ?? '';
      if (id !== '') return update(world, call, fields, getForWrite(world, call, id), name);
      return writeNamed(world, call, fields, name);
    },
  },
  {
    operation: 'Identity: Read group',
    method: 'GET',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => shown(world, findGroupIn(world, call, id)),
  },
  {
    operation: 'Identity: Update group',
    method: 'POST',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      const fields = readFields(call);
      return update(world, call, fields, getForWrite(world, call, id), readText(fields, 'name') ?? '');
    },
  },
  {
    operation: 'Identity: Delete group',
    method: 'DELETE',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => deleted(world, findGroupIn(world, call, id)),
  },
  {
    operation: 'Identity: Read group by name',
    method: 'GET',
    path: `${PATH}/name/*name`,
    handle: (world, { namespace }, { name }) => shown(world, findGroupNamed(world, namespace, name)),
  },
  {
    operation: 'Identity: Write group by name',
    method: 'POST',
    path: `${PATH}/name/*name`,
    handle: (world, call, { name }) => {
      const fields = readFields(call);
      // The service knows this member but ignores it here.
      readText(fields, 'id');
      return writeNamed(world, call, fields, name, replacedName(fields));
    },
  },
  {
    operation: 'Identity: Delete group by name',
    method: 'DELETE',
    path: `${PATH}/name/*name`,
    handle: (world, { namespace }, { name }) => deleted(world, findGroupNamed(world, namespace, name)),
  },
  {
    operation: 'Identity: List groups',
    method: 'LIST',
    path: `${PATH}/id`,
    handle: (world, { namespace }) =>
      listedById(
        world,
        allIn(world, namespace).map((group) => [
          group.id,
          {
            name: group.name,
            num_member_entities: (group.memberEntityIds ?? []).length,
            num_parent_groups: parentsOf(world, group).length,
          },
        ]),
      ),
  },
  {
    operation: 'Identity: List group names',
    method: 'LIST',
    path: `${PATH}/name`,
    handle: (world, { namespace }) =>
      listed(
        world,
        allIn(world, namespace).map(({ name }) => name),
      ),
  },
];

/** A missing group is created. */
function writeNamed(
  world: World,
  call: SecretsCall,
  fields: Fields,
  name: string,
  warnings: readonly string[] = [],
): Reply {
  const known = name === '' ? undefined : findGroupNamed(world, call.namespace, name);
  return known ? update(world, call, fields, known, name) : create(world, call, fields, name, warnings);
}

/** A group in the request's namespace. */
export function findGroupIn({ store }: World, { namespace }: SecretsCall, id: string): Group | undefined {
  const group = store.of(groups).find(id);
  return group?.namespace === namespace ? group : undefined;
}

export function newGroup(world: World, namespace: string, name: string, type: Group['type']): Group {
  const now = world.clock.now().toISOString();
  return {
    id: newId(world, namespace),
    namespace,
    name: name === '' ? newName(world, namespace, 'group') : name,
    type,
    policies: null,
    metadata: null,
    memberEntityIds: null,
    memberGroupIds: null,
    modifyIndex: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function getForWrite(world: World, call: SecretsCall, id: string): Group {
  const group = findGroupIn(world, call, id);
  if (!group) throw badRequest('invalid group ID');
  return group;
}

function shown(world: World, group: Group | undefined): Reply {
  if (!group) throw absent();
  return enveloped(world, shownGroup(world, group));
}

function readType(fields: Fields): Group['type'] | undefined {
  const type = readText(fields, 'type') || undefined;
  if (type === undefined || type === 'internal' || type === 'external') return type;
  throw badRequest(`invalid group type ${JSON.stringify(type)}`);
}

function create(world: World, call: SecretsCall, fields: Fields, given: string, warnings: readonly string[]): Reply {
  const type = readType(fields) ?? 'internal';
  const { id, name } = write(world, call, fields, newGroup(world, call.namespace, given, type), '');
  return enveloped(world, { id, name }, { warnings });
}

function update(world: World, call: SecretsCall, fields: Fields, before: Group, name: string): Reply {
  const type = readType(fields);
  if (type !== undefined && type !== before.type) throw badRequest('group type cannot be changed');
  write(world, call, fields, before, name);
  return WRITTEN;
}

/** Omitted values stay. */
function write(world: World, call: SecretsCall, fields: Fields, before: Group, name: string): Group {
  const other = name === '' ? undefined : findGroupNamed(world, before.namespace, name);
  if (other && other.id !== before.id) throw badRequest('group name is already in use');
  const change = {
    name: name === '' ? before.name : name,
    policies: readPolicies(fields) ?? before.policies,
    metadata: readMetadata(fields, 'group') ?? before.metadata,
    memberEntityIds: readMemberEntities(world, call, fields, before) ?? before.memberEntityIds,
    memberGroupIds: readMemberGroups(world, call, fields, before) ?? before.memberGroupIds,
  };
  const [was, is] = [before, change].map(({ memberGroupIds }) => memberGroupIds ?? []) as [string[], string[]];
  // Added and removed groups get different parents, which counts as a change to them.
  for (const id of [...was.filter((one) => !is.includes(one)), ...is.filter((one) => !was.includes(one))]) {
    const member = world.store.of(groups).find(id);
    if (member) changedGroup(world, member, {});
  }
  return changedGroup(world, before, change);
}

function readMemberEntities(world: World, call: SecretsCall, fields: Fields, group: Group): string[] | undefined {
  const ids = readNames(fields, 'member_entity_ids');
  if (!ids) return undefined;
  if (group.type === 'external') {
    throw badRequest("member entities can't be set manually for external groups");
  }
  const unknown = ids.find((id) => !findEntityIn(world, call, id));
  if (unknown !== undefined) throw failure(`invalid entity ID ${JSON.stringify(unknown)}`);
  return [...new Set(ids)];
}

function readMemberGroups(world: World, call: SecretsCall, fields: Fields, group: Group): string[] | undefined {
  const ids = readNames(fields, 'member_group_ids');
  if (!ids) return undefined;
  if (group.type === 'external') throw badRequest("member groups can't be set for external groups");
  for (const id of ids) {
    if (id === group.id) throw failure(`member group ID ${JSON.stringify(id)} is same as the ID of the group`);
    const member = findGroupIn(world, call, id);
    if (!member) throw failure(`invalid member group ID ${JSON.stringify(id)}`);
    if (reaches(world, member, group.id)) {
      throw badRequest(`cyclic relationship detected for member group ID ${JSON.stringify(id)}`);
    }
  }
  return [...new Set(ids)];
}

/** Whether a group is a direct or indirect member of another. There are no cycles. */
function reaches(world: World, group: Group, sought: string): boolean {
  return (group.memberGroupIds ?? []).some((id) => {
    const member = world.store.of(groups).find(id);
    return id === sought || (member !== undefined && reaches(world, member, sought));
  });
}

/** It is removed from its parents; its members stay. */
function deleted(world: World, group: Group | undefined): Reply {
  if (!group) return WRITTEN;
  for (const parent of parentsOf(world, group)) {
    const memberGroupIds = (parent.memberGroupIds ?? []).filter((id) => id !== group.id);
    world.store.of(groups).put({ ...parent, memberGroupIds });
  }
  world.store.of(groups).delete(group.id);
  return WRITTEN;
}

function allIn({ store }: World, namespace: string): readonly Group[] {
  return store.of(groups).where((group) => group.namespace === namespace);
}
