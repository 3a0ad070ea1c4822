/**
 * `npm run bench`: each figure is a ratio within one interleaved run, so that a slow or noisy machine does not decide it.
 * NODE_EXTRA_CA_CERTS is unset: with it, Node.js 20 reads that file before any script and every ratio means something else.
 */
import { measurePlan } from './plan';
import type { Row } from './row';
import { measureStart } from './start';

async function main(): Promise<void> {
  for (const name of Object.keys(process.env)) if (/^(TF_|LINTEL_|NODE_EXTRA_CA_CERTS)/.test(name)) delete process.env[name];
  const rows: Row[] = [];
  for (const measure of [measureStart, measurePlan]) rows.push(...await measure());
  const width = Math.max(...rows.map(({ what }) => what.length));
  process.stdout.write(`\n${'measured'.padEnd(width)}   value   limit   how\n`);
  for (const { what, value, unit, limit, how } of rows) {
    const shown = (number: number) => (unit === 'MiB' ? `${number.toFixed(0)} MiB` : number.toFixed(2)).padStart(6);
    process.stdout.write(`${what.padEnd(width)}  ${shown(value)}  ${shown(limit)}   ${how ?? ''}${value > limit ? '   OVER THE LIMIT' : ''}\n`);
  }
  if (rows.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

void main();
