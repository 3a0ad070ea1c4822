import type { World } from '../../world';
import { aliasesOf, findEntity } from './entities';
import type { Entity } from './entities';
import { groupsOf } from './groups';

/** Fills in what a text takes from a token's identity, such as `{{identity.entity.name}}`. Undefined if the entity lacks something that it names. */
export function filledIn(world: World, text: string, entityId: string): string | undefined {
  const entity = findEntity(world, entityId);
  const filled = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, selector: string) =>
    entity ? (valueOf(world, entity, selector) ?? whole) : whole,
  );
  return filled.includes('{{') ? undefined : filled;
}

function valueOf(world: World, entity: Entity, selector: string): string | undefined {
  const [, ofGroup] = /^identity\.groups\.(.+)$/.exec(selector) ?? [];
  if (ofGroup !== undefined) return groupValue(world, entity, ofGroup);
  const [, rest] = /^identity\.entity\.(.+)$/.exec(selector) ?? [];
  if (rest === undefined) return undefined;
  const [, accessor = '', ofAlias = ''] = /^aliases\.([^.]+)\.(.+)$/.exec(rest) ?? [];
  if (accessor !== '') return aliasValue(world, entity, accessor, ofAlias);
  return memberOf(entity, rest);
}

/** By its id or its name, which may contain dots. */
function groupValue(world: World, entity: Entity, selector: string): string | undefined {
  const { direct, inherited } = groupsOf(world, entity.id);
  for (const group of [...direct, ...inherited]) {
    for (const named of [`ids.${group.id}.`, `names.${group.name}.`]) {
      if (selector.startsWith(named)) return memberOf(group, selector.slice(named.length));
    }
  }
  return undefined;
}

function aliasValue(world: World, entity: Entity, accessor: string, selector: string): string | undefined {
  const alias = aliasesOf(world, entity).find(({ mountAccessor }) => mountAccessor === accessor);
  return alias && (entry(alias.customMetadata, 'custom_metadata', selector) ?? memberOf(alias, selector));
}

interface Described {
  readonly id: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>> | null;
}

function memberOf({ id, name, metadata }: Described, selector: string): string | undefined {
  if (selector === 'id') return id;
  if (selector === 'name') return name;
  return entry(metadata, 'metadata', selector);
}

function entry(values: Described['metadata'], prefix: string, selector: string): string | undefined {
  const key = selector.startsWith(`${prefix}.`) ? selector.slice(prefix.length + 1) : '';
  return values && Object.hasOwn(values, key) ? values[key] : undefined;
}
