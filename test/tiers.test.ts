import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { ImportGraph } from './tiers/import-graph';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it, as JavaScript
const filter = require('./support/tier-filter') as {
  (paths: readonly string[]): Promise<{ readonly filtered: readonly string[] }>;
  tierOf(file: string): 'complete' | 'sampled' | undefined;
};
const { tierOf } = filter;
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.join(__dirname, name));
const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const inTier = (tier: string | undefined) => files.filter((file) => tierOf(file) === tier);
const relative = (all: readonly string[]) => all.map((file) => path.relative(__dirname, file)).sort();

const chosen = async (tier: string): Promise<readonly string[]> => {
  const before = process.env.LINTEL_TEST_TIER;
  process.env.LINTEL_TEST_TIER = tier;
  try {
    return relative((await filter(files)).filtered);
  } finally {
    if (before === undefined) delete process.env.LINTEL_TEST_TIER;
    else process.env.LINTEL_TEST_TIER = before;
  }
};

test('every test file is in the fast tier, in the rest, or in both', async () => {
  const [fast, rest, all] = await Promise.all(['fast', 'rest', 'all'].map(chosen));
  expect(all).toEqual(relative(files));
  expect([...new Set([...fast!, ...rest!])].sort()).toEqual(all);
  expect(fast!.filter((file) => rest!.includes(file))).toEqual(relative(inTier('sampled')));
});

test('a tier is named in the first line, or not at all', () => {
  const misplaced = files.filter((file) => /@tier/.test(contents.get(file)!) && tierOf(file) === undefined);
  expect(relative(misplaced)).toEqual(['tiers.test.ts']);
});

test('the fast tier needs nothing but Node.js and Terraform', () => {
  const needing = files.filter((file) => /\b(?:describeNeeding|absentProgram)\b/.test(contents.get(file)!));
  expect(relative(needing.filter((file) => tierOf(file) !== 'complete'))).toEqual(['tiers.test.ts']);
});

test('a file of the fast tier says that it is sampled if it chooses cases of the tier', () => {
  const choosing = files.filter((file) =>
    /support\/tier'|support\/environments\/malformed'|support\/rules(?:\/malformed-\w+)?'/.test(contents.get(file)!),
  );
  const complete = inTier('complete');
  expect(relative(choosing.filter((file) => !file.endsWith('tiers.test.ts') && !complete.includes(file)))).toEqual(
    relative(inTier('sampled')),
  );
});

/** Each command that runs it, and what of the provider only Terraform can show. */
const WITH_TERRAFORM = [
  'cli/adopt/choosing.test.ts',
  'cli/adopt/into.test.ts',
  'cli/drift/drift.test.ts',
  'cli/permissions/permissions.test.ts',
  'cli/review/plan-warnings.test.ts',
  'cli/secrets-login.test.ts',
  'cli/stack/plan-stack.test.ts',
  'terraform/cannot-start.test.ts',
  'terraform/default-organization.test.ts',
  'terraform/ephemeral.test.ts',
  'terraform/ignore-changes.test.ts',
  'terraform/installed.test.ts',
  'terraform/mock-provider.test.ts',
  'terraform/platform-credentials.test.ts',
  'terraform/short-secrets.test.ts',
  'terraform/unfinished-create.test.ts',
];

test('besides the rules of resources and cdktf, the fast tier runs terraform for these alone', () => {
  const graph = new ImportGraph();
  const terraform = ['test/support/terraform.ts', 'test/cli/adopt/estate.ts'];
  const running = files.filter((file) => {
    const name = path.relative(path.join(__dirname, '..'), file);
    if (tierOf(file) === 'complete' || !/^test\/(?:cli|constructs|moves|terraform)\//.test(name)) return false;
    const reached = graph.reach([name], (one) => one.startsWith('src/'));
    return terraform.some((one) => reached.has(one));
  });
  expect(relative(running)).toEqual(WITH_TERRAFORM);
});
