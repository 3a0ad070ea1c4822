import { createHash } from 'crypto';
import type { Kind, StoredObjects } from '../../store';
import { accessorOf } from '../mounts';
import type { Mount } from '../mounts';
import type { Entity, EntityAlias } from './entities';

/** An entity of earlier emulators, which only knew those of logins: one for each name at an auth method. */
interface EarlierEntity {
  readonly mount: string;
  readonly alias: string;
  readonly id: string;
  readonly name?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly aliasMetadata?: Readonly<Record<string, string>>;
}

export const earlierEntities: Kind<EarlierEntity> = {
  name: 'entities',
  key: ({ mount, alias }) => `${mount} ${alias}`,
};

/** Their creation times were not recorded. */
const UNKNOWN = '2025-01-01T00:00:00.000Z';

/** Converts the objects of an earlier snapshot to entities and aliases. */
export function withIdentities({ entities = [], ...objects }: StoredObjects): StoredObjects {
  // Objects under this name were already checked to be of this kind.
  const earlier = entities as readonly EarlierEntity[];
  if (earlier.length === 0) return objects;
  const mounts = (objects.mounts ?? []) as readonly Mount[];
  const made = earlier.map((entity) =>
    identityOf(
      entity,
      mounts.find(({ path }) => path === entity.mount),
    ),
  );
  return {
    ...objects,
    identityEntities: [...(objects.identityEntities ?? []), ...made.map(({ entity }) => entity)],
    identityAliases: [...(objects.identityAliases ?? []), ...made.map(({ alias }) => alias)],
  };
}

function identityOf(
  { id, name, metadata, alias, aliasMetadata }: EarlierEntity,
  mount: Mount | undefined,
): { readonly entity: Entity; readonly alias: EntityAlias } {
  const namespace = mount?.namespace ?? '';
  const times = { createdAt: UNKNOWN, updatedAt: UNKNOWN };
  return {
    entity: {
      id,
      namespace,
      name: name ?? `entity_${digest(id).slice(0, 8)}`,
      policies: [],
      metadata: metadata ?? null,
      disabled: false,
      ...times,
    },
    alias: {
      id: digest(`alias ${id}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
      namespace,
      entityId: id,
      name: alias,
      mountAccessor: mount ? accessorOf(mount) : '',
      customMetadata: null,
      metadata: aliasMetadata ?? null,
      ...times,
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
