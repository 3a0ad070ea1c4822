import type { Call } from './exchange';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a body, and which of them were read; `all` if they were read without asking for names. */
interface Tracked {
  readonly names: readonly string[];
  read: Set<string> | 'all';
}

/** By the body, which all views of a request share; then by the path of the fields in it. */
const trackedOf = new WeakMap<Buffer, Map<string, Tracked>>();

/** What `trackFields` has returned. */
const trackedFields = new WeakMap<Fields, { readonly fields: Fields; readonly tracked: Tracked }>();

/** Returns fields that remember for `unreadFields` which of them are read. `path` is their place in the body, such as `data.`. */
export function trackFields(call: Call, fields: Fields, path = ''): Fields {
  if (!call.isTracked || call.body.length === 0) return fields;
  const tracked = trackedAt(call.body, fields, path);
  const tracking = new Proxy(fields, {
    get: (target, name) => {
      note(tracked, name);
      return Reflect.get(target, name) as unknown;
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
  trackedFields.set(tracking, { fields, tracked });
  return tracking;
}

/**
 * Reads a field of foreign input: keys that every object inherits do not belong to it. Does at once what a proxy does in
 * several steps, because handlers ask for many fields that a request does not have.
 */
export function ownField(fields: Fields, name: string): unknown {
  const tracking = trackedFields.get(fields);
  const plain = tracking?.fields ?? fields;
  if (!Object.hasOwn(plain, name)) return undefined;
  if (tracking) note(tracking.tracked, name);
  return plain[name];
}

/** The paths of the fields that the request has and its handler does not know, in order. */
export function unreadFields({ body }: Call): string[] {
  return [...(trackedOf.get(body) ?? [])]
    .flatMap(([path, { names, read }]) =>
      read === 'all' ? [] : names.filter((name) => !read.has(name)).map((name) => `${path}${name}`),
    )
    .sort();
}

function note(tracked: Tracked, name: string | symbol): void {
  if (tracked.read !== 'all') tracked.read.add(String(name));
}

function trackedAt(body: Buffer, fields: Fields, path: string): Tracked {
  const known = trackedOf.get(body) ?? new Map<string, Tracked>();
  trackedOf.set(body, known);
  const tracked = known.get(path) ?? { names: Object.keys(fields), read: new Set() };
  known.set(path, tracked);
  return tracked;
}
