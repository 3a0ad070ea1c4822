/**
 * `npm run bench`: each figure is a ratio within one interleaved run, so that a slow or noisy machine does not decide it.
 * NODE_EXTRA_CA_CERTS is unset: with it, Node.js 20 reads that file before any script and every ratio means something else.
 * `npm run bench -- --write` keeps the figures in docs/benchmarks.md; `npm run bench -- plan` runs only what has that in its name.
 */
import { measureAdopt } from './adopt';
import { measureConstructs } from './constructs';
import { measureCreates } from './creates';
import { measureEmulator } from './emulator';
import { measureEmulatorRequests } from './emulator-requests';
import { measureExecutables } from './executables';
import { measureFoundation } from './foundation';
import { measureGrowth } from './growth';
import { measureLambda } from './lambda';
import { measureLogin } from './login';
import { measurePlan } from './plan';
import { renderTable, writeReport } from './report';
import { measureReview } from './review';
import type { Row } from './row';
import { measureServices } from './services';
import { measureSparse } from './sparse';
import { measureStart } from './start';

const MEASUREMENTS: { readonly [name: string]: () => Promise<Row[]> } = {
  start: measureStart,
  plan: measurePlan,
  sparse: measureSparse,
  creates: measureCreates,
  constructs: measureConstructs,
  emulator: measureEmulator,
  emulatorRequests: measureEmulatorRequests,
  growth: measureGrowth,
  foundation: measureFoundation,
  adopt: measureAdopt,
  review: measureReview,
  lambda: measureLambda,
  login: measureLogin,
  services: measureServices,
  executables: measureExecutables,
};

async function main(): Promise<void> {
  for (const name of Object.keys(process.env)) {
    if (/^(TF_|LINTEL_(?!BENCH_PEERS$)|NODE_EXTRA_CA_CERTS)/.test(name)) delete process.env[name];
  }
  // What is measured on Node.js does not depend on whether an executable is placed.
  process.env.LINTEL_RUNTIME = 'node';
  const [write, only] = [
    process.argv.includes('--write'),
    process.argv.slice(2).filter((argument) => !argument.startsWith('-')),
  ];
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    process.stderr.write(`measuring: ${name}\n`);
    rows.push(...(await measure()));
  }
  process.stdout.write(`\n${renderTable(rows)}`);
  if (write) writeReport(rows);
  if (rows.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

void main();
