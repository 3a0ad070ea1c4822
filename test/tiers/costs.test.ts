import { readCosts, renderCosts } from './costs';

const LINES = [
  ['fast', '12.6', '3.0', '8.2', 'test/b.test.ts'],
  ['fast', '1.2', '0.9', '0.0', 'test/a.test.ts'],
  ['fast', '0.9', '0.8', '0.0', 'test/small.test.ts'],
  ['step', 'fast', '400.4', '700.0', 'tests'],
  ['tier', 'fast', '421.5'],
  ['step', 'fast', '20.0', '30.0', 'tests on Bun'],
  ['step', 'fast', '200.0', '', 'types'],
  ['rest', '100.0', '10.0', '90.0', 'test/a.test.ts'],
  // A test has run it without what it needs.
  ['rest', '2.0', '1.0', '0.0', 'test/a.test.ts'],
  ['tier', 'rest', '802.0'],
  ['step', 'rest', '800.0', '1500.0', 'tests'],
];
const text = (lines: readonly (readonly string[])[]) => lines.map((line) => `${line.join('\t')}\n`).join('');

test('the files of each tier are ordered by their names, without those that take less than a second', () => {
  expect(readCosts(text(LINES)).files).toEqual({
    fast: { 'test/a.test.ts': 1, 'test/b.test.ts': 13 },
    rest: { 'test/a.test.ts': 100 },
  });
});

test('the table has the whole, its tiers and their steps', () => {
  const whole = { seconds: 1300, processors: 2300 };
  expect(renderCosts(readCosts(text(LINES)), whole, '2026-11-27, 2 cores'))
    .toBe(`| 2026-11-27, 2 cores | seconds | seconds of processors |
|---|---|---|
| \`.ci/run\` | 1300 | 2300 |
| … \`npm ci\` and the last checks | 77 | 70 |
| \`npm test\` | 422 | 730 |
| … tests | 400 | 700 |
| … tests on Bun | 20 | 30 |
| … types, beside the tests | 200 |  |
| \`npm run test:rest\` | 802 | 1500 |
| … tests | 800 | 1500 |
`);
});

test('a run that ended early is no measurement', () => {
  const early = readCosts(text(LINES.slice(0, 7)));
  expect(() => renderCosts(early, { seconds: 1, processors: 1 }, '')).toThrow('has not reached `npm run test:rest`');
});
