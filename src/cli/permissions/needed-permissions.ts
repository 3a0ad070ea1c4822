import type { SecretsDialect } from '../../clients/connection';
import type { PlatformRight } from '../../definition/access';
import { isNeeded, pathOf } from '../../definition/access-of';
import { covers } from '../../definition/kinds/acl-policy/pattern';
import { inOrder } from '../../definition/kinds/acl-policy/render';
import { snakeCase } from '../../definition/names';
import type { Json, Plan } from '../stack/plan-json';
import { UNKNOWN_NAMESPACE, usedObjects, type Extent, type JsonValues, type UsedObject } from './used-objects';

export interface NeededRule {
  readonly path: string;
  readonly capabilities: readonly string[];
  /** The addresses of the objects that need it. */
  readonly for: readonly string[];
}

export interface NeededRight {
  readonly right: PlatformRight;
  /** The organization or workspace. Undefined if known only after apply. */
  readonly of: string | undefined;
  readonly for: readonly string[];
}

export interface NeededPermissions {
  readonly rules: readonly NeededRule[];
  readonly rights: readonly NeededRight[];
  /** Paths with a wildcard in place of a value that is known only after apply. */
  readonly unknown: readonly string[];
}

export interface NeedOptions {
  readonly extent: Extent;
  /** Also includes permissions without which planning checks less. */
  readonly withChecks: boolean;
  readonly dialect: SecretsDialect;
}

/** The minimum permissions that a token and a team need for a stack's runs. */
export function neededPermissions(plan: Plan, options: NeedOptions): NeededPermissions {
  const objects = usedObjects(plan, options.extent);
  const rules = new Needs<{ readonly path: string }, string>(({ path }) => path);
  const rights = new Needs<Pick<NeededRight, 'right' | 'of'>, never>(({ right, of }) => JSON.stringify([right, of]));
  const unknown = new Set<string>();
  for (const object of objects) {
    for (const { path, isComplete, capabilities } of rulesOf(object, options)) {
      rules.add({ path }, capabilities, object.address);
      if (!isComplete) unknown.add(path);
    }
    for (const { right, needs } of object.rights) {
      if (needs.some((phase) => object.phases.includes(phase))) {
        rights.add({ right, of: scopeOf(object.values) }, [], object.address);
      }
    }
  }
  return {
    rules: withCovering(
      rules.all().map(({ what, values, addresses }) => ({ ...what, capabilities: inOrder(values), for: addresses })),
    ),
    rights: rights.all().map(({ what, addresses }) => ({ ...what, for: addresses })),
    unknown: [...unknown],
  };
}

interface Rule {
  readonly path: string;
  readonly isComplete: boolean;
  readonly capabilities: readonly string[];
}

function rulesOf({ access, phases, values }: UsedObject, { withChecks, dialect }: NeedOptions): Rule[] {
  const isSet = (name: string) => {
    const value = valueAt(values, name);
    return value !== undefined && value !== null && value !== false;
  };
  return access.flatMap((one) => {
    if ((one.optional && !withChecks) || !isNeeded(one, isSet)) return [];
    if (one.dialects && !one.dialects.includes(dialect)) return [];
    const capabilities = phases.flatMap((phase) => one.needs[phase] ?? []);
    let isComplete = true;
    const path = pathOf(one, (name) => {
      const value = valueAt(values, name);
      if (name === 'namespace' && value === UNKNOWN_NAMESPACE) isComplete = false;
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      // An absent namespace is the provider's.
      if (name !== 'namespace') isComplete = false;
      return undefined;
    });
    return capabilities.length === 0 ? [] : [{ path, isComplete, capabilities }];
  });
}

function valueAt(values: JsonValues, name: string): Json | undefined {
  return name.split('.').reduce<Json | undefined>((value, part) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as JsonValues)[snakeCase(part)] : undefined;
  }, values);
}

/** If a wildcard covers a path, too, only the exact rule applies, so it must have the capabilities of both. */
function withCovering(rules: readonly NeededRule[]): readonly NeededRule[] {
  return rules.map((rule) => {
    const covering = rules.filter(({ path }) => covers(path, rule.path));
    return { ...rule, capabilities: inOrder(covering.flatMap(({ capabilities }) => capabilities)) };
  });
}

function scopeOf(values: JsonValues): string | undefined {
  const [scope] = ['organization', 'workspace_id', 'module_id', 'name']
    .map((name) => values[name])
    .filter((value) => typeof value === 'string');
  return scope;
}

/** Collects needs, each once and in order, with the objects that have them. */
class Needs<What, Value> {
  private readonly byKey = new Map<string, { what: What; values: Set<Value>; addresses: Set<string> }>();

  constructor(private readonly keyOf: (what: What) => string) {}

  add(what: What, values: readonly Value[], address: string): void {
    const key = this.keyOf(what);
    const there = this.byKey.get(key) ?? { what, values: new Set(), addresses: new Set() };
    this.byKey.set(key, there);
    values.forEach((value) => there.values.add(value));
    there.addresses.add(address);
  }

  all(): { readonly what: What; readonly values: readonly Value[]; readonly addresses: readonly string[] }[] {
    return [...this.byKey]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { what, values, addresses }]) => ({ what, values: [...values], addresses: [...addresses].sort() }));
  }
}
