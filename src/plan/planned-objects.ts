import { naturalKeyOf } from './import-id';
import type { Problem } from '../definition/problem';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';

/**
 * The objects that a walk over the configuration has planned. Terraform plans each instance once with its prior state and, if that is replaced or new,
 * once without: a second such plan of the same object is another resource's. The request does not say whose it is.
 */
export class PlannedObjects {
  private readonly planned = new Set<string>();

  public clear(): void {
    this.planned.clear();
  }

  /** A problem if another resource of the configuration has planned the same object. */
  public plan(definition: ResourceDefinition, planned: Values, as: 'new' | 'existing'): readonly Problem[] {
    // An operation may be repeated, and what the service issues is another object each time.
    const key = definition.operation || definition.issues ? undefined : naturalKeyOf(definition, planned);
    if (key === undefined) return [];
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
}

/** A mount `team/kv` is the mount `kv` of the namespace `team`, if there is one. */
function withinRoot(key: string, { namespace }: Values): string {
  if (typeof namespace !== 'string') return key;
  const [, kind, rest] = /^(sys\/mounts\/|sys\/auth\/|auth\/)(.*)$/s.exec(key.slice(namespace.length + 1)) ?? [];
  return kind === undefined ? key : `${kind}${namespace}/${rest}`;
}

/** The parts of an object that it shares with others. Undefined if it has the whole. */
function partsOf({ parts }: ResourceDefinition, planned: Values): readonly string[] | undefined {
  if (!parts || planned[parts.unless] !== false) return undefined;
  const names = planned[parts.of];
  return Array.isArray(names) ? names.map((name) => JSON.stringify(name)) : [];
}
