/**
 * Loads a library without what it prepares for fetch. Looking at these globals makes Node.js load its whole fetch implementation, which is
 * half of what axios costs to load and several MiB in every provider process; requests go out through `http` alone.
 */
export function withoutFetch<T>(load: () => T): T {
  const hidden = ['FormData', 'Request', 'Response'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const);
  for (const [name, { configurable, enumerable }] of hidden) Object.defineProperty(globalThis, name, { configurable, enumerable, writable: true, value: undefined });
  try {
    return load();
  } finally {
    // They are back before anything else can run.
    for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
  }
}
