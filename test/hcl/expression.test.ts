/** Whether a text is an expression, compared with what terraform itself reads. */
import { spawnSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { expressionFault } from '../../src/hcl/expression';

const EXPRESSIONS = [
  '1',
  '-1.5e3',
  'true',
  'null',
  '"text"',
  '"a ${b} c"',
  '"a ${ "nested ${c}" } ${~ d ~}"',
  '"$${no} %%{no} $ % \\" \\u00e9 \\\\"',
  '"%{ if a == "}" }x%{ else }y%{ endif }"',
  '[]',
  '[1, "two", [3], ]',
  '[\n  1,\n  # two\n  2, // three\n  /* four */ 4\n]',
  '{}',
  '{ a = 1, b : 2 }',
  '{\n  a = 1\n  "b" = [\n    2\n  ]\n\n  # a comment\n  (c) = {\n  }\n}',
  '{\n  a = b\n  (c) = 2\n}',
  '{\n  /* first */\n  a = 1 /* one */, // rest\n  b = 2 }',
  '{ a = 1 # one\n b = 2 }',
  'a.b.c',
  'a.0.b',
  'a[0]["b"]',
  'a[*].b',
  'a.*.b',
  'f()',
  'f(a, b...)',
  'f(\n  a,\n)',
  'provider::time::rfc3339_parse("x")',
  'a + b * -c',
  '!a && b || c != d',
  'a == b ? c : d ? e : f',
  '(\n  a\n  + b\n)',
  'a\n+ b',
  '[for v in a : v]',
  '[for k, v in a : "${k}=${v}" if v != null]',
  '{for k, v in a : k => v... if v}',
  '{\n  for v in [1, 2] :\n  v => v\n}',
  '{ format = 1 }',
  '<<EOT\nany "text\nEOT\n',
  '<<-EOT\n  ${a}\n  EOT\n',
  '{\n  a = <<EOT\none\nEOT\n  b = 2\n}',
  'üñï-code',
  '\n 1 \n',
  '[{ name = "a", cidrs = ["10.0.0.0/8"] }, { name = "b", cidrs = [] }]',
];

const OTHERS = [
  ['us-east 1', 'line 1, column 9: the expression ends before this, and nothing may follow it'],
  ['[1, 2', 'line 1, column 6: "]" is expected'],
  ['[1 2]', 'line 1, column 4: "]" is expected'],
  ['[1,, 2]', 'line 1, column 4: a value: a text is in double quotes is expected'],
  ['{ a = 1 b = 2 }', 'line 1, column 9: "}" is expected'],
  ['{ a }', 'line 1, column 5: "=" is expected'],
  ['{ a => 1 }', 'line 1, column 5: "=" is expected'],
  ['{\n  a = 1\n', 'line 3, column 1: "}" is expected'],
  ['{"a": 1', 'line 1, column 8: "}" is expected'],
  ["'text'", 'line 1, column 1: a value: a text is in double quotes is expected'],
  ['"open', 'line 1, column 1: the text that begins here does not end on its line'],
  ['"two\nlines"', 'line 1, column 1: the text that begins here does not end on its line'],
  ['"\\d"', 'line 1, column 2: this is not an escape: `\\\\` is a backslash'],
  ['"${a"', 'line 1, column 5: "}" is expected'],
  ['a +', 'line 1, column 4: an expression is expected'],
  ['a ? b', 'line 1, column 6: ":" is expected'],
  ['f(a', 'line 1, column 4: ")" is expected'],
  ['a.', 'line 1, column 3: the name of an attribute is expected'],
  ['1]', 'line 1, column 2: the expression ends before this, and nothing may follow it'],
  ['a = 1', 'line 1, column 3: the expression ends before this, and nothing may follow it'],
  ['<<EOT\nno end', 'line 1, column 1: the text that begins here has no line at its end that repeats its mark'],
  ['[for]', 'line 1, column 5: a name is expected'],
  ['[for v a : v]', 'line 1, column 9: "in" is expected'],
  ['10.0.0.0/8', 'line 1, column 5: a number does not continue like this: a text is in double quotes'],
  ['https://example.com', 'line 1, column 6: the expression ends before this, and nothing may follow it'],
  ['hello world', 'line 1, column 7: the expression ends before this, and nothing may follow it'],
  ['$a', 'line 1, column 1: a value: a text is in double quotes is expected'],
  ['', 'line 1, column 1: an expression is expected'],
] as const;

it('accepts the expressions that terraform reads, and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-expressions-'));
  const all = [...EXPRESSIONS, ...OTHERS.map(([text]) => text)];
  for (const [index, text] of all.entries()) {
    writeFileSync(path.join(folder, `file-${index}.tf`), `locals {\n  value = (\n${text}\n)\n}\n`);
  }
  const { stderr } = spawnSync('terraform', ['fmt', '-no-color', '-list=false', '-write=false', folder], {
    encoding: 'utf8',
    env: { ...process.env, TF_CLI_CONFIG_FILE: undefined },
  });
  const refused = new Set([...stderr.matchAll(/file-(\d+)\.tf/g)].map(([, index]) => Number(index)));
  expect(all.filter((_, index) => refused.has(index))).toEqual(OTHERS.map(([text]) => text));
});

it.each(EXPRESSIONS)('takes %j', (text) => expect(expressionFault(text)).toBeUndefined());

it.each(OTHERS)('%j is none', (text, fault) => expect(expressionFault(text)).toBe(fault));

it('lets pass what nests deeper than it reads, and reads a long text at once', () => {
  expect(expressionFault('['.repeat(10_000))).toBeUndefined();
  expect(expressionFault(`[${'"a${b}", '.repeat(30_000)}]`)).toBeUndefined();
});
