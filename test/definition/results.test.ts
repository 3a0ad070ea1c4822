import type { Attributes } from '../../src/definition/attribute';
import { resultsOf } from '../../src/definition/results';
import { secretInput } from '../../src/definition/secret-input';

test("returns a resource's attributes as computed, without rules and defaults and without attributes that are never returned", () => {
  const results = resultsOf({
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      doc: 'A name.',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    },
    note: { type: 'string', use: 'optional', emptyIsAbsent: true, absent: 'there is none', doc: 'A note.' },
    size: { type: 'int', use: 'optional', default: 3, doc: 'A size.' },
    seen: { type: 'bool', use: 'optional', default: true, unreadable: 'maybe', doc: 'Whether it is seen.' },
    tags: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'trimmed',
      absent: 'there are none',
      doc: 'Tags.',
    },
    triggers: {
      type: 'map',
      element: 'string',
      use: 'optional',
      local: true,
      absent: 'there are none',
      doc: 'Triggers.',
    },
    ...secretInput('key', { absent: 'there is none', doc: 'A key.' }),
  });
  expect(results).toEqual({
    name: { type: 'string', use: 'computed', doc: 'A name.' },
    note: { type: 'string', use: 'computed', absent: 'there is none', doc: 'A note.' },
    size: { type: 'int', use: 'computed', doc: 'A size.' },
    seen: { type: 'bool', use: 'computed', absent: 'the service does not report it', doc: 'Whether it is seen.' },
    tags: { type: 'set', element: 'string', use: 'computed', doc: 'Tags.' },
  });
});

test('keeps sensitive attributes sensitive', () => {
  const attributes: Attributes = { token: { type: 'string', use: 'computed', sensitive: true, doc: 'A token.' } };
  expect(resultsOf(attributes)).toEqual({
    token: { type: 'string', use: 'computed', sensitive: true, doc: 'A token.' },
  });
});

test('requires the members of objects and choices to be written out', () => {
  expect(() =>
    resultsOf({ config: { type: 'object', use: 'optional', absent: 'there is none', doc: 'More.', attributes: {} } }),
  ).toThrow('`config` has members');
});
