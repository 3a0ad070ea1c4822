import type { AxiosStatic } from 'axios';

/**
 * axios, without what it prepares for fetch when it is loaded. Looking at these globals makes Node.js load its whole fetch
 * implementation, which is half of what axios costs to load and several MiB in every provider process; requests go out through `http` alone.
 */
export const axios = withoutGlobals(['FormData', 'Request', 'Response'], () =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the globals are hidden
  (require('axios') as { default: AxiosStatic }).default);

/** The globals are back before anything else can run. */
function withoutGlobals<T>(names: readonly string[], load: () => T): T {
  const hidden = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const);
  for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, { ...dataOnly(descriptor), value: undefined });
  try {
    return load();
  } finally {
    for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
  }
}

function dataOnly({ configurable, enumerable }: PropertyDescriptor): PropertyDescriptor {
  return { configurable, enumerable, writable: true };
}
