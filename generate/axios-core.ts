import { join } from 'path';
import type { Plugin } from 'esbuild';

/**
 * Gives `src/clients/axios.ts` the client of axios without its adapters. These follow redirects, speak to proxies and know HTTP/2: three
 * quarters of the time that axios takes to load, in a process that lives for less than a second. Whoever has a proxy configured gets all of it
 * (`src/clients/whole-axios.ts`).
 */
export const axiosCore: Plugin = {
  name: 'axios-core',
  setup({ onResolve }) {
    onResolve({ filter: /^axios$/ }, ({ importer }) => (importer.endsWith(join('clients', 'axios.js')) ? { path: join(__dirname, 'axios-core.mjs') } : undefined));
    onResolve({ filter: /\/adapters\/adapters\.js$/ }, ({ importer }) => (importer.includes(join('axios', 'lib')) ? { path: join(__dirname, 'no-adapters.mjs') } : undefined));
  },
};
