import { javascript, YamlFile, type cdk } from 'projen';
import { CHECKOUT, NOT_RUN, TOOLS, USER_NAMESPACES } from './release-project';

export const TEST_WORKFLOW = '.github/workflows/test.yml';
export const NIGHTLY_WORKFLOW = '.github/workflows/nightly.yml';
/** What projen and the compiler have written. */
const STALE = `npx projen default
git diff --exit-code || { echo 'This mends it: npx projen && npm run build'; exit 1; }
`;
/** How many machines run the tests of a tier at once. */
const SHARDS = { 'test': 2, 'test:rest': 4, 'test:all': 6 };

const RUN = 'tsx test/tiers/main.ts';

/** The tiers of `test/support/tier.ts`; `test/tiers/steps.ts` has their steps. */
export function addTestTiers(project: cdk.JsiiProject): void {
  project.jest!.addReporter(new javascript.JestReporter('<rootDir>/test/support/rerun-reporter.js'));
  project.testTask.reset(`${RUN} fast`, { receiveArgs: true });
  const add = (name: string, description: string, exec: string) =>
    project.addTask(name, { description, exec, receiveArgs: true });
  add(
    'test:rest',
    'Run the complete tier, which `npm test` leaves out: [--shard=1/4] [arguments of jest]',
    `${RUN} rest`,
  );
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
  add('peer-blocks', 'Count what the blocks of other providers become', 'tsx generate/peer-blocks.ts');
  add('house', 'Measure the repository, and write the result into CONTRIBUTING.md', 'tsx generate/house.ts');
  add('test:all', 'Run every test: [--shard=1/4] [arguments of jest]', `${RUN} all`);
  addTestWorkflow(project);
}

/** A pull request runs what `.ci/run` does, on several machines. Every night, every case of every matrix is tried. */
function addTestWorkflow(project: cdk.JsiiProject): void {
  const job = (command: keyof typeof SHARDS) => {
    const count = SHARDS[command];
    return {
      'runs-on': 'ubuntu-24.04',
      'permissions': { contents: 'read' },
      'strategy': {
        'fail-fast': false,
        'matrix': { shard: Array.from({ length: count }, (_, index) => `${index + 1}/${count}`) },
      },
      'steps': [
        CHECKOUT,
        ...TOOLS,
        USER_NAMESPACES,
        { name: `Install ${NOT_RUN}`, run: 'npm ci' },
        {
          name: `Test ${NOT_RUN}`,
          run: `npm run ${command} -- --shard=\${{ matrix.shard }}`,
          ...(command === 'test:all' && { env: { LINTEL_PROPERTY_SEED: '${{ github.run_number }}' } }),
        },
        { name: `Refuse what is stale ${NOT_RUN}`, run: STALE },
      ],
    };
  };
  new YamlFile(project, TEST_WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'test',
      on: { pull_request: {} },
      permissions: {},
      jobs: { fast: job('test'), rest: job('test:rest') },
    },
  });
  new YamlFile(project, NIGHTLY_WORKFLOW, {
    lineWidth: -1,
    obj: {
      name: 'nightly',
      on: { schedule: [{ cron: '43 2 * * *' }], workflow_dispatch: {} },
      permissions: {},
      jobs: { all: job('test:all') },
    },
  });
}
