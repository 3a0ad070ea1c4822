/**
 * Loads a library without its support for fetch. Accessing these globals makes Node.js load its whole fetch implementation, which takes half of
 * axios' load time and several MiB in every provider process. All requests use `http`.
 */
export function withoutFetch<T>(load: () => T): T {
  const hidden = ['FormData', 'Request', 'Response'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const,
  );
  for (const [name, { configurable, enumerable }] of hidden) {
    Object.defineProperty(globalThis, name, { configurable, enumerable, writable: true, value: undefined });
  }
  try {
    return load();
  } finally {
    // Restored before any other code can run.
    for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
  }
}
