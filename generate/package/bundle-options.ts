import { readFileSync } from 'fs';
import { join } from 'path';
import type { BuildOptions } from 'esbuild';

/** How the compiler's output becomes files, or a program, that need no package. */
const ROOT = join(__dirname, '..', '..');
export const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

export const OPTIONS: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.9',
  // Excludes the packages' variants for bundlers: those are ES modules, which chunks cannot share.
  conditions: [],
  define: { BUNDLED_VERSION: JSON.stringify(VERSION) },
  // axios uses it for forms, which neither service accepts; it contains a table of all media types.
  // The emulator's HTTP framework loads its logger, its schemas and its test tools on demand, and never needs them.
  alias: {
    'form-data': join(__dirname, 'no-form-data.js'),
    ...Object.fromEntries(
      ['pino', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'].map((name) => [
        name,
        join(__dirname, 'unused.js'),
      ]),
    ),
  },
  // The output must not contain the packages' real paths.
  preserveSymlinks: true,
  legalComments: 'none',
  logLevel: 'warning',
};
