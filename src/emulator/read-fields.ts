import type { Call } from './exchange';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a body, and which of them were read; `all` if they were read without asking for names. */
interface Tracked {
  readonly names: readonly string[];
  read: Set<string> | 'all';
  /** What returns the objects and lists in the fields, which are tracked, too; absent if they are not. */
  readonly nested?: Nested;
}

/** An object that nobody reads a name of is a map, or not understood: then the field that holds it is unknown. */
interface Nested {
  readonly isInner: boolean;
  /** The tracking values of fields, by name. */
  readonly values: Map<string, unknown>;
  track(value: unknown, name: string): unknown;
}

export interface FieldsPlace {
  /** The place of the fields in the body, such as `data.`. */
  readonly path?: string;
  /** Names that are known in all objects below. */
  readonly known?: readonly string[];
}

/** By the body, which all views of a request share; then by the path of the fields in it. */
const trackedOf = new WeakMap<Buffer, Map<string, Tracked>>();

/** What `trackFields` has returned. */
const trackedFields = new WeakMap<Fields, { readonly fields: Fields; readonly tracked: Tracked }>();

/** Returns fields that remember for `unreadFields` which of them are read. */
export function trackFields(call: Call, fields: Fields, place: FieldsPlace = {}): Fields {
  if (call.tracking === 'nothing' || call.body.length === 0) return fields;
  return trackAt(call, fields, place, false);
}

function trackAt(call: Call, fields: Fields, place: FieldsPlace, isInner: boolean): Fields {
  const tracked = trackedAt(call, fields, place, isInner);
  const proxy = new Proxy(fields, {
    get: (target, name) => {
      note(tracked, name);
      return inside(tracked, Reflect.get(target, name), name);
    },
    has: (target, name) => {
      note(tracked, name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      note(tracked, name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      tracked.read = 'all';
      return Reflect.ownKeys(target);
    },
  });
  trackedFields.set(proxy, { fields, tracked });
  return proxy;
}

/** The value of a field, which remembers what is read of it, if it is an object or a list. */
function inside({ nested }: Tracked, value: unknown, name: string | symbol): unknown {
  if (!nested || typeof name === 'symbol' || typeof value !== 'object' || value === null) return value;
  if (!nested.values.has(name)) nested.values.set(name, nested.track(value, name));
  return nested.values.get(name);
}

/**
 * Reads a field of foreign input: keys that every object inherits do not belong to it. Does at once what a proxy does in
 * several steps, because handlers ask for many fields that a request does not have.
 */
export function ownField(fields: Fields, name: string): unknown {
  const tracking = trackedFields.get(fields);
  const plain = tracking?.fields ?? fields;
  if (!Object.hasOwn(plain, name)) return undefined;
  if (!tracking) return plain[name];
  note(tracking.tracked, name);
  return inside(tracking.tracked, plain[name], name);
}

/** Notes fields that a handler knows and has no use for. */
export function noteFields(fields: Fields, names: readonly string[]): void {
  for (const name of names) ownField(fields, name);
}

/** The paths of the fields that the request has and its handler does not know, in order. */
export function unreadFields({ body }: Call): string[] {
  return [...(trackedOf.get(body) ?? [])].flatMap(([path, tracked]) => unread(path, tracked)).sort();
}

/** Those at the top of the body. */
export function unreadTopFields({ body }: Call): string[] {
  const tracked = trackedOf.get(body)?.get('');
  return tracked ? unread('', tracked).sort() : [];
}

function unread(path: string, { names, read, nested }: Tracked): string[] {
  if (read === 'all' || (nested?.isInner && read.size === 0)) return [];
  return names.filter((name) => !read.has(name)).map((name) => `${path}${name}`);
}

function note(tracked: Tracked, name: string | symbol): void {
  if (tracked.read !== 'all') tracked.read.add(String(name));
}

function trackedAt(call: Call, fields: Fields, place: FieldsPlace, isInner: boolean): Tracked {
  const all = trackedOf.get(call.body) ?? new Map<string, Tracked>();
  trackedOf.set(call.body, all);
  const { path = '', known = [] } = place;
  const tracked = all.get(path) ?? {
    names: isInner ? Object.keys(fields).filter((name) => !known.includes(name)) : Object.keys(fields),
    read: new Set(),
    ...(call.tracking === 'everything' ? { nested: nestedAt(call, place, isInner) } : {}),
  };
  all.set(path, tracked);
  return tracked;
}

function nestedAt(call: Call, { path = '', known }: FieldsPlace, isInner: boolean): Nested {
  const track = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown, index) => track(item, `${name}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    return trackAt(call, value as Fields, { path: `${path}${name}.`, known }, true);
  };
  return { isInner, values: new Map(), track };
}
