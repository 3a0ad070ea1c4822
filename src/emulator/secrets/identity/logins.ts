import type { World } from '../../world';
import { accessorOf, mounts } from '../mounts';
import type { Mount } from '../mounts';
import { SecretsRefusal } from '../refusal';
import { entityAliases, findAlias, findEntity } from './entities';
import type { Entity } from './entities';
import { changedGroup, groupsAliasedAt, groupsOf, isNamed } from './groups';
import { addEntity, newId } from './made';

export interface KnownLogin {
  /** The path of the auth method. */
  readonly mount: string;
  /** The name by which the method knows who logs in. */
  readonly alias: string;
  /** What it knows besides; absent if it says nothing about it. */
  readonly metadata: Readonly<Record<string, string>> | undefined;
  /** The names of groups in the claims; absent if the method asks for none. */
  readonly groups?: readonly string[];
}

/** The id of the entity that logs in: a new one at the first time. Those who are disabled are refused. */
export function entityIdOf(world: World, { mount: path, alias: name, metadata, groups }: KnownLogin): string {
  const mount = world.store.of(mounts).find(path) ?? tokenStore(path);
  const mountAccessor = accessorOf(mount);
  const known = findAlias(world, mountAccessor, name);
  const { namespace = '' } = mount;
  const entity = findEntity(world, known?.entityId ?? '') ?? addEntity(world, namespace);
  if (entity.disabled) throw new SecretsRefusal(403, ['permission denied']);
  const now = world.clock.now().toISOString();
  const made = { id: newId(world, namespace), namespace, name, mountAccessor, customMetadata: null, createdAt: now };
  world.store.of(entityAliases).put({
    ...(known ?? { ...made, updatedAt: now }),
    entityId: entity.id,
    metadata: metadata ?? null,
  });
  if (groups) joinGroups(world, mountAccessor, entity, groups);
  return entity.id;
}

/** The one method that is not stored, because it is always there. */
function tokenStore(path: string): Mount {
  return { path, type: 'token', auth: true, namespace: path.replace(/\/?auth\/token$/, '') };
}

/** The external groups that the claims of a login name have its entity as a member, and no others of the method. */
function joinGroups(world: World, mountAccessor: string, { id }: Entity, names: readonly string[]): void {
  for (const group of groupsAliasedAt(world, mountAccessor)) {
    const members = group.memberEntityIds ?? [];
    const [is, shall] = [members.includes(id), names.some((name) => isNamed(group.alias, name))];
    if (is === shall) continue;
    changedGroup(world, group, { memberEntityIds: shall ? [...members, id] : members.filter((one) => one !== id) });
  }
}

/** The policies that an entity has by itself and by its groups, in order. */
export function identityPolicies(world: World, entityId: string): readonly string[] {
  const entity = findEntity(world, entityId);
  if (!entity) return [];
  const { direct, inherited } = groupsOf(world, entityId);
  const all = [...entity.policies, ...[...direct, ...inherited].flatMap(({ policies }) => policies ?? [])];
  return [...new Set(all)].sort();
}

/** Whether the tokens of an entity are refused: it is gone or disabled. */
export function isRefused(world: World, entityId: string): boolean {
  return entityId !== '' && (findEntity(world, entityId)?.disabled ?? true);
}
