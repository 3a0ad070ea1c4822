/**
 * `npm run test:bun [-- files]` runs tests on Bun, the runtime of the executables: what a test calls runs on it, and the provider that a test starts
 * is the executable. Without files, these are the folders below.
 */
import { spawnSync } from 'child_process';
import * as path from 'path';
import { hostPlatform, runtimeProgram } from '../../generate/release/runtimes';

const ROOT = path.join(__dirname, '..', '..');
const FILES = ['clients', 'definition', 'hcl', 'plan', 'plugin-protocol', 'printing'].map(
  (folder) => `test/${folder}/`,
);

const given = process.argv.slice(2);
const { status, error } = spawnSync(
  runtimeProgram(hostPlatform()),
  [...['--bun', path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')], ...(given.length > 0 ? given : FILES)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      LINTEL_TEST_RUNTIME: 'executable',
      // Its durations order nothing.
      LINTEL_TEST_COSTS: undefined,
      // Nothing but the tests is written.
      BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0',
    },
  },
);
if (error) throw error;
process.exitCode = status ?? 1;
