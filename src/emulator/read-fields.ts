import type { Call } from './exchange';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a body, and which of them were read; `all` if they were read without asking for names. */
interface Tracked {
  readonly names: readonly string[];
  read: Set<string> | 'all';
}

/** By the body, which all views of a request share; then by the path of the fields in it. */
const trackedOf = new WeakMap<Buffer, Map<string, Tracked>>();

/** Returns fields that remember for `unreadFields` which of them are read. `path` is their place in the body, such as `data.`. */
export function trackFields(call: Call, fields: Fields, path = ''): Fields {
  if (call.body.length === 0) return fields;
  const tracked = trackedAt(call.body, fields, path);
  const read = (name: string | symbol): void => {
    if (tracked.read !== 'all') tracked.read.add(String(name));
  };
  return new Proxy(fields, {
    get: (target, name) => {
      read(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      read(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      read(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      tracked.read = 'all';
      return Reflect.ownKeys(target);
    },
  });
}

/** The paths of the fields that the request has and its handler does not know, in order. */
export function unreadFields({ body }: Call): string[] {
  return [...(trackedOf.get(body) ?? [])]
    .flatMap(([path, { names, read }]) =>
      read === 'all' ? [] : names.filter((name) => !read.has(name)).map((name) => `${path}${name}`),
    )
    .sort();
}

function trackedAt(body: Buffer, fields: Fields, path: string): Tracked {
  const known = trackedOf.get(body) ?? new Map<string, Tracked>();
  trackedOf.set(body, known);
  const tracked = known.get(path) ?? { names: Object.keys(fields), read: new Set() };
  known.set(path, tracked);
  return tracked;
}
