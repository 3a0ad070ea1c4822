import type { Kind } from '../../store';
import type { World } from '../../world';

/** A known identity. Times are RFC 3339 in UTC, on the emulator's clock. */
export interface Entity {
  readonly id: string;
  /** Empty for the root namespace. */
  readonly namespace: string;
  /** As written; case-insensitively unique in its namespace. */
  readonly name: string;
  readonly policies: readonly string[];
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly disabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const entities: Kind<Entity> = { name: 'identityEntities', key: ({ id }) => id };

/** Links a name at an auth method to an entity. */
export interface EntityAlias {
  readonly id: string;
  readonly namespace: string;
  readonly entityId: string;
  readonly name: string;
  /** Kept when the method is unmounted. */
  readonly mountAccessor: string;
  readonly customMetadata: Readonly<Record<string, string>> | null;
  /** The method's information from the last login. */
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const entityAliases: Kind<EntityAlias> = { name: 'identityAliases', key: ({ id }) => id };

export function entityName({ namespace, name }: Pick<Entity, 'namespace' | 'name'>): string {
  return `${namespace} ${name.toLowerCase()}`;
}

export function aliasName({ mountAccessor, name }: Pick<EntityAlias, 'mountAccessor' | 'name'>): string {
  return `${mountAccessor} ${name.toLowerCase()}`;
}

function byEntity({ entityId }: EntityAlias): string {
  return entityId;
}

export function findEntity({ store }: World, id: string): Entity | undefined {
  return id === '' ? undefined : store.of(entities).find(id);
}

export function findEntityNamed({ store }: World, namespace: string, name: string): Entity | undefined {
  return store.of(entities).firstBy(entityName, entityName({ namespace, name }));
}

export function findAlias({ store }: World, mountAccessor: string, name: string): EntityAlias | undefined {
  return store.of(entityAliases).firstBy(aliasName, aliasName({ mountAccessor, name }));
}

export function aliasesOf({ store }: World, { id }: Pick<Entity, 'id'>): readonly EntityAlias[] {
  return store.of(entityAliases).by(byEntity, id);
}
