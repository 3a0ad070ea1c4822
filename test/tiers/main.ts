/**
 * Runs the tests of a tier: `tsx test/tiers/main.ts fast|rest|all [--shard=1/4] [arguments of jest]`. With arguments of jest, such as files or
 * `-t`, only jest runs. Every step runs, and the end says which have failed and what each has taken.
 */
import { spawn } from 'child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'fs';
import { constants, setPriority, tmpdir } from 'os';
import * as path from 'path';
import { setTimeout as pause } from 'timers/promises';
import { STEPS } from './steps';
import type { Step, Tier } from './steps';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it too, as JavaScript
const { processorSeconds } = require('./processor-seconds') as {
  processorSeconds(): { readonly ofPrograms: number };
};

const ROOT = path.join(__dirname, '..', '..');

export interface Taken {
  readonly title: string;
  readonly succeeded: boolean;
  readonly seconds: number;
  /** Of the step and the programs that it has waited for. Undefined for what ran beside the tests: they are among those of the tests. */
  readonly processorSeconds?: number;
}

/**
 * Runs steps, those of other shards excepted. Tests run one step after another, unless they are few and run beside the others. Checks run beside them
 * in the time in which the tests leave a processor idle. What runs beside begins once the set-up of the tests has built what is shipped, and is shown
 * at the end.
 */
export async function runSteps(
  steps: readonly Step[],
  shard: string | undefined,
  more: readonly string[],
): Promise<readonly Taken[]> {
  const divided = shard === undefined ? [] : [`--shard=${shard}`, '--passWithNoTests'];
  const isFirst = shard === undefined || shard.startsWith('1/');
  const tests = steps.filter(({ divisible, beside }) => divisible && !beside);
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-steps-'));
  // The set-up of the tests writes it (test/support/global-setup.ts).
  const mark = path.join(folder, 'built');
  let areEnded = tests.length === 0;
  const isBuilt = async () => {
    while (!areEnded && !existsSync(mark)) await pause(500);
  };
  const others = steps
    .filter(({ divisible, beside }) => (divisible ? beside : isFirst))
    .map(async (step) => isBuilt().then(() => runBeside(step, step.divisible ? [...divided, ...more] : [])));
  const taken: Taken[] = [];
  for (const step of tests) {
    process.stdout.write(headOf(step, [...divided, ...more]));
    const used = processorSeconds().ofPrograms;
    const environment = { ...step.environment, LINTEL_TEST_BUILT: mark };
    const ran = await run({ ...step, environment }, [...divided, ...more]);
    taken.push({ ...ran, processorSeconds: processorSeconds().ofPrograms - used });
  }
  areEnded = true;
  for (const other of others) taken.push(await other.then((show) => show()));
  rmSync(folder, { recursive: true });
  return taken;
}

/** Returns what shows its output. */
async function runBeside(step: Step, more: readonly string[]): Promise<() => Taken> {
  const said: Buffer[] = [];
  const ran = await run(step, more, said);
  return () => {
    process.stdout.write(`${headOf(step, more)}${Buffer.concat(said).toString('utf8')}`);
    return ran;
  };
}

/** `said`: where the output goes, of a step beside others. A check gets the lowest priority. */
async function run(
  { title, command, environment, divisible }: Step,
  more: readonly string[],
  said?: Buffer[],
): Promise<Omit<Taken, 'processorSeconds'>> {
  const [program = '', ...args] = [...command, ...more];
  const began = Date.now();
  const PATH = `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH, ...environment },
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (said) {
    for (const stream of [child.stdout, child.stderr]) stream!.on('data', (chunk: Buffer) => said.push(chunk));
    if (child.pid !== undefined && !divisible) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  const code = await ended;
  return { title, succeeded: code === 0, seconds: (Date.now() - began) / 1000 };
}

function headOf({ title, command }: Step, more: readonly string[]): string {
  return `\n${title}: ${shortened([...command, ...more].join(' '))}\n`;
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Says what each step has taken, all of them in so many seconds. Returns the status of the process. */
export function report(taken: readonly Taken[], tier: string, whole: number): number {
  const costs: string[][] = [['tier', tier, whole.toFixed(1)]];
  for (const { title, succeeded, seconds, processorSeconds: used } of taken) {
    const processors = used === undefined ? 'beside the tests' : `${used.toFixed()} s of processors`;
    process.stdout.write(`${succeeded ? 'passed' : 'FAILED'} in ${seconds.toFixed()} s, ${processors}: ${title}\n`);
    costs.push(['step', tier, seconds.toFixed(1), used?.toFixed(1) ?? '', title]);
  }
  const file = process.env.LINTEL_TEST_COSTS;
  if (file) appendFileSync(file, costs.map((line) => `${line.join('\t')}\n`).join(''));
  return taken.every(({ succeeded }) => succeeded) ? 0 : 1;
}

/** `--shard=1/4`, or `--shard 1/4`, and everything else. */
export function separateShard(args: readonly string[]): {
  readonly shard: string | undefined;
  readonly others: readonly string[];
} {
  const at = args.findIndex((arg) => /^--shard(=|$)/.test(arg));
  if (at < 0) return { shard: undefined, others: args };
  const isApart = args[at] === '--shard';
  const shard = isApart ? args[at + 1] : args[at]!.slice('--shard='.length);
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '') ?? [];
  if (Number(index ?? 2) > Number(count ?? 1)) throw new Error('A shard is one of several: --shard=1/4');
  return { shard, others: args.filter((_, index_) => index_ !== at && !(isApart && index_ === at + 1)) };
}

async function main(): Promise<void> {
  const [tier, ...args] = process.argv.slice(2);
  const steps = STEPS[tier as Tier] as readonly Step[] | undefined;
  if (!steps) throw new Error(`The tiers are ${Object.keys(STEPS).join(', ')}.`);
  const { shard, others } = separateShard(args);
  const began = Date.now();
  const taken = await runSteps(others.length > 0 ? steps.slice(0, 1) : steps, shard, others);
  process.exitCode = report(taken, tier!, (Date.now() - began) / 1000);
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
