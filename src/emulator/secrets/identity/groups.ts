import type { Kind } from '../../store';
import type { World } from '../../world';

/** Entities and groups together; an external one takes its members from the claims of logins. */
export interface Group {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly type: 'internal' | 'external';
  /** Null if it was never set, as the next ones. */
  readonly policies: readonly string[] | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly memberEntityIds: readonly string[] | null;
  readonly memberGroupIds: readonly string[] | null;
  readonly modifyIndex: number;
  readonly alias?: GroupAlias;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The name that claims of logins give to a group. */
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

/** The groups that have an alias at an auth method. */
export function groupsAliasedAt({ store }: World, mountAccessor: string): readonly Group[] {
  return store.of(groups).by(byAliasAccessor, mountAccessor);
}

/** Names of aliases are compared without regard to case. */
export function isNamed(alias: GroupAlias | undefined, name: string): boolean {
  return alias?.name.toLowerCase() === name.toLowerCase();
}

/** The groups of which a group is a member. */
export function parentsOf({ store }: World, { id }: Pick<Group, 'id'>): readonly Group[] {
  return store.of(groups).by(byMemberGroup, id);
}

/** The groups of which an entity is a member itself, and those above them. */
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

/** A change of a group, which counts as one. The first one makes it, at one time. */
export function changedGroup(world: World, group: Group, change: Partial<Group>): Group {
  const { modifyIndex, createdAt } = group;
  const updatedAt = modifyIndex === 0 ? createdAt : world.clock.now().toISOString();
  return world.store.of(groups).put({ ...group, ...change, modifyIndex: modifyIndex + 1, updatedAt });
}
