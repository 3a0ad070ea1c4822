import { parseHcl, type HclItem, type HclValue } from '../../src/hcl/parse-hcl';

/** Without positions. */
function plain(value: HclValue): unknown {
  switch (value.is) {
    case 'text':
      return value.text;
    case 'number':
      return value.number;
    case 'list':
      return value.elements.map(plain);
    case 'object':
      return members(value.items);
    default:
      return value.is;
  }
}

const members = (items: readonly HclItem[]) =>
  items.map(({ keys, value }) => [...keys.map(({ text }) => text), plain(value)]);

test.each([
  [
    'a here document',
    'a = <<-END\n    one\n  two\n  END\nb = 1',
    [
      ['a', '  one\ntwo\n'],
      ['b', 1],
    ],
  ],
  [
    'comments of all kinds',
    '/* { */ a = "x" # }\n// b = 2\nc = true',
    [
      ['a', 'x'],
      ['c', 'bool'],
    ],
  ],
  ['escapes', 'a = "x\\"y\\n\\u00e9"', [['a', 'x"y\né']]],
  [
    'a block that occurs twice',
    'a "x" {}\na "y" { b = [1, "two"] }',
    [
      ['a', 'x', []],
      ['a', 'y', [['b', [1, 'two']]]],
    ],
  ],
  ['JSON', '{"a": {"x": [{"b": null}]}}', [['a', [['x', [[['b', 'null']]]]]]]],
])('parseHcl reads %s', (_, text, wanted) => {
  expect(members(parseHcl(text).items!)).toEqual(wanted);
});

test.each([
  ['a value that is missing', 'a = ', /^line 1, column 5: a value is expected/],
  ['a text without an end', 'a = "x', /^line 1, column 5: /],
  ['a brace without a beginning', '} a', /^line 1, column 1: /],
  ['a here document without an end', 'a = <<END\nnothing', /^line 1, column 5: /],
  ['lists in lists without an end', `a = ${'['.repeat(100_000)}`, /: more than 100 levels are not allowed$/],
  ['objects in objects without an end', 'a {'.repeat(100_000), /: more than 100 levels are not allowed$/],
  ['JSON of many levels', '{"a":'.repeat(100_000), /: more than 100 levels are not allowed$/],
])('parseHcl refuses %s, with the position', (_, text, fault) => {
  expect(parseHcl(text).fault).toMatch(fault);
});
