/** Measures the repository and writes the result into CONTRIBUTING.md, so that a pull request shows what grows: `npm run house`. */
import { execFileSync } from 'child_process';
import { existsSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { findCircles } from '../test/tiers/circles';
import { ImportGraph } from '../test/tiers/import-graph';
import { replaceBetween } from './pages/replace-between';

const ROOT = path.join(__dirname, '..');
const PAGE = path.join(ROOT, 'CONTRIBUTING.md');
const LONG = 400;
const SHORT = 40;

export interface House {
  readonly files: number;
  /** Lines of TypeScript in `src`. */
  readonly byHand: number;
  readonly generated: number;
  /** Lines of tests. */
  readonly tests: number;
  /** The lines of each managed type's folders in `src` and `test`, and how many files there are. */
  readonly types: readonly {
    readonly type: string;
    readonly source: number;
    readonly test: number;
    readonly files: number;
  }[];
  /** Managed types whose handlers follow from their definitions, or have a `resource.ts` of at most forty lines. */
  readonly plain: number;
  readonly circles: readonly (readonly string[])[];
  /** Written by hand, the longest first. */
  readonly long: readonly { readonly file: string; readonly lines: number }[];
  readonly decisions: number;
  /** The words of the longest one. */
  readonly longestDecision: number;
}

export function measureHouse(root = ROOT): House {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const linesOf = (file: string) => text(file).split('\n').length - 1;
  const sum = (some: readonly string[]) => some.reduce((lines, file) => lines + linesOf(file), 0);
  const code = files.filter((file) => file.endsWith('.ts'));
  const isGenerated = (file: string) => /^\/\/ Written from /.test(text(file));
  const source = code.filter((file) => file.startsWith('src/'));
  const byHand = source.filter((file) => !isGenerated(file));
  const types = source
    .filter((file) => /^src\/handlers\/(?:platform|secrets)\/[^/]+\/review\.ts$/.test(file))
    .map((file) => file.split('/').slice(2, 4).join('/'));
  const inFolder = (folder: string) => code.filter((file) => file.startsWith(`${folder}/`));
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  const resources = types.map((type) => `src/handlers/${type}/resource.ts`).filter((file) => source.includes(file));
  return {
    files: files.length,
    byHand: sum(byHand),
    generated: sum(source.filter(isGenerated)),
    tests: sum(inFolder('test')),
    types: types.map((type) => {
      const [own, tests] = [inFolder(`src/handlers/${type}`), inFolder(`test/handlers/${type}`)];
      return { type, source: sum(own), test: sum(tests), files: own.length + tests.length };
    }),
    plain: types.length - resources.filter((file) => linesOf(file) > SHORT).length,
    circles: findCircles(new ImportGraph(root), [...source, ...inFolder('generate')]),
    long: byHand
      .map((file) => ({ file, lines: linesOf(file) }))
      .filter(({ lines }) => lines > LONG)
      .sort((one, other) => other.lines - one.lines),
    decisions: decisions.length,
    longestDecision: Math.max(...decisions.map((file) => text(file).split(/\s+/).filter(Boolean).length)),
  };
}

export function renderHouse(house: House): string {
  const number = (value: number) => value.toLocaleString('en-US');
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const largest = (by: 'source' | 'test') =>
    house.types.reduce((most, one) => (one[by] > most[by] ? one : most), house.types[0]!);
  const ofTypes = (by: 'source' | 'test') =>
    `${number(middle(house.types.map((one) => one[by])))}; the most: ${number(largest(by)[by])} (${largest(by).type})`;
  const rows = [
    ['Files', number(house.files)],
    ['Lines of `src` written by hand', number(house.byHand)],
    ['Lines of `src` that are generated', number(house.generated)],
    ['Lines of tests', number(house.tests)],
    ['Managed types', `${house.types.length}; with handlers of at most ${SHORT} lines: ${house.plain}`],
    ['Lines of a type in `src/handlers`, median', ofTypes('source')],
    ['Lines of a type in `test/handlers`, median', ofTypes('test')],
    ['Files of a type in both, median', number(middle(house.types.map((one) => one.files)))],
    ['Circles of imports in `src` and `generate`', number(house.circles.length)],
    [
      `Files over ${LONG} lines`,
      [
        String(house.long.length),
        house.long.map(({ file, lines }) => `\`${file.replace(/^src\//, '')}\` (${lines})`).join(', '),
      ]
        .filter(Boolean)
        .join(': '),
    ],
    ['Decisions; words of the longest', `${number(house.decisions)}; ${number(house.longestDecision)}`],
  ];
  return `| | |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}`;
}

if (require.main === module) {
  const house = measureHouse();
  const table = renderHouse(house);
  writeFileSync(PAGE, replaceBetween(readFileSync(PAGE, 'utf8'), '<!-- house -->', '<!-- end of house -->', table));
  process.stdout.write(table);
  for (const circle of house.circles) process.stdout.write(`A circle: ${circle.join(', ')}\n`);
}
