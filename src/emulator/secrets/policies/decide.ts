import type { PathRule } from './document';

/** The combined permissions of a token's policies for one path. */
export interface Permissions {
  readonly capabilities: ReadonlySet<string>;
  readonly requiredParameters: readonly string[];
  readonly allowedParameters?: ReadonlyMap<string, readonly unknown[]>;
  readonly deniedParameters?: ReadonlyMap<string, readonly unknown[]>;
  readonly minWrappingSeconds: number;
  readonly maxWrappingSeconds: number;
}

const NOTHING: Permissions = {
  capabilities: new Set(),
  requiredParameters: [],
  minWrappingSeconds: 0,
  maxWrappingSeconds: 0,
};

/** Returns the permissions for a path: the combined rules of the most specific pattern. */
export function decide(rules: readonly PathRule[], path: string, listing = false): Permissions {
  const fitting = rules.filter(({ pattern }) => matches(pattern, path, listing));
  const [best] = [...new Set(fitting.map(({ pattern }) => pattern))].sort(moreSpecific);
  return best === undefined ? NOTHING : added(fitting.filter(({ pattern }) => pattern === best));
}

/** Whether any rule grants something on or below the path. */
export function grantsBelow(rules: readonly PathRule[], path: string): boolean {
  return rules.some(({ pattern, capabilities }) => {
    if (capabilities.length === 0 || capabilities.includes('deny')) return false;
    const literal = pattern.split(/[+*]/, 1)[0] ?? '';
    return (
      literal.startsWith(path) || (literal !== pattern && path.startsWith(literal)) || matches(pattern, path, false)
    );
  });
}

/** A list's path ends with a slash; exact patterns without it match, too. */
function matches(pattern: string, path: string, listing: boolean): boolean {
  if (!/[+*]/.test(pattern)) return pattern === path || (listing && `${pattern}/` === path);
  const isPrefix = pattern.endsWith('*');
  const segments = (isPrefix ? pattern.slice(0, -1) : pattern).split('/');
  const given = path.split('/');
  if (isPrefix ? given.length < segments.length : given.length !== segments.length) return false;
  return segments.every((segment, index) => {
    const one = given[index] ?? '';
    if (segment === '+') return true;
    return isPrefix && index === segments.length - 1 ? one.startsWith(segment) : one === segment;
  });
}

function moreSpecific(one: string, other: string): number {
  const ranks = (pattern: string): readonly number[] => {
    const first = pattern.search(/\+|\*$/);
    return [
      first < 0 ? Infinity : first,
      pattern.endsWith('*') ? 0 : 1,
      -pattern.split('/').filter((segment) => segment === '+').length,
      pattern.length,
    ];
  };
  const [ours, theirs] = [ranks(one), ranks(other)];
  for (const [index, rank] of ours.entries()) {
    const against = theirs[index] ?? 0;
    if (rank !== against) return against > rank ? 1 : -1;
  }
  return one > other ? -1 : 1;
}

function added(rules: readonly PathRule[]): Permissions {
  const capabilities = new Set(rules.flatMap((rule) => rule.capabilities));
  const shortest = Math.min(...rules.map((rule) => rule.minWrappingSeconds || Infinity));
  return {
    capabilities: capabilities.has('deny') ? new Set() : capabilities,
    requiredParameters: rules.flatMap((rule) => rule.requiredParameters),
    allowedParameters: united(rules.map((rule) => rule.allowedParameters)),
    deniedParameters: united(rules.map((rule) => rule.deniedParameters)),
    minWrappingSeconds: Number.isFinite(shortest) ? shortest : 0,
    maxWrappingSeconds: Math.max(...rules.map((rule) => rule.maxWrappingSeconds)),
  };
}

/** An empty list, which means any value, takes precedence over values. */
function united(
  maps: readonly (ReadonlyMap<string, readonly unknown[]> | undefined)[],
): ReadonlyMap<string, readonly unknown[]> | undefined {
  const given = maps.filter((map) => map !== undefined);
  if (given.length === 0) return undefined;
  const all = new Map<string, readonly unknown[]>();
  for (const [name, values] of given.flatMap((map) => [...map])) {
    const known = all.get(name);
    all.set(
      name,
      known === undefined ? values : known.length === 0 || values.length === 0 ? [] : [...known, ...values],
    );
  }
  return all;
}

/** Whether the members of a written body satisfy the rules. */
export function permitsBody(permissions: Permissions, body: Readonly<Record<string, unknown>>): boolean {
  const { requiredParameters, allowedParameters, deniedParameters } = permissions;
  const given = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  if (!requiredParameters.every((name) => given.has(name.toLowerCase()))) return false;
  if (given.size === 0) return true;
  if (deniedParameters?.has('*')) return false;
  for (const [name, value] of given) {
    const denied = deniedParameters?.get(name);
    if (denied && (denied.length === 0 || isAmong(denied, value))) return false;
  }
  if (!allowedParameters || allowedParameters.size === 0) return true;
  return [...given].every(([name, value]) => {
    const allowed = allowedParameters.get(name) ?? allowedParameters.get('*');
    return allowed !== undefined && (allowed.length === 0 || isAmong(allowed, value));
  });
}

/** Texts may have a wildcard at either end. */
function isAmong(values: readonly unknown[], value: unknown): boolean {
  return values.some((wanted) => {
    if (typeof wanted === 'string' && typeof value === 'string') return isLike(wanted, value);
    return JSON.stringify(wanted) === JSON.stringify(value);
  });
}

function isLike(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  const [start, end] = [pattern.startsWith('*'), pattern.endsWith('*')];
  const plain = pattern.slice(start ? 1 : 0, end ? -1 : undefined);
  if (start && end) return text.includes(plain);
  if (start) return text.endsWith(plain);
  return end ? text.startsWith(plain) : text === plain;
}
