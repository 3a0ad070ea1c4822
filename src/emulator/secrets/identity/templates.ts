import type { World } from '../../world';
import { accessorOf, mounts } from '../mounts';
import { aliasIdOf, findEntity, nameOf } from './entities';
import type { Entity } from './entities';

/**
 * Fills in what a text says of the identity of a token, such as `{{identity.entity.name}}`. Undefined if it names
 * something that the entity does not have; there are no groups.
 */
export function filledIn(world: World, text: string, entityId: string): string | undefined {
  const entity = findEntity(world, entityId);
  const filled = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, selector: string) =>
    entity ? (valueOf(world, entity, selector) ?? whole) : whole,
  );
  return filled.includes('{{') ? undefined : filled;
}

function valueOf(world: World, entity: Entity, selector: string): string | undefined {
  const [, rest] = /^identity\.entity\.(.+)$/.exec(selector) ?? [];
  if (rest === undefined) return undefined;
  const [, accessor = '', ofAlias = ''] = /^aliases\.([^.]+)\.(.+)$/.exec(rest) ?? [];
  if (accessor !== '') return isAliasAt(world, entity, accessor) ? aliasValue(entity, ofAlias) : undefined;
  if (rest === 'id') return entity.id;
  if (rest === 'name') return nameOf(entity);
  return entry(entity.metadata, 'metadata', rest);
}

function isAliasAt({ store }: World, { mount: path }: Entity, accessor: string): boolean {
  const mount = store.of(mounts).find(path);
  return mount !== undefined && accessorOf(mount) === accessor;
}

function aliasValue(entity: Entity, selector: string): string | undefined {
  if (selector === 'id') return aliasIdOf(entity);
  if (selector === 'name') return entity.alias;
  return entry(entity.aliasMetadata, 'metadata', selector);
}

function entry(
  values: Readonly<Record<string, string>> | undefined,
  prefix: string,
  selector: string,
): string | undefined {
  const key = selector.startsWith(`${prefix}.`) ? selector.slice(prefix.length + 1) : '';
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}
