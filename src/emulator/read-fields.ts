import type { Call } from './exchange';

type Fields = Readonly<Record<string, unknown>>;

/** A body's fields, and which of them were read; `all` if they were read without asking for names. */
interface Tracked {
  readonly names: readonly string[];
  read: Set<string> | 'all';
  /** Returns tracked views of the objects and lists in the fields; absent if they are not tracked. */
  readonly nested?: Nested;
}

/** If no name of an object is ever read, it is a map, or not understood: the field that contains it is then unknown. */
interface Nested {
  readonly isInner: boolean;
  /** The tracking values of fields, by name. */
  readonly values: Map<string, unknown>;
  track(value: unknown, name: string): unknown;
}

export interface FieldsPlace {
  /** The location of the fields in the body, such as `data.`. */
  readonly path?: string;
  /** Names that are known in all nested objects. */
  readonly known?: readonly string[];
}

/** By the body, which all views of a request share, then by the fields' path in it. */
const trackedOf = new WeakMap<Buffer, Map<string, Tracked>>();

/** The results of `trackFields`. */
const trackedFields = new WeakMap<Fields, { readonly fields: Fields; readonly tracked: Tracked }>();

/** Returns fields that record for `unreadFields` which of them are read. */
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

/** A field's value. Objects and lists are returned as views that track reads. */
function inside({ nested }: Tracked, value: unknown, name: string | symbol): unknown {
  if (!nested || typeof name === 'symbol' || typeof value !== 'object' || value === null) return value;
  if (!nested.values.has(name)) nested.values.set(name, nested.track(value, name));
  return nested.values.get(name);
}

/**
 * Reads a field of foreign input, ignoring keys that every object inherits. Does in one step what takes a proxy several, because handlers read many
 * fields that a request does not have.
 */
export function ownField(fields: Fields, name: string): unknown {
  const tracking = trackedFields.get(fields);
  const plain = tracking?.fields ?? fields;
  if (!Object.hasOwn(plain, name)) return undefined;
  if (!tracking) return plain[name];
  note(tracking.tracked, name);
  return inside(tracking.tracked, plain[name], name);
}

/** Marks fields as known although the handler does not use them. */
export function noteFields(fields: Fields, names: readonly string[]): void {
  for (const name of names) ownField(fields, name);
}

/** The paths of fields that the request contains but its handler does not know, in order. */
export function unreadFields({ body }: Call): string[] {
  return [...(trackedOf.get(body) ?? [])].flatMap(([path, tracked]) => unread(path, tracked)).sort();
}

/** Only those at the top of the body. */
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
