import { javascript, type cdk } from 'projen';

const JEST = 'jest --ci --filter=./test/support/tier-filter.js';

/** On Bun, the runtime of the executables. */
const BUN = 'tsx test/versions/bun.ts';
/** What the provider does before and besides its resources. */
const BUN_FAST = `${BUN} test/plugin-protocol/ test/clients/`;

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
    steps: [{ exec: JEST, receiveArgs: true, env: { LINTEL_TEST_TIER: 'rest' } }, { exec: BUN }],
  });
  project.addTask('test:all', {
    description: 'Run every test',
    steps: [{ exec: 'jest --ci', receiveArgs: true }, { exec: BUN }, { spawn: lint.name }],
  });
}
