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

/**
 * Tests of a provider process, which is the executable here. Left out are those of the npm form, and of the memory that a hostile service can
 * take, which Bun's collector gives back later. A test whose provider is its own process would only run a second time.
 */
const PROCESS = [
  'test/cli/secrets-login',
  'test/handlers/platform/registry-module-version/registry-module-version-terraform',
  'test/handlers/secrets/(lease-interrupted|secrets-token/secrets-token)',
  'test/handlers/secrets/(pki-certificate/pki-certificate|recovery-rekey/recovery-rekey)-terraform',
  'test/house-rules/(hostile-texts|kills-terraform|log|secrets)',
  'test/plugin-protocol/(end|fuzz|handshake|reattach)',
  'test/terraform/(cannot-start|installed|plan-with-less|platform-credentials)',
].map((file) => `${file}\\.test`);

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
const EXECUTABLE: Step = {
  title: 'tests of the executable',
  command: ['jest', '--ci', ...PROCESS],
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
