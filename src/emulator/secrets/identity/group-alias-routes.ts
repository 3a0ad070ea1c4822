import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readText } from '../fields';
import { absent, badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import type { SystemRoute } from '../system/route';
import { findGroupIn, newGroup } from './group-routes';
import { changedGroup, findGroupByAlias, isNamed, groups, groupsAliasedAt } from './groups';
import type { Group, GroupAlias } from './groups';
import { listedById } from './lists';
import { newId } from './made';
import { checkAccessor } from './mount-of-alias';
import { listedAlias, shownGroupAlias } from './shown';

const PATH = '/v1/identity/group-alias';

export const groupAliasRoutes: readonly SystemRoute[] = [
  {
    operation: 'Identity: Write group alias',
    method: 'POST',
    path: PATH,
    handle: (world, call) => {
      const id = readText(readFields(call), 'id') ?? '';
      return id === '' ? create(world, call) : update(world, call, id);
    },
  },
  {
    operation: 'Identity: Read group alias',
    method: 'GET',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      const group = find(world, call, id);
      if (!group) throw absent();
      return enveloped(world, shownGroupAlias(world, group, group.alias));
    },
  },
  {
    operation: 'Identity: Update group alias',
    method: 'POST',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => update(world, call, id),
  },
  {
    operation: 'Identity: Delete group alias',
    method: 'DELETE',
    path: `${PATH}/id/:id`,
    handle: (world, call, { id }) => {
      const group = find(world, call, id);
      if (group) changedGroup(world, group, { alias: undefined });
      return WRITTEN;
    },
  },
  {
    operation: 'Identity: List group aliases',
    method: 'LIST',
    path: `${PATH}/id`,
    handle: (world, { namespace }) =>
      listedById(
        world,
        world.store
          .of(groups)
          .where((group) => group.namespace === namespace)
          .filter(hasAlias)
          .map(({ id, alias }) => {
            const known = { ...alias, entityId: id, metadata: null, customMetadata: null };
            return [alias.id, listedAlias(world, known)] as const;
          }),
      ),
  },
];

type AliasedGroup = Group & { readonly alias: GroupAlias };

function hasAlias(group: Group): group is AliasedGroup {
  return group.alias !== undefined;
}

function find(world: World, { namespace }: SecretsCall, aliasId: string): AliasedGroup | undefined {
  const group = findGroupByAlias(world, aliasId);
  return group && hasAlias(group) && group.namespace === namespace ? group : undefined;
}

interface Given {
  readonly name: string;
  readonly mountAccessor: string;
  readonly groupId: string;
}

/** Every write must name both. */
function readGiven(world: World, call: SecretsCall, own: string | undefined): Given {
  const fields = readFields(call);
  const name = readText(fields, 'name') ?? '';
  const mountAccessor = readText(fields, 'mount_accessor') ?? '';
  if (name === '') throw badRequest('missing alias name');
  if (mountAccessor === '') throw badRequest('missing mount_accessor');
  checkAccessor(world, call.namespace, mountAccessor);
  const taken = groupsAliasedAt(world, mountAccessor).find(({ alias }) => isNamed(alias, name) && alias?.id !== own);
  if (taken) throw badRequest('combination of mount and group alias name is already in use');
  return { name, mountAccessor, groupId: readText(fields, 'canonical_id') ?? '' };
}

function getExternal(world: World, call: SecretsCall, id: string): Group {
  const group = findGroupIn(world, call, id);
  if (!group) throw badRequest("invalid group ID given in 'canonical_id'");
  if (group.type === 'internal') throw badRequest("alias can't be set on an internal group");
  return group;
}

/** A group's new alias replaces its existing one. */
function create(world: World, call: SecretsCall): Reply {
  const { name, mountAccessor, groupId } = readGiven(world, call, undefined);
  const group = groupId === '' ? newGroup(world, call.namespace, '', 'external') : getExternal(world, call, groupId);
  const now = world.clock.now().toISOString();
  const alias = { id: newId(world, call.namespace), name, mountAccessor, createdAt: now, updatedAt: now };
  return aliasReply(world, changedGroup(world, group, { alias }), alias);
}

function update(world: World, call: SecretsCall, id: string): Reply {
  const before = find(world, call, id);
  if (!before) throw badRequest('invalid group alias ID');
  const { name, mountAccessor, groupId } = readGiven(world, call, id);
  const group = groupId === '' ? before : getExternal(world, call, groupId);
  const isSame = group.id === before.id && name === before.alias.name && mountAccessor === before.alias.mountAccessor;
  if (isSame) return WRITTEN;
  const alias = { ...before.alias, name, mountAccessor, updatedAt: world.clock.now().toISOString() };
  if (group.id !== before.id) changedGroup(world, before, { alias: undefined });
  return aliasReply(world, changedGroup(world, group, { alias }), alias);
}

function aliasReply(world: World, { id: groupId }: Group, { id }: GroupAlias): Reply {
  return enveloped(world, { id, canonical_id: groupId });
}
