import { javascript, type cdk } from 'projen';

const JEST = 'jest --ci --filter=./test/support/tier-filter.js';

/** On Bun, the runtime of the executables. */
const BUN = 'tsx test/versions/bun.ts';
/** What the provider does before and besides its resources. */
const BUN_FAST = `${BUN} test/plugin-protocol/ test/clients/`;
const BUN_REST = `${BUN} test/definition/ test/hcl/ test/plan/ test/printing/`;

/**
 * Tests of a provider process, which is the executable here. Left out are those of the npm form, and of the memory that a hostile service can
 * take, which Bun's collector gives back later.
 */
const PROCESS = [
  'test/cli/secrets-login',
  'test/house-rules/combined',
  'test/plugin-protocol/(end|handshake)',
  'test/terraform/(cannot-start|edge|ephemeral|ignore-changes|newer-core|unfinished-create)',
].map((file) => `"${file}\\.test"`);
const EXECUTABLE = {
  exec: `jest --ci ${PROCESS.join(' ')}`,
  env: { LINTEL_TEST_RUNTIME: 'executable' },
};

/** The tiers of `test/support/tier.ts`. What checks types, in tests too, is the lint, since jest only strips them. */
export function addTestTiers(project: cdk.JsiiProject): void {
  const { testTask } = project;
  const lint = project.tasks.tryFind('lint')!;
  project.jest!.addReporter(new javascript.JestReporter('<rootDir>/test/support/rerun-reporter.js'));
  testTask.reset(JEST, { receiveArgs: true, env: { LINTEL_TEST_TIER: 'fast' } });
  testTask.exec(BUN_FAST);
  testTask.spawn(lint);
  project.addTask('test:rest', {
    description: 'Run the tests that `npm test` leaves out',
    steps: [{ exec: JEST, receiveArgs: true, env: { LINTEL_TEST_TIER: 'rest' } }, { exec: BUN_REST }, EXECUTABLE],
  });
  project.addTask('test:all', {
    description: 'Run every test',
    steps: [
      { exec: 'jest --ci', receiveArgs: true },
      { exec: BUN_FAST },
      { exec: BUN_REST },
      EXECUTABLE,
      { spawn: lint.name },
    ],
  });
}
