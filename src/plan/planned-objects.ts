import type { Problem } from '../definition/problem';
import type { ResourceDefinition } from '../definition/resource';
import { isUnknown, type Values } from '../definition/value';
import { naturalKeyOf } from './import-id';

/**
 * The objects that a walk over the configuration has planned. Terraform plans each instance once with its prior state and, if that is replaced or
 * new, once without: a second such plan of the same object belongs to another resource. The request does not identify the resource.
 */
export class PlannedObjects {
  private readonly planned = new Set<string>();
  /** The types that have planned an object, by the key that identifies it for all types. */
  private readonly holders = new Map<string, Set<ResourceDefinition>>();

  public clear(): void {
    this.planned.clear();
    this.holders.clear();
  }

  /** A problem if another resource of the configuration has planned the same object. */
  public plan(definition: ResourceDefinition, planned: Values, as: 'new' | 'existing'): readonly Problem[] {
    // An operation may be repeated, and each issued object is a different one.
    const key = definition.operation || definition.issues ? undefined : keyOf(definition, planned);
    const otherwise = definition.operation ? [] : this.otherwise(definition, planned, key);
    if (key === undefined || otherwise.length > 0) return otherwise;
    const own = `${definition.type} ${as} ${withinRoot(key, planned)}`;
    const parts = partsOf(definition, planned)?.map((part) => `${own} ${part}`) ?? [own];
    const taken = parts.filter((part) => this.planned.has(part));
    parts.forEach((part) => this.planned.add(part));
    if (taken.length === 0) return [];
    return [
      {
        path: [],
        severity: 'error',
        code: 'resources-conflict',
        summary: 'Two resources are the same object',
        detail: `Another ${definition.type} of this configuration is ${key}, too, such as another instance of \`count\` or \`for_each\`. Each apply would overwrite what the other one has written. Keep one of them, or give each its own object.`,
      },
    ];
  }

  /** A problem if a resource of another type has planned the object, where one of the types manages objects of any type. */
  private otherwise(definition: ResourceDefinition, planned: Values, key: string | undefined): readonly Problem[] {
    const shared = sharedKeyOf(definition, planned, key);
    if (shared === undefined) return [];
    const holders = this.holders.get(shared) ?? new Set();
    this.holders.set(shared, holders.add(definition));
    const other = [...holders].find(
      (holder) => holder.type !== definition.type && (holder.anyObject ?? definition.anyObject),
    );
    if (!other) return [];
    const [kept, removed] = definition.anyObject ? [other, definition] : [definition, other];
    return [
      {
        path: [],
        severity: 'error',
        code: 'resources-conflict',
        summary: 'Two resources are the same object',
        detail: `A ${other.type} of this configuration is ${String(planned.id ?? key)}, too. Each apply would overwrite what the other one has written. Keep the ${kept.type}, which knows more about it, and remove the ${removed.type} with a \`removed\` block.`,
      },
    ];
  }
}

/** The namespace is part of the key of an object at any path, although its import id may lack it. */
function keyOf(definition: ResourceDefinition, planned: Values): string | undefined {
  const { anyObject } = definition;
  const key = naturalKeyOf(definition, planned);
  if (!anyObject || !('path' in anyObject) || key === undefined) return key;
  const { namespace } = planned;
  if (isUnknown(namespace)) return undefined;
  return typeof namespace === 'string' ? `${namespace}/${key}` : key;
}

/** The key that identifies the object for all types of a service. Undefined until the service has chosen its id. */
function sharedKeyOf(definition: ResourceDefinition, planned: Values, key: string | undefined): string | undefined {
  const { service, type, anyObject } = definition;
  if (service === 'secrets') return key && withinRoot(key, planned);
  if (!anyObject || 'path' in anyObject) return typeof planned.id === 'string' ? `${type} ${planned.id}` : undefined;
  const own = anyObject.types[String(planned[anyObject.by])];
  const id = planned[anyObject.id] ?? planned.id;
  // Before the creation, only the path is known, and the id is its last segment.
  const known = [id, planned.id].find((one) => typeof one === 'string') as string | undefined;
  return own && known && `${own} ${known.slice(known.lastIndexOf('/') + 1)}`;
}

/** A mount `team/kv` is the mount `kv` of the namespace `team`, if there is one. */
function withinRoot(key: string, { namespace }: Values): string {
  if (typeof namespace !== 'string') return key;
  const [, kind, rest] = /^(sys\/mounts\/|sys\/auth\/|auth\/)(.*)$/s.exec(key.slice(namespace.length + 1)) ?? [];
  return kind === undefined ? key : `${kind}${namespace}/${rest}`;
}

/** The parts of a shared object that the resource manages. Undefined if it manages all of it. */
function partsOf({ parts }: ResourceDefinition, planned: Values): readonly string[] | undefined {
  if (!parts || planned[parts.unless] !== false) return undefined;
  const names = planned[parts.of];
  return Array.isArray(names) ? names.map((name) => JSON.stringify(name)) : [];
}
