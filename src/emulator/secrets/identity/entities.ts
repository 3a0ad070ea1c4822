import { createHash } from 'crypto';
import type { Kind } from '../../store';
import type { World } from '../../world';

/** Who has logged in by an auth method: one for each name, however often it logs in. */
export interface Entity {
  readonly mount: string;
  /** The name by which the method knows it. */
  readonly alias: string;
  readonly id: string;
  /** If absent, a generated one. */
  readonly name?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** What the method knows about it, from its last login. */
  readonly aliasMetadata?: Readonly<Record<string, string>>;
}

export const entities: Kind<Entity> = { name: 'entities', key: ({ mount, alias }) => `${mount} ${alias}` };

function byId({ id }: Entity): string {
  return id;
}

export function findEntity({ store }: World, id: string): Entity | undefined {
  return id === '' ? undefined : store.of(entities).firstBy(byId, id);
}

export function nameOf({ name, id }: Entity): string {
  return name ?? `entity_${digest(id).slice(0, 8)}`;
}

/** An entity has one alias. */
export function aliasIdOf({ id }: Entity): string {
  return digest(`alias ${id}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Returns the id of who logs in; a new one at the first time. */
export function entityIdOf(
  { store, random }: World,
  { mount, alias, metadata }: { readonly mount: string; readonly alias: string; readonly metadata: Entity['metadata'] },
): string {
  const collection = store.of(entities);
  const known = collection.find(entities.key({ mount, alias, id: '' }));
  const { aliasMetadata: _, ...entity } = known ?? { mount, alias, id: random.uuid() };
  return collection.put({ ...entity, ...(metadata === undefined ? {} : { aliasMetadata: metadata }) }).id;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
