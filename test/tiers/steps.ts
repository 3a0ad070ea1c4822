import { readdirSync } from 'fs';
import * as path from 'path';
import { startProviders } from './provider-processes';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it, as JavaScript
const { tierOf } = require('../support/tier-filter') as { tierOf(file: string): string | undefined };

const ROOT = path.join(__dirname, '..', '..');

/** What each tier runs, one step after another. A step with a shard runs that part of its tests; the checks belong to the first shard. */
export type Tier = 'fast' | 'rest' | 'all';

export interface Step {
  readonly title: string;
  /** A program, which may be in `node_modules/.bin`, with its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it is a run of jest, which takes a part of its files. */
  readonly divisible: boolean;
  /** Whether it runs beside the others, once the set-up of the first has built what it needs. Checks do, too, with the lowest priority. */
  readonly beside?: true;
}

const FILTER = '--filter=./test/support/tier-filter.js';

/** Bun is the runtime of the executables: what the provider does before and besides its resources, then the rest. */
const BUN_FAST = ['test/plugin-protocol/', 'test/clients/'];
const BUN_REST = ['test/definition/', 'test/hcl/', 'test/plan/', 'test/printing/'];
/** Those of the first folders that the fast tier leaves out. */
const BUN_COMPLETE = BUN_FAST.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.test.ts') && tierOf(path.join(ROOT, file)) === 'complete'),
);

const onNode = (tier: Tier): Step => ({
  title: 'tests',
  command: ['jest', '--ci', FILTER],
  environment: { LINTEL_TEST_TIER: tier },
  divisible: true,
});
const onBun = (files: readonly string[], tier?: Tier): Step => ({
  title: 'tests on Bun',
  command: ['tsx', 'test/versions/bun.ts', '--maxWorkers=2', ...(tier ? [FILTER] : []), ...files],
  environment: tier && { LINTEL_TEST_TIER: tier },
  divisible: true,
  beside: true,
});
/** Every test of a provider process runs on the executable, too. */
const EXECUTABLE: Step = {
  title: 'tests of the executable',
  command: ['jest', '--ci', '--runTestsByPath', ...startProviders()],
  environment: { LINTEL_TEST_RUNTIME: 'executable' },
  divisible: true,
};
/** The lint checks types, in tests too, since jest only strips them. */
const LINT: Step = { title: 'layout, rules, types and generated files', command: ['projen', 'lint'], divisible: false };

export const STEPS: Readonly<Record<Tier, readonly Step[]>> = {
  fast: [onNode('fast'), onBun(BUN_FAST, 'fast'), LINT],
  rest: [onNode('rest'), onBun([...BUN_REST, ...BUN_COMPLETE]), EXECUTABLE],
  all: [onNode('all'), onBun([...BUN_FAST, ...BUN_REST]), EXECUTABLE, LINT],
};
