import { execFileSync } from 'child_process';
import { readFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import { runSteps, separateShard } from './main';
import { APART, startProviders } from './provider-processes';
import { STEPS } from './steps';
import type { Tier } from './steps';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it, as JavaScript
const costs = require('./costs.json') as Readonly<Record<'fast' | 'rest', Readonly<Record<string, number>>>>;
// oxlint-disable-next-line typescript/no-require-imports -- the same
const LongestFirst = require('../support/longest-first') as typeof import('@jest/test-sequencer').default;
const ROOT = path.join(__dirname, '..', '..');
const TIERS: readonly Tier[] = ['fast', 'rest', 'all'];
const COUNT = 2;
// Checks have the lowest priority: beside other work, each takes many times as long as alone.
jest.setTimeout(120_000);

/** These use a part of it in the test's own process. */
const INSIDE = ['test/terraform/ephemeral.test.ts', 'test/terraform/newer-core.test.ts'];

/** The files that jest would run. */
function filesOf(tier: Tier, shard?: string): readonly string[] {
  const key = `${tier} ${shard}`;
  if (!listed.has(key)) listed.set(key, list(tier, shard));
  return listed.get(key)!;
}

const listed = new Map<string, readonly string[]>();
function list(tier: Tier, shard?: string): readonly string[] {
  const { command, environment } = STEPS[tier][0]!;
  const [program = '', ...args] = [...command, '--listTests', ...(shard === undefined ? [] : [`--shard=${shard}`])];
  const env = { ...process.env, ...environment };
  return execFileSync(path.join(ROOT, 'node_modules', '.bin', program), args, { cwd: ROOT, env, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => path.relative(ROOT, file));
}

test('the files that took longest begin first, then those that nobody has measured', () => {
  const [longest, shorter] = Object.keys(costs.fast).sort((one, other) => costs.fast[other]! - costs.fast[one]!);
  const files = ['test/a.test.ts', shorter!, longest!].map((file) => ({
    path: path.join(ROOT, file),
    context: { config: { rootDir: ROOT } },
  }));
  const sorted = new LongestFirst({} as never).sort(files as never) as typeof files;
  expect(sorted).toEqual([files[2], files[1], files[0]]);
});

describe.each(TIERS)('the shards of the tier %s', (tier) => {
  const shards = Array.from({ length: COUNT }, (_, index) => `${index + 1}/${COUNT}`);

  test('have every test file of the tier, each one of them in one shard', () => {
    const all = filesOf(tier);
    expect(all.length).toBeGreaterThan(100);
    expect(shards.flatMap((shard) => filesOf(tier, shard)).sort()).toEqual([...all].sort());
  });

  test('take about as long as each other', () => {
    const known = tier === 'all' ? { ...costs.fast, ...costs.rest } : costs[tier];
    const costOf = (file: string) => known[file] ?? 1;
    const sums = shards.map((shard) => filesOf(tier, shard).reduce((sum, file) => sum + costOf(file), 0));
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.3);
  });
});

test('a pull request runs every shard of both tiers', () => {
  interface Job {
    readonly strategy: { readonly matrix: { readonly shard: readonly string[] } };
    readonly steps: readonly { readonly run?: string }[];
  }
  const { jobs } = parse(readFileSync(path.join(ROOT, '.github', 'workflows', 'test.yml'), 'utf8')) as {
    readonly jobs: Record<string, Job>;
  };
  const commands = Object.values(jobs).map(({ strategy: { matrix }, steps }) => {
    const count = matrix.shard.length;
    expect(matrix.shard).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}/${count}`));
    return steps.map(({ run }) => run).filter((run) => run?.includes('matrix.shard'));
  });
  const sharded = (command: string) => [`npm run ${command} -- --shard=\${{ matrix.shard }}`];
  expect(commands).toEqual([sharded('test'), sharded('test:rest')]);
});

test('a file that imports what starts a provider runs on the executable, too', () => {
  const starters =
    /^import \{[^;]*\} from '[./]*support\/(?:environments\/installed|installed-provider|login-folder|plugin-process|provider-client)';$/m;
  const importing = filesOf('all').filter(
    (file) => !APART.test(file) && starters.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(20);
  const started = startProviders();
  expect(importing.filter((file) => !started.includes(file))).toEqual(INSIDE);
  expect(STEPS.rest.at(-1)!.command).toEqual(expect.arrayContaining([...started]));
});

test('what is no run of jest belongs to the first shard', async () => {
  const check = { title: 'a check', command: [process.execPath, '--version'], divisible: false };
  expect(await runSteps([check], '2/4', [])).toEqual([]);
  expect(await runSteps([check], '1/4', [])).toMatchObject([{ title: 'a check', succeeded: true }]);
  const failing = { ...check, command: [process.execPath, '--no-such-option'] };
  expect(await runSteps([failing, check], undefined, [])).toMatchObject([{ succeeded: false }, { succeeded: true }]);
});

test('a check begins when the set-up of the tests has built what it looks at', async () => {
  const tests = {
    title: 'tests',
    command: [
      process.execPath,
      '-e',
      `setTimeout(() => fs.writeFileSync(process.env.LINTEL_TEST_BUILT, ''), 700); setTimeout(() => {}, 3000)`,
    ],
    divisible: true,
  };
  const check = { title: 'a check', command: [process.execPath, '--version'], divisible: false };
  const began = Date.now();
  const [first, second] = await runSteps([check, tests], undefined, []);
  expect([first!.title, second!.title]).toEqual(['tests', 'a check']);
  expect(first!.seconds + second!.seconds).toBeGreaterThan((Date.now() - began) / 1000);
});

test('a part of a run of jest beside the others belongs to every shard, and is shown after them', async () => {
  const tests = {
    title: 'tests',
    command: [process.execPath, '-e', 'setTimeout(() => {}, 500)', '--'],
    divisible: true,
  };
  const few = {
    title: 'a few',
    command: [process.execPath, '-p', 'process.argv', '--'],
    divisible: true,
    beside: true,
  } as const;
  expect(await runSteps([few, tests], '2/4', [])).toMatchObject([
    { title: 'tests' },
    { title: 'a few', succeeded: true },
  ]);
});

test.each([
  ['--shard=2/4 -t x', '2/4'],
  ['-t x --shard 2/4', '2/4'],
  ['-t x', undefined],
])('%s', (args, shard) => {
  expect(separateShard(args.split(' '))).toEqual({ shard, others: ['-t', 'x'] });
});

test.each(['--shard', '--shard=0/4', '--shard=5/4', '--shard=1'])('%s is refused', (arg) => {
  expect(() => separateShard([arg])).toThrow('A shard is one of several: --shard=1/4');
});
