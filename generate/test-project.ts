import { javascript, type cdk } from 'projen';

const RUN = 'tsx test/tiers/main.ts';

/** The tiers of `test/support/tier.ts`; `test/tiers/steps.ts` has their steps. */
export function addTestTiers(project: cdk.JsiiProject): void {
  project.jest!.addReporter(new javascript.JestReporter('<rootDir>/test/support/rerun-reporter.js'));
  project.testTask.reset(`${RUN} fast`, { receiveArgs: true });
  const add = (name: string, description: string, exec: string) =>
    project.addTask(name, { description, exec, receiveArgs: true });
  add('test:rest', 'Run the tests that `npm test` leaves out: [--shard=1/4] [arguments of jest]', `${RUN} rest`);
  add(
    'test:changed',
    'Run what a change can reach: [--since=<commit>] [--seconds=90] [--shard=1/4]',
    'tsx test/tiers/changed.ts',
  );
  add(
    'test:costs',
    'Measure the tests in a clone of the last commit, and write what they take',
    'tsx test/tiers/costs.ts',
  );
  add('test:all', 'Run every test: [--shard=1/4] [arguments of jest]', `${RUN} all`);
}
