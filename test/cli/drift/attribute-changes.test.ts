import { changesBetween, pathText } from '../../../src/cli/drift/attribute-changes';
import type { Json, Marks } from '../../../src/cli/stack/plan-json';

const between = (before: Json, after: Json, sensitiveBefore: Marks = {}, sensitiveAfter: Marks = {}) =>
  changesBetween({ value: before, sensitive: sensitiveBefore }, { value: after, sensitive: sensitiveAfter }).map(
    ({ path, ...change }) => ({ path: pathText(path), ...change }),
  );

it('changesBetween finds changed members of objects and maps at any depth', () => {
  const before = {
    name: 'a',
    config: { region: 'north', size: 1 },
    labels: { 'a.b': '1', 'kept': 'x' },
    rules: [{ verbs: ['get'] }, { verbs: ['list'] }],
  };
  const after = {
    name: 'a',
    config: { region: 'south', size: 1 },
    labels: { kept: 'x', c: '2' },
    rules: [{ verbs: ['get'] }, { verbs: ['list', 'watch'] }],
  };
  expect(between(before, after)).toEqual([
    { path: 'config.region', before: 'north', after: 'south' },
    { path: 'labels["a.b"]', before: '1', after: null },
    { path: 'labels.c', before: null, after: '2' },
    { path: 'rules[1].verbs', before: ['list'], after: ['list', 'watch'] },
  ]);
});

it('changesBetween treats null and missing members as equal', () => {
  expect(between({ a: null, b: [1, { c: null }] }, { b: [1, {}] })).toEqual([]);
  expect(between({ a: null }, { a: '' })).toEqual([{ path: 'a', before: null, after: '' }]);
});

it('changesBetween reports a list as a whole if its length changes', () => {
  expect(between({ rules: [{ a: 1 }] }, { rules: [{ a: 1 }, { a: 2 }] })).toEqual([
    { path: 'rules', before: [{ a: 1 }], after: [{ a: 1 }, { a: 2 }] },
  ]);
});

it.each<[string, Json, Json, Marks, Marks]>([
  ['marked in the old value', { key: 'canary' }, { key: 'x' }, { key: true }, {}],
  ['marked in the new value', { key: 'x' }, { key: 'canary' }, {}, { key: true }],
  ['marked in a parent', { key: { inner: 'canary' } }, { key: { inner: 'x' } }, { key: true }, {}],
  [
    'marked in a list whose elements have moved',
    { key: ['a', 'canary'] },
    { key: ['canary', 'a', 'b'] },
    { key: [false, true] },
    {},
  ],
  ['marked as a whole', { key: 'canary' }, { key: 'x' }, true, {}],
])('changesBetween returns no sensitive value: %s', (_, before, after, sensitiveBefore, sensitiveAfter) => {
  const changes = between(before, after, sensitiveBefore, sensitiveAfter);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ sensitive: true });
  expect(JSON.stringify(changes)).not.toContain('canary');
});
