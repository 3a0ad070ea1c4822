import type { World } from '../../world';
import { aliasesOf } from './entities';
import type { Entity, EntityAlias } from './entities';
import { groupsOf, parentsOf } from './groups';
import type { Group, GroupAlias } from './groups';
import { namespaceId } from './made';
import { shownMount } from './mount-of-alias';

export function shownEntity(world: World, entity: Entity): object {
  const { direct, inherited } = groupsOf(world, entity.id);
  const [directIds, inheritedIds] = [direct, inherited].map((groups) => groups.map(({ id }) => id)) as [
    string[],
    string[],
  ];
  return {
    id: entity.id,
    name: entity.name,
    policies: entity.policies,
    metadata: entity.metadata,
    disabled: entity.disabled,
    aliases: aliasesOf(world, entity).map((alias) => shownAliasOfEntity(world, alias)),
    direct_group_ids: directIds,
    inherited_group_ids: inheritedIds,
    group_ids: [...directIds, ...inheritedIds],
    merged_entity_ids: null,
    namespace_id: namespaceId(world, entity.namespace),
    ...shownTimes(entity),
  };
}

function shownAliasOfEntity(world: World, alias: EntityAlias): object {
  return {
    id: alias.id,
    canonical_id: alias.entityId,
    name: alias.name,
    metadata: alias.metadata,
    custom_metadata: alias.customMetadata,
    local: false,
    merged_from_canonical_ids: null,
    ...shownMount(world, alias.mountAccessor),
    ...shownTimes(alias),
  };
}

export function shownAlias(world: World, alias: EntityAlias): object {
  return { ...shownAliasOfEntity(world, alias), namespace_id: namespaceId(world, alias.namespace) };
}

/** An alias in a list. */
export function listedAlias(
  world: World,
  alias: Pick<EntityAlias, 'name' | 'mountAccessor' | 'customMetadata' | 'metadata' | 'entityId'>,
): object {
  return {
    canonical_id: alias.entityId,
    name: alias.name,
    metadata: alias.metadata,
    custom_metadata: alias.customMetadata,
    local: false,
    ...shownMount(world, alias.mountAccessor),
  };
}

export function shownGroup(world: World, group: Group): object {
  const parents = parentsOf(world, group).map(({ id }) => id);
  return {
    id: group.id,
    name: group.name,
    type: group.type,
    policies: group.policies,
    metadata: group.metadata,
    member_entity_ids: group.memberEntityIds,
    member_group_ids: group.memberGroupIds,
    parent_group_ids: parents.length > 0 ? parents : null,
    alias: group.alias ? shownAliasOfGroup(world, group, group.alias) : {},
    modify_index: group.modifyIndex,
    namespace_id: namespaceId(world, group.namespace),
    ...shownTimes(group),
  };
}

function shownAliasOfGroup(world: World, group: Group, alias: GroupAlias): object {
  return {
    id: alias.id,
    canonical_id: group.id,
    name: alias.name,
    metadata: null,
    merged_from_canonical_ids: null,
    ...shownMount(world, alias.mountAccessor),
    ...shownTimes(alias),
  };
}

export function shownGroupAlias(world: World, group: Group, alias: GroupAlias): object {
  return {
    ...shownAliasOfGroup(world, group, alias),
    custom_metadata: null,
    local: false,
    namespace_id: namespaceId(world, group.namespace),
  };
}

function shownTimes({ createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string }): object {
  return { creation_time: createdAt, last_update_time: updatedAt };
}
