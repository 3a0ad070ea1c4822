import type { Kind } from '../../store';
import type { World } from '../../world';

/** A group of entities and groups; an external group takes its members from the claims of logins. */
export interface Group {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly type: 'internal' | 'external';
  /** Null if never set, like the following ones. */
  readonly policies: readonly string[] | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly memberEntityIds: readonly string[] | null;
  readonly memberGroupIds: readonly string[] | null;
  readonly modifyIndex: number;
  readonly alias?: GroupAlias;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The name for a group in the claims of logins. */
export interface GroupAlias {
  readonly id: string;
  readonly name: string;
  readonly mountAccessor: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const groups: Kind<Group> = { name: 'identityGroups', key: ({ id }) => id };

export function groupName({ namespace, name }: Pick<Group, 'namespace' | 'name'>): string {
  return `${namespace} ${name.toLowerCase()}`;
}

function byMember({ memberEntityIds }: Group): readonly string[] {
  return memberEntityIds ?? [];
}

function byMemberGroup({ memberGroupIds }: Group): readonly string[] {
  return memberGroupIds ?? [];
}

function byAliasId({ alias }: Group): string | undefined {
  return alias?.id;
}

function byAliasAccessor({ alias }: Group): string | undefined {
  return alias?.mountAccessor;
}

export function findGroupNamed({ store }: World, namespace: string, name: string): Group | undefined {
  return store.of(groups).firstBy(groupName, groupName({ namespace, name }));
}

export function findGroupByAlias({ store }: World, aliasId: string): Group | undefined {
  return store.of(groups).firstBy(byAliasId, aliasId);
}

/** The groups with an alias at an auth method. */
export function groupsAliasedAt({ store }: World, mountAccessor: string): readonly Group[] {
  return store.of(groups).by(byAliasAccessor, mountAccessor);
}

/** Alias names are case-insensitive. */
export function isNamed(alias: GroupAlias | undefined, name: string): boolean {
  return alias?.name.toLowerCase() === name.toLowerCase();
}

/** The groups that contain a group. */
export function parentsOf({ store }: World, { id }: Pick<Group, 'id'>): readonly Group[] {
  return store.of(groups).by(byMemberGroup, id);
}

/** The groups that directly contain an entity, and the groups above them. */
export function groupsOf(
  world: World,
  entityId: string,
): { readonly direct: readonly Group[]; readonly inherited: readonly Group[] } {
  const direct = world.store.of(groups).by(byMember, entityId);
  const known = new Set(direct.map(({ id }) => id));
  const inherited: Group[] = [];
  for (let above = direct.flatMap((group) => parentsOf(world, group)); above.length > 0;) {
    const more = above.filter(({ id }) => !known.has(id) && known.add(id));
    inherited.push(...more);
    above = more.flatMap((group) => parentsOf(world, group));
  }
  return { direct, inherited };
}

/** Changes a group, counting it as one change. The first change creates it, with a single timestamp. */
export function changedGroup(world: World, group: Group, change: Partial<Group>): Group {
  const { modifyIndex, createdAt } = group;
  const updatedAt = modifyIndex === 0 ? createdAt : world.clock.now().toISOString();
  return world.store.of(groups).put({ ...group, ...change, modifyIndex: modifyIndex + 1, updatedAt });
}
