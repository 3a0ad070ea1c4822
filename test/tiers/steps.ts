import { startProviders } from './provider-processes';

/** What each tier runs, one step after another. A step with a shard runs that part of its tests; the checks belong to the first shard. */
export type Tier = 'fast' | 'rest' | 'all';

export interface Step {
  readonly title: string;
  /** A program, which may be in `node_modules/.bin`, with its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it is a run of jest, which takes a part of its files. */
  readonly divisible: boolean;
}

/** Bun is the runtime of the executables: what the provider does before and besides its resources, then the rest. */
const BUN_FAST = ['test/plugin-protocol/', 'test/clients/'];
const BUN_REST = ['test/definition/', 'test/hcl/', 'test/plan/', 'test/printing/'];

const onNode = (tier: Tier): Step => ({
  title: 'tests',
  command: ['jest', '--ci', '--filter=./test/support/tier-filter.js'],
  environment: { LINTEL_TEST_TIER: tier },
  divisible: true,
});
const onBun = (title: string, files: readonly string[]): Step => ({
  title,
  command: ['tsx', 'test/versions/bun.ts', ...files],
  divisible: true,
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
  fast: [onNode('fast'), onBun('tests on Bun', BUN_FAST), LINT],
  rest: [onNode('rest'), onBun('tests on Bun', BUN_REST), EXECUTABLE],
  all: [onNode('all'), onBun('tests on Bun', [...BUN_FAST, ...BUN_REST]), EXECUTABLE, LINT],
};
