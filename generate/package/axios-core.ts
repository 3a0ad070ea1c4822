import { join } from 'path';
import type { Plugin } from 'esbuild';

/**
 * Replaces axios by its client without adapters in `src/clients/transport/axios.ts`. The adapters follow redirects, use proxies
 * and support HTTP/2; they take three quarters of axios's loading time, also in a compiled provider, in a process that lives for less than a second.
 * With a proxy configured, all of axios is loaded (`src/clients/transport/whole-axios.ts`).
 */
export const axiosCore: Plugin = {
  name: 'axios-core',
  setup({ onResolve }) {
    onResolve({ filter: /^axios$/ }, ({ importer }) =>
      importer.endsWith(join('clients', 'transport', 'axios.js'))
        ? { path: join(__dirname, 'axios-core.mjs') }
        : undefined,
    );
    onResolve({ filter: /\/adapters\/adapters\.js$/ }, ({ importer }) =>
      importer.includes(join('axios', 'lib')) ? { path: join(__dirname, 'no-adapters.mjs') } : undefined,
    );
  },
};
