import { execFileSync } from 'child_process';
import * as path from 'path';

const SOURCE = path.join(__dirname, '..', '..', 'src', 'definition');

/** The files of our libraries and of their packages that a new Node.js process has loaded after it ran these lines. */
function loadedBy(lines: string): string[] {
  const program = `
    const { check } = require(${JSON.stringify(path.join(SOURCE, 'check.ts'))});
    const { equalValue } = require(${JSON.stringify(path.join(SOURCE, 'equal.ts'))});
    const attributes = Object.fromEntries(['cron', 'semver', 'url'].map((rule) => [rule, { type: 'string', use: 'optional', doc: rule, absent: rule, rules: [{ rule, schemes: ['http'] }] }]));
    attributes.document = { type: 'document', use: 'optional', doc: 'A document.', absent: 'none' };
    ${lines}
    const names = Object.keys(require.cache).map((file) => /node_modules.(croner|semver|yaml)\\W/.exec(file)?.[1]);
    console.log(JSON.stringify([...new Set(names.filter(Boolean))]));
  `;
  return JSON.parse(
    execFileSync(process.execPath, ['--require', 'tsx/cjs', '--eval', program], { encoding: 'utf8' }),
  ) as string[];
}

test('loads no library while no rule needs one', () => {
  expect(
    loadedBy(
      'check({ attributes }, { url: "http://a", document: "{}", cron: undefined }); equalValue(attributes.document, "[1]", "[ 1]");',
    ),
  ).toEqual([]);
});

test('loads no library for an obviously invalid cron expression', () => {
  expect(loadedBy('if (check({ attributes }, { cron: "@daily" }).length !== 1) throw new Error("not found");')).toEqual(
    [],
  );
});

test.each([
  ['croner', 'cron', '* * * * *'],
  ['semver', 'semver', '1.2.3'],
  ['yaml', 'document', 'a: 1'],
])('loads %s when %s is checked', (library, name, value) => {
  expect(
    loadedBy(`if (check({ attributes }, { ${name}: ${JSON.stringify(value)} }).length) throw new Error("refused");`),
  ).toEqual([library]);
});
