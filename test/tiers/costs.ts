/**
 * `npm run test:costs` clones the last commit, runs `.ci/run` there, and writes what that has taken: into the table of CONTRIBUTING.md, and, for the
 * order of test files and their shards, into costs.json. Nothing else should run beside it.
 */
import { execFileSync, spawn } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { availableParallelism, tmpdir } from 'os';
import * as path from 'path';
import { replaceBetween } from '../../generate/pages/replace-between';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it too, as JavaScript
const { processorSeconds } = require('./processor-seconds') as {
  processorSeconds(): { readonly ofPrograms: number };
};
const ROOT = path.join(__dirname, '..', '..');
const PAGE = path.join(ROOT, 'CONTRIBUTING.md');

/** Seconds that have passed, and those of processors. */
export interface Cost {
  seconds: number;
  processors: number;
}

export interface Measured {
  /** How long each tier has taken: its checks run beside its tests. */
  readonly tiers: Readonly<Record<string, number>>;
  /** By the tier, in the order in which they ran. A check has no time of processors of its own. */
  readonly steps: readonly (Partial<Cost> & { readonly tier: string; readonly title: string })[];
  /** The seconds of each test file, by the tier. */
  readonly files: Readonly<Record<'fast' | 'rest', Readonly<Record<string, number>>>>;
}

/** What a run has added to the file that `LINTEL_TEST_COSTS` names. */
export function readCosts(text: string): Measured {
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const steps = rows
    .filter(([kind]) => kind === 'step')
    .map(([, tier = '', seconds, processors, title = '']) => ({
      tier,
      title,
      seconds: Number(seconds),
      processors: processors ? Number(processors) : undefined,
    }));
  const tiers = rows.filter(([kind]) => kind === 'tier').map(([, tier, seconds]) => [tier, Number(seconds)] as const);
  // A test may run a file again without what it needs, which takes less.
  const filesOf = (tier: string) =>
    Object.fromEntries(
      rows
        .filter(([kind, seconds]) => kind === tier && Number(seconds) >= 1)
        .map(([, seconds, , , file = '']) => [file, Math.round(Number(seconds))] as const)
        .sort(([one, less], [other, more]) => (one === other ? less - more : one < other ? -1 : 1)),
    );
  return { tiers: Object.fromEntries(tiers), steps, files: { fast: filesOf('fast'), rest: filesOf('rest') } };
}

const COMMANDS = { fast: '`npm test`', rest: '`npm run test:rest`' } as const;

/** The rows of the table, each sum before its parts. */
export function renderCosts({ tiers, steps }: Measured, whole: Cost, what: string): string {
  const row = (title: string, { seconds = 0, processors }: Partial<Cost>) =>
    `| ${title} | ${Math.round(seconds)} | ${processors === undefined ? '' : Math.round(processors)} |\n`;
  const others = { ...whole };
  const rows = (['fast', 'rest'] as const).map((tier) => {
    const { [tier]: seconds } = tiers;
    if (seconds === undefined) throw new Error(`The run has not reached ${COMMANDS[tier]}.`);
    const own = steps.filter((step) => step.tier === tier);
    const processors = own.reduce((total, step) => total + (step.processors ?? 0), 0);
    others.seconds -= seconds;
    others.processors -= processors;
    const parts = own.map((step) =>
      row(`… ${step.title}${step.processors === undefined ? ', beside the tests' : ''}`, step),
    );
    return row(COMMANDS[tier], { seconds, processors }) + parts.join('');
  });
  const head = `| ${what} | seconds | seconds of processors |\n|---|---|---|\n`;
  return `${head}${row('`.ci/run`', whole)}${row('… `npm ci` and the last checks', others)}${rows.join('')}`;
}

async function main(): Promise<void> {
  const clone = mkdtempSync(path.join(tmpdir(), 'lintel-costs-'));
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const file = path.join(clone, '.git', 'costs');
    const [began, used] = [Date.now(), processorSeconds().ofPrograms];
    const child = spawn('.ci/run', { cwd: clone, stdio: 'inherit', env: { ...process.env, LINTEL_TEST_COSTS: file } });
    const status = await new Promise((resolve) => child.on('close', resolve));
    if (status !== 0) throw new Error('A run that has failed says nothing about its costs.');
    const whole = { seconds: (Date.now() - began) / 1000, processors: processorSeconds().ofPrograms - used };
    const measured = readCosts(readFileSync(file, 'utf8'));
    const what = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`;
    const table = renderCosts(measured, whole, what);
    writeFileSync(PAGE, replaceBetween(readFileSync(PAGE, 'utf8'), '<!-- costs -->', '<!-- end of costs -->', table));
    writeFileSync(path.join(__dirname, 'costs.json'), `${JSON.stringify(measured.files, undefined, 1)}\n`);
    process.stdout.write(table);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
