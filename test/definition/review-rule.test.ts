import type { DisplayValues } from '../../src/definition/display-value';
import { defineResource } from '../../src/definition/resource';
import type { AttributeRule, ResourceReview, ObjectChange, Operation, Test } from '../../src/definition/review-rule';
import { hostOf } from '../../src/definition/review/host';
import { interpret } from '../../src/definition/review/interpret';
import { hide } from '../../src/definition/review/redact';
import { secretInput } from '../../src/definition/secret-input';
import { UNKNOWN } from '../../src/definition/value';

const thing = defineResource({
  type: 'lintel_thing',
  service: 'platform',
  construct: 'Thing',
  doc: 'A thing.',
  source: [],
  identity: { id: true },
  imports: [],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Its id.' },
    level: {
      type: 'string',
      use: 'optional',
      values: ['strict', 'mild', 'none'],
      default: 'strict',
      doc: 'How strict.',
    },
    open: { type: 'bool', use: 'optional', default: false, doc: 'Whether it is open.' },
    names: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'none',
      compare: 'anyCase',
      doc: 'Names.',
    },
    life: { type: 'duration', use: 'optional', emptyIsAbsent: true, absent: 'for ever', doc: 'How long.' },
    until: { type: 'time', use: 'optional', absent: 'for ever', doc: 'Until when.' },
    limit: { type: 'int', use: 'optionalComputed', absent: 'the service chooses', doc: 'How many.' },
    url: { type: 'string', use: 'optional', absent: 'nowhere', doc: 'Where.' },
    code: { type: 'string', use: 'optional', absent: 'nothing', doc: 'Code.' },
    inner: {
      type: 'object',
      use: 'optional',
      absent: 'nothing',
      doc: 'Inner.',
      attributes: { deep: { type: 'string', use: 'optional', absent: 'nothing', doc: 'Deep.' } },
    },
    ...secretInput('key', { absent: 'none', doc: 'A key.' }),
    revision: { type: 'int', use: 'computed', revision: true, doc: 'How often.' },
  },
});

const words = { severity: 'danger', says: 'It happens', why: 'It matters.' } as const;
const changeOf = (
  operation: Operation,
  before: DisplayValues,
  after: DisplayValues,
  more: Partial<ObjectChange> = {},
): ObjectChange => ({
  type: 'lintel_thing',
  address: 'lintel_thing.this',
  operation,
  before,
  after,
  replacing: new Set(),
  others: [],
  nameOf: () => undefined,
  heldBy: [],
  changed: new Set(
    [...Object.keys(before), ...Object.keys(after)]
      .filter((name) => before[name] !== after[name])
      .flatMap((name) => (name === 'inner' ? [name, 'inner.deep'] : [name])),
  ),
  ...more,
});
const judge = (review: ResourceReview['rules'], change: ObjectChange) =>
  interpret(thing, { rules: review, unremarkable: {} }, change);
const applies = (
  attribute: string,
  test: Test,
  before: DisplayValues,
  after: DisplayValues,
  operation: Operation = 'update',
): boolean | 'undecided' => {
  const [found] = judge(
    [{ ...words, ...test, attribute, on: [operation] } as AttributeRule],
    changeOf(operation, before, after),
  );
  return found === undefined ? false : found.says === 'It happens' ? true : 'undecided';
};

describe('an attribute test of a review rule', () => {
  const falls: Test = { when: 'falls', order: ['strict', 'mild', 'none'] };
  it.each<[string, string, Test, DisplayValues, DisplayValues, boolean | 'undecided']>([
    ['a level that falls', 'level', falls, { level: 'mild' }, { level: 'none' }, true],
    ['a level that falls from its default', 'level', falls, {}, { level: 'mild' }, true],
    ['a level that rises', 'level', falls, { level: 'none' }, { level: 'mild' }, false],
    ['a level that is unknown', 'level', falls, { level: 'mild' }, { level: UNKNOWN }, 'undecided'],
    ['a level that cannot fall further', 'level', falls, { level: 'none' }, { level: UNKNOWN }, false],
    ['a level with an unknown future value', 'level', falls, { level: 'mild' }, { level: 'lax' }, false],
    ['an attribute that takes the value', 'open', { when: 'becomes', is: true }, { open: false }, { open: true }, true],
    [
      'an attribute that takes the value instead of its default',
      'open',
      { when: 'becomes', is: true },
      {},
      { open: true },
      true,
    ],
    [
      'an attribute that already has the value',
      'open',
      { when: 'becomes', is: true },
      { open: true },
      { open: UNKNOWN },
      false,
    ],
    ['an attribute that becomes absent', 'open', { when: 'becomes', is: false }, { open: true }, {}, true],
    [
      'a list that takes the value in another case',
      'names',
      { when: 'becomes', is: ['b'] },
      { names: ['a'] },
      { names: ['B'] },
      true,
    ],
    ['a list that gains an element', 'names', { when: 'gains' }, { names: ['a'] }, { names: ['a', 'b'] }, true],
    ['a list in another case', 'names', { when: 'gains' }, { names: ['a'] }, { names: ['A'] }, false],
    [
      'a list that gains another element',
      'names',
      { when: 'gains', any: ['*'] },
      { names: ['a'] },
      { names: ['a', 'b'] },
      false,
    ],
    ['a list that gains everything', 'names', { when: 'gains', any: ['*'] }, {}, { names: ['*'] }, true],
    [
      'an empty list that allows everything',
      'names',
      { when: 'gains', absentIs: 'everything' },
      { names: ['a'] },
      {},
      true,
    ],
    [
      'an empty list that becomes a limit',
      'names',
      { when: 'gains', absentIs: 'everything' },
      {},
      { names: ['a'] },
      false,
    ],
    ['a list that loses an element', 'names', { when: 'loses' }, { names: ['a', 'b'] }, { names: ['a'] }, true],
    [
      'a list whose loss another attribute makes up for',
      'names',
      { when: 'loses', unless: ['*'] },
      { names: ['a', 'b'] },
      { names: ['*'] },
      false,
    ],
    ['a duration in another spelling', 'life', { when: 'rises' }, { life: '60m' }, { life: '1h' }, false],
    ['a duration that rises', 'life', { when: 'rises' }, { life: '60m' }, { life: '61m' }, true],
    ['a duration without an end', 'life', { when: 'rises', absentIs: 'most' }, { life: '1h' }, {}, true],
    [
      'a duration of zero, which means none',
      'life',
      { when: 'rises', absentIs: 'most' },
      { life: '1h' },
      { life: '0' },
      true,
    ],
    ['a duration that gets an end', 'life', { when: 'sinks', absentIs: 'most' }, {}, { life: '1h' }, true],
    ['a duration without a prior value', 'life', { when: 'rises' }, {}, { life: '1h' }, false],
    [
      'a time that is later',
      'until',
      { when: 'rises' },
      { until: '2030-01-01T00:00:00Z' },
      { until: '2031-01-01T00:00:00Z' },
      true,
    ],
    [
      'an address on another host',
      'url',
      { when: 'moves' },
      { url: 'https://a.example.com/x' },
      { url: 'https://b.example.com/x' },
      true,
    ],
    [
      'an address on the same host',
      'url',
      { when: 'moves' },
      { url: 'https://a.example.com/x' },
      { url: 'https://A.example.com:443/y' },
      false,
    ],
    ...(
      [
        ['https://a.example.com/x', 'http://a.example.com/x', 'unencrypted'],
        ['https://a.example.com/x', 'https://a.example.com:8443/x', 'port'],
        ['https://a.example.com:8443/x', 'http://a.example.com:8443/x', 'unencrypted'],
        ['https://a.example.com/x', 'http://a.example.com:8080/x', 'port', 'unencrypted'],
        ['https://a.example.com/x', 'http://b.example.com:8080/x', 'host', 'unencrypted'],
        ['http://a.example.com/x', 'https://a.example.com/x'],
        ['http://a.example.com/x', 'http://a.example.com/y'],
        ['postgresql://a:5432/x', 'postgres://a:5432/x'],
        ['postgresql://u:p/w@a:5432,b:5432/x', 'postgresql://u:p@a:5432,b:5433/x', 'port'],
        ['postgresql://u:p@a:5432,b:5432/x', 'postgresql://u:p@a:5432,c:5432/x', 'host'],
        ['u:p@tcp(db:3306)/x', 'u:p@tcp(db:3307)/x', 'port'],
        ['u:p@tcp(db:3306)/x', 'u:p@tcp(other:3306)/x', 'host'],
        ['u:p@tcp([::1]:3306)/x', 'u:p@tcp([::2]:3306)/x', 'host'],
        ['redis://::1', 'redis://::2', 'host'],
        ['server=a;port=1', 'server=b;port=1', 'host'],
      ] as const
    ).flatMap(([before, after, ...reported]) =>
      (
        [
          ['host', { when: 'moves' }],
          ['port', { when: 'moves', to: 'port' }],
          ['unencrypted', { when: 'unencrypted' }],
        ] as const
      ).map(([what, test]): [string, string, Test, DisplayValues, DisplayValues, boolean] => [
        `the ${what} of ${before}, then ${after}`,
        'url',
        test,
        { url: before },
        { url: after },
        (reported as readonly string[]).includes(what),
      ]),
    ),
    [
      'an address that is unknown',
      'url',
      { when: 'moves' },
      { url: 'https://a.example.com/x' },
      { url: UNKNOWN },
      'undecided',
    ],
    [
      'a text that begins to match',
      'code',
      { when: 'matches', pattern: /all/ },
      { code: 'some' },
      { code: 'all' },
      true,
    ],
    [
      'a text that already matched',
      'code',
      { when: 'matches', pattern: /all/ },
      { code: 'all' },
      { code: 'all of it' },
      false,
    ],
    ['an attribute that appears', 'code', { when: 'appears' }, {}, { code: UNKNOWN }, true],
    ['an attribute that disappears', 'code', { when: 'disappears' }, { code: 'x' }, {}, true],
    ['an attribute that differs', 'code', { when: 'differs' }, { code: 'x' }, { code: 'y' }, true],
    ['a new attribute, which does not differ', 'code', { when: 'differs' }, {}, { code: 'y' }, false],
    [
      'a member of an object',
      'inner.deep',
      { when: 'changes' },
      { inner: { deep: 'a' } },
      { inner: { deep: 'b' } },
      true,
    ],
    ['a secret in state', 'key', { when: 'sent' }, { key: hide('one') }, { key: hide('two') }, true],
    ['a secret that is write-only', 'key', { when: 'sent' }, { revision: 1 }, { revision: 2 }, true],
    ['a removed secret', 'key', { when: 'sent' }, { key: hide('one') }, {}, false],
  ])('recognizes %s', (_, attribute, test, before, after, expected) => {
    expect(applies(attribute, test, before, after)).toBe(expected);
  });

  it('compares sensitive values without showing them', () => {
    const [found] = judge(
      [{ ...words, attribute: 'names', when: 'gains' }],
      changeOf('update', { names: hide(['a']) }, { names: hide(['a', 'secret name']) }),
    );
    expect(found.items).toEqual([]);
    expect(JSON.stringify(found)).not.toContain('secret name');
    expect([`${found.new as string}`, found.old]).toEqual(['(sensitive)', found.old]);
  });

  it('is a note if an input of a new object is unknown, and does not apply if the service chooses the value', () => {
    const rule = (attribute: string): AttributeRule => ({
      ...words,
      attribute,
      when: 'becomes',
      is: 'none',
      on: ['create'],
    });
    expect(
      judge([rule('level')], changeOf('create', {}, { level: UNKNOWN })).map(({ severity, says }) => [severity, says]),
    ).toEqual([['note', 'Known only after apply: it happens']]);
    expect(
      judge(
        [{ ...words, attribute: 'limit', when: 'becomes', is: 1, on: ['create'] }],
        changeOf('create', {}, { limit: UNKNOWN }),
      ),
    ).toEqual([]);
  });
});

describe('review rules', () => {
  it('report an attribute once, by the first rule that applies', () => {
    const change = changeOf('update', { open: false, names: ['a'] }, { open: true, names: ['b'] });
    const found = judge(
      [
        { ...words, attribute: 'open', when: 'becomes', is: true },
        { ...words, severity: 'note', attribute: 'open', when: 'changes' },
        { ...words, attribute: 'names', when: 'gains' },
        { ...words, attribute: 'names', when: 'loses' },
        { ...words, severity: 'note', attribute: 'names', when: 'changes' },
      ],
      change,
    );
    expect(found.map(({ attribute, severity }) => [attribute, severity])).toEqual([
      ['open', 'danger'],
      ['names', 'danger'],
      ['names', 'danger'],
    ]);
  });

  it('report a replacement by its cause if a rule covers the cause, and otherwise by the general rule', () => {
    const rules: ResourceReview['rules'] = [
      { ...words, on: ['replace'], says: 'It is replaced' },
      { ...words, attribute: 'url', when: 'changes' },
    ];
    const saidOf = (replacing: string) =>
      judge(
        rules,
        changeOf('replace', { url: 'a', code: 'a' }, { url: 'b', code: 'b' }, { replacing: new Set([replacing]) }),
      ).map(({ says }) => says);
    expect([saidOf('url'), saidOf('code')]).toEqual([['It happens'], ['It happens', 'It is replaced']]);
  });

  it('examine the prior values of a deleted object and the new values of any other', () => {
    const rule: ResourceReview['rules'] = [
      { ...words, on: ['delete', 'create'], where: { attribute: 'level', is: ['strict'] } },
    ];
    expect(judge(rule, changeOf('delete', { level: 'strict' }, {}))).toHaveLength(1);
    expect(judge(rule, changeOf('create', {}, { level: 'mild' }))).toEqual([]);
  });

  it('are refused if they name an attribute that does not exist', () => {
    expect(() => judge([{ ...words, attribute: 'nothing', when: 'changes' }], changeOf('update', {}, {}))).toThrow(
      'lintel_thing: a review rule names nothing, which is not an attribute',
    );
  });
});

it.each([
  ['https://hooks.example.com/scan?x=1', 'hooks.example.com'],
  ['HTTPS://Hooks.Example.com:8443/', 'hooks.example.com'],
  ['postgresql://{{username}}:{{password}}@db.example.com:5432/orders?sslmode=disable', 'db.example.com'],
  ['postgresql://user:p/a@ss@db:5432/orders', 'db'],
  ['{{username}}:{{password}}@tcp(db:3306)/', 'tcp(db)'],
  ['{{username}}/{{password}}@//db.example.com:1521/service', 'db.example.com'],
  ['mongodb://a@one:27017,two:27017/admin', 'one,two'],
  [undefined, ''],
])('extracts from the address %s the host %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
