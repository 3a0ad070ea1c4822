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
  /** The name by which the method identifies the caller. */
  readonly alias: string;
  /** Further information from the method; absent if it provides none. */
  readonly metadata: Readonly<Record<string, string>> | undefined;
  /** The group names in the claims; absent if the method does not look for any. */
  readonly groups?: readonly string[];
}

/** The id of the entity that logs in; the first login creates it. Disabled entities are refused. */
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

/** The only method that is not stored, because it always exists. */
function tokenStore(path: string): Mount {
  return { path, type: 'token', auth: true, namespace: path.replace(/\/?auth\/token$/, '') };
}

/** Adds the entity to exactly those of the method's external groups that the login's claims name. */
function joinGroups(world: World, mountAccessor: string, { id }: Entity, names: readonly string[]): void {
  for (const group of groupsAliasedAt(world, mountAccessor)) {
    const members = group.memberEntityIds ?? [];
    const [is, shall] = [members.includes(id), names.some((name) => isNamed(group.alias, name))];
    if (is === shall) continue;
    changedGroup(world, group, { memberEntityIds: shall ? [...members, id] : members.filter((one) => one !== id) });
  }
}

/** An entity's own policies and those of its groups, in order. */
export function identityPolicies(world: World, entityId: string): readonly string[] {
  const entity = findEntity(world, entityId);
  if (!entity) return [];
  const { direct, inherited } = groupsOf(world, entityId);
  const all = [...entity.policies, ...[...direct, ...inherited].flatMap(({ policies }) => policies ?? [])];
  return [...new Set(all)].sort();
}

/** Whether an entity's tokens are refused because it is gone or disabled. */
export function isRefused(world: World, entityId: string): boolean {
  return entityId !== '' && (findEntity(world, entityId)?.disabled ?? true);
}
