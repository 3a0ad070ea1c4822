import type { Attribute, ScalarAttribute } from '../../src/definition/attribute';
import { check } from '../../src/definition/check';
import type { Rule } from '../../src/definition/rule';
import { ExactNumber, UNKNOWN, type Path, type Value } from '../../src/definition/value';

type Refused = readonly [value: Value, detail: string | readonly string[], path?: Path];

/** An attribute with accepted values, and refused values with the words of the message. */
interface Case {
  readonly title: string;
  readonly attribute: Attribute;
  readonly takes: readonly Value[];
  readonly refuses: readonly Refused[];
}

const scalar = (type: ScalarAttribute['type'], more: Partial<ScalarAttribute> = {}): Attribute => ({
  type,
  use: 'optional',
  doc: 'A thing.',
  absent: 'nothing',
  ...more,
});
const ruled = (rule: Rule, type: ScalarAttribute['type'] = 'string'): Attribute => scalar(type, { rules: [rule] });
const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n';

const DURATION =
  'It must be a whole number of seconds ("90"), or whole numbers with the units d, h, m and s, largest unit first ("24h", "1h30m").';
const FRACTIONAL =
  'It must be a whole number of seconds ("90"), or numbers with the units d, h, m, s and ms, largest unit first ("1h30m", "1.5h", "250ms").';
const TIME = 'It must be an RFC 3339 time in UTC, such as "2030-01-31T12:00:00Z".';
const KEYS =
  'It must be empty, or have the keys "tenant", "id" and "secret" only together, and no keys other than "tenant", "id", "secret" and "cloud".';
const CRON =
  'It must be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".';
const URL_RULE = 'It must be an absolute URL with the scheme "http" or "https" and a host.';
const EMAIL = 'It must be an e-mail address.';

const cases: readonly Case[] = [
  {
    title: 'a string',
    attribute: scalar('string'),
    takes: ['', 'x', 'é'],
    refuses: [
      [5, 'Expected a string, but 5 is a number.'],
      [true, 'Expected a string, but true is a bool.'],
      [['x'], 'Expected a string, but the value is a list.'],
    ],
  },
  {
    title: 'a bool',
    attribute: scalar('bool'),
    takes: [true, false],
    refuses: [
      ['true', 'Expected a bool, but "true" is a string. Remove the quotes.'],
      ['yes', 'Expected a bool, but "yes" is a string.'],
      [0, 'Expected a bool, but 0 is a number.'],
    ],
  },
  {
    title: 'a number',
    attribute: scalar('number'),
    takes: [0, -1.5, 2n ** 70n, new ExactNumber('0.10000000000000000001')],
    refuses: [
      ['5', 'Expected a number, but "5" is a string. Remove the quotes.'],
      [NaN, 'Expected a number, but NaN is a number.'],
      [{ a: 1 }, 'Expected a number, but the value is an object.'],
    ],
  },
  {
    title: 'a whole number',
    attribute: scalar('int'),
    takes: [0, -3, Number.MAX_SAFE_INTEGER],
    refuses: [
      [1.5, '1.5 is not a whole number.'],
      ['7', 'Expected a whole number, but "7" is a string. Remove the quotes.'],
      [
        2n ** 53n,
        '9007199254740992 is too large to be represented exactly. It must be between -(2^53 - 1) and 2^53 - 1.',
      ],
      [
        -(2 ** 53),
        '-9007199254740992 is too large to be represented exactly. It must be between -(2^53 - 1) and 2^53 - 1.',
      ],
      [new ExactNumber('0.5000000000000000001'), '0.5000000000000000001 is not a whole number.'],
    ],
  },
  {
    title: 'a duration',
    attribute: scalar('duration'),
    takes: ['0', '86400', '24h', '1h30m', '30d', '1d2h3m4s', '90s'],
    refuses: [
      ...['', '-5', '1.5h', '250ms', '1m1h', '1h1h', '5 s', '1w', 'h', '1h30', '99999999999999999'].map(
        (value) => [value, `"${value}" is not a duration. ${DURATION}`] as const,
      ),
      [60, 'Expected a string, but 60 is a number.'],
    ],
  },
  {
    title: 'a duration with decimals',
    attribute: scalar('duration', { fractional: true }),
    takes: ['1.5h', '250ms', '90', '1h', '0.5s'],
    refuses: ['-1h', '1.h', '.5h', '1h1.5'].map((value) => [value, `"${value}" is not a duration. ${FRACTIONAL}`]),
  },
  {
    title: 'a time',
    attribute: scalar('time'),
    takes: ['2030-01-31T12:00:00Z', '2024-02-29T23:59:59.123456789Z', '0001-01-01T00:00:00Z'],
    refuses: [
      '2030-01-31',
      '2030-01-31T12:00:00',
      '2030-01-31T12:00:00+01:00',
      '2030-01-31t12:00:00z',
      '2023-02-29T00:00:00Z',
      '2030-13-01T00:00:00Z',
      '2030-01-01T24:00:00Z',
      '2030-01-01T00:00:60Z',
    ].map((value) => [value, `"${value}" is not a time. ${TIME}`]),
  },
  {
    title: 'a time in any zone',
    attribute: scalar('time', { zoned: true }),
    takes: ['2030-01-31T12:00:00Z', '2030-01-31T12:00:00+01:00'],
    refuses: ['2030-01-31T12:00:00', '2030-01-31T12:00:00+0100'].map((value) => [
      value,
      `"${value}" is not a time. It must be an RFC 3339 time, such as "2030-01-31T12:00:00Z" or "2030-01-31T13:00:00+01:00".`,
    ]),
  },
  {
    title: 'a document',
    attribute: scalar('document'),
    takes: ['{}', '[1, 2]', 'a: 1\nb: [x]\n', '"text"', '{"a": 1e400}'],
    refuses: [
      ['', 'The text is neither a JSON nor a YAML document: the text is empty.'],
      [' \n', 'The text is neither a JSON nor a YAML document: the text is empty.'],
      ['{"a": 1', 'The text is neither a JSON nor a YAML document: Flow map must end with a } at line 1, column 8.'],
      ['a: 1\na: 2', 'The text is neither a JSON nor a YAML document: Map keys must be unique at line 2, column 1.'],
      ['a: 1\n---\nb: 2', 'The text is neither a JSON nor a YAML document: the text contains several documents.'],
    ],
  },
  {
    title: 'a PEM text',
    attribute: scalar('pem'),
    takes: [CERTIFICATE, `comment\r\n${CERTIFICATE.replace(/\n/g, '\r\n')}${CERTIFICATE}`],
    refuses: [
      [
        '',
        'The text contains no block that begins with "-----BEGIN". It must contain one or more complete PEM blocks.',
      ],
      [
        '-----BEGIN CERTIFICATE-----\nMAA=\n',
        'The text has no line "-----END CERTIFICATE-----" for its block. It must contain one or more complete PEM blocks.',
      ],
      [
        '-----BEGIN CERTIFICATE-----\nM!A=\n-----END CERTIFICATE-----',
        'The text has a block CERTIFICATE that is not valid base64. It must contain one or more complete PEM blocks.',
      ],
      [
        '-----BEGIN CERTIFICATE',
        'The text has an incomplete BEGIN line. It must contain one or more complete PEM blocks.',
      ],
    ],
  },
  {
    title: 'a closed vocabulary',
    attribute: scalar('string', { values: ['pre_plan', 'post_plan', 'pre_apply'] }),
    takes: ['pre_plan'],
    refuses: [
      [
        'pre-plan',
        '"pre-plan" is not allowed. It must be "pre_plan", "post_plan" or "pre_apply". Did you mean "pre_plan"?',
      ],
      [
        'PostPlan',
        '"PostPlan" is not allowed. It must be "pre_plan", "post_plan" or "pre_apply". Did you mean "post_plan"?',
      ],
      ['never', '"never" is not allowed. It must be "pre_plan", "post_plan" or "pre_apply".'],
    ],
  },
  {
    title: 'a vocabulary of one word',
    attribute: scalar('string', { values: ['task'] }),
    takes: ['task'],
    refuses: [['tasks', '"tasks" is not allowed. It must be "task".']],
  },
  {
    title: 'at least one character',
    attribute: ruled({ rule: 'length', min: 1, unit: 'characters' }),
    takes: ['x'],
    refuses: [['', '"" is empty. It must not be empty.']],
  },
  {
    title: 'at most three characters',
    attribute: ruled({ rule: 'length', max: 3, unit: 'characters' }),
    takes: ['', 'abc', '😀😀😀', 'e\u0301e\u0301e\u0301'],
    refuses: [['abcd', '"abcd" has 4 characters. It must have at most 3 characters.']],
  },
  {
    title: 'a length between two limits',
    attribute: ruled({ rule: 'length', min: 2, max: 3, unit: 'characters' }),
    takes: ['ab', 'abc'],
    refuses: [['a', '"a" has 1 character. It must have between 2 and 3 characters.']],
  },
  {
    title: 'exactly one character',
    attribute: ruled({ rule: 'length', min: 1, max: 1, unit: 'characters' }),
    takes: ['a'],
    refuses: [['ab', '"ab" has 2 characters. It must have exactly 1 character.']],
  },
  {
    title: 'at most four bytes',
    attribute: ruled({ rule: 'length', max: 4, unit: 'bytes' }),
    takes: ['abcd', 'éé', '😀'],
    refuses: [['ééé', '"ééé" has 6 bytes of UTF-8. It must have at most 4 bytes of UTF-8.']],
  },
  {
    title: 'a long text, of which the message quotes a part,',
    attribute: ruled({ rule: 'length', max: 100, unit: 'characters' }),
    takes: ['a'.repeat(100)],
    refuses: [['a'.repeat(101), `"${'a'.repeat(79)}…" has 101 characters. It must have at most 100 characters.`]],
  },
  {
    title: 'an address or a network',
    attribute: ruled({ rule: 'network' }),
    takes: ['10.0.0.1', '10.1.2.3/8', '2001:DB8::1/128', '::ffff:10.0.0.1', '0.0.0.0/0'],
    refuses: [
      [
        '10.0.0.0/33',
        '"10.0.0.0/33" is neither an address nor a network. It must be an IP address or a network in CIDR notation, such as "10.0.0.0/8".',
      ],
      [
        'fe80::1%eth0',
        '"fe80::1%eth0" is neither an address nor a network. It must be an IP address or a network in CIDR notation, such as "10.0.0.0/8".',
      ],
    ],
  },
  {
    title: 'a network with its prefix length',
    attribute: ruled({ rule: 'network', prefixLength: 'required' }),
    takes: ['10.0.0.1/32', 'fd00::/8'],
    refuses: [
      ['10.0.0.1', '"10.0.0.1" has no prefix length. It must be a network in CIDR notation, such as "10.0.0.0/8".'],
      ['here', '"here" is not a network. It must be a network in CIDR notation, such as "10.0.0.0/8".'],
    ],
  },
  {
    title: 'a pattern',
    attribute: ruled({ rule: 'pattern', pattern: '^[a-z]+$', words: 'consist of small letters' }),
    takes: ['abc'],
    refuses: [
      ['aB', '"aB" is not allowed. It must consist of small letters.'],
      ['ab\n', '"ab\\n" is not allowed. It must consist of small letters.'],
    ],
  },
  {
    title: 'a pattern that needs the flag u',
    attribute: ruled({ rule: 'pattern', pattern: '^\\p{L}$', words: 'be one letter' }),
    takes: ['é', 'e\u0301', '𝒜'],
    refuses: [['1', '"1" is not allowed. It must be one letter.']],
  },
  {
    title: 'a number of at least 1',
    attribute: ruled({ rule: 'range', min: 1 }, 'int'),
    takes: [1, 5],
    refuses: [[0, '0 is too small. It must be at least 1.']],
  },
  {
    title: 'one of several numbers',
    attribute: ruled({ rule: 'oneOf', values: [256, 384, 512] }, 'int'),
    takes: [256, 512],
    refuses: [[255, '255 is not allowed. It must be 256, 384 or 512.']],
  },
  {
    title: 'a map with forbidden keys',
    attribute: {
      type: 'map',
      element: 'string',
      use: 'optional',
      doc: 'A map.',
      absent: 'none',
      rules: [{ rule: 'noKeys', keys: ['name', 'url'], words: 'they are attributes' }],
    },
    takes: [{}, { host: 'x' }],
    refuses: [
      [
        { host: 'x', url: 'y' },
        'The object has "url". It must not have the keys "name" and "url": they are attributes.',
      ],
    ],
  },
  {
    title: 'a map with known keys',
    attribute: {
      type: 'map',
      element: 'string',
      use: 'optional',
      doc: 'A map.',
      absent: 'none',
      rules: [
        { rule: 'onlyKeys', keys: ['tenant', 'id', 'secret', 'cloud'], needs: ['tenant'], together: ['id', 'secret'] },
      ],
    },
    takes: [{}, { tenant: 'x' }, { tenant: 'x', cloud: 'y' }, { tenant: 'x', id: 'y', secret: 'z' }],
    refuses: [
      [{ tenant: 'x', ID: 'y' }, `The object has "ID". ${KEYS}`],
      [{ cloud: 'x' }, `The object lacks "tenant". ${KEYS}`],
      [{ id: 'x' }, `The object lacks "tenant" and "secret". ${KEYS}`],
    ],
  },
  {
    title: 'a number of at most 10',
    attribute: ruled({ rule: 'range', max: 10 }, 'number'),
    takes: [10, -1],
    refuses: [
      [new ExactNumber('10.00000000000000000001'), '10.00000000000000000001 is too large. It must be at most 10.'],
      [2n ** 64n, '18446744073709551616 is too large. It must be at most 10.'],
    ],
  },
  {
    title: 'a duration between two limits',
    attribute: ruled({ rule: 'range', min: 5, max: 3600 }, 'duration'),
    takes: ['5s', '5', '1h', '60m'],
    refuses: [
      ['4s', '"4s" is too small. It must be between 5 and 3600 seconds.'],
      ['1h1s', '"1h1s" is too large. It must be between 5 and 3600 seconds.'],
    ],
  },
  {
    title: 'a cron expression',
    attribute: ruled({ rule: 'cron' }),
    takes: ['0 3 * * SUN', '*/5 0-6 1,15 jan-mar mon-fri', '5/15 * * * *', '0 0 1 1 0', ' 0  0 * * * '],
    refuses: [
      ['@daily', `"@daily" is a macro. ${CRON}`],
      ['', `"" has no fields. ${CRON}`],
      ['x', `"x" has 1 field. ${CRON}`],
      ['* * * *', `"* * * *" has 4 fields. ${CRON}`],
      ['0 0 0 * * *', `"0 0 0 * * *" has 6 fields. ${CRON}`],
      ['0 0 L * *', `"0 0 L * *" has an invalid day of month, "L". ${CRON}`],
      ['0 0 ? * *', `"0 0 ? * *" has an invalid day of month, "?". ${CRON}`],
      ['0 0 15W * *', `"0 0 15W * *" has an invalid day of month, "15W". ${CRON}`],
      ['0 0 * * FRI#2', `"0 0 * * FRI#2" has an invalid day of week, "FRI#2". ${CRON}`],
      ['0 0 * * 7', `"0 0 * * 7" has an invalid day of week, "7". ${CRON}`],
      ['0 0 * 1JAN *', `"0 0 * 1JAN *" has an invalid month, "1JAN". ${CRON}`],
      ['MON 0 * * *', `"MON 0 * * *" has an invalid minute, "MON". ${CRON}`],
      ['/5 * * * *', `"/5 * * * *" has an invalid minute, "/5". ${CRON}`],
      ['1, * * * *', `"1, * * * *" has an invalid minute, "1,". ${CRON}`],
      ['60 * * * *', `"60 * * * *" has an invalid value, range or step. ${CRON}`],
      ['* 24 * * *', `"* 24 * * *" has an invalid value, range or step. ${CRON}`],
      ['* * 0 * *', `"* * 0 * *" has an invalid value, range or step. ${CRON}`],
      ['* * * 13 *', `"* * * 13 *" has an invalid value, range or step. ${CRON}`],
      ['30-10 * * * *', `"30-10 * * * *" has an invalid value, range or step. ${CRON}`],
      ['*/0 * * * *', `"*/0 * * * *" has an invalid value, range or step. ${CRON}`],
    ],
  },
  {
    title: 'a semantic version',
    attribute: ruled({ rule: 'semver' }),
    takes: ['1.2.3', '0.0.0', '1.0.0-rc.1+build.5'],
    refuses: ['1.2', 'v1.2.3', '=1.2.3', ' 1.2.3', '1.2.3 ', '01.2.3', '1.2.3-01', '1.2.3.4', 'latest', ''].map(
      (value) => [
        value,
        `"${value}" is not a semantic version. It must be a semantic version such as "1.2.0", without a leading "v".`,
      ],
    ),
  },
  {
    title: 'a semantic version with a leading v',
    attribute: ruled({ rule: 'semver', leadingV: true }),
    takes: ['1.2.3', 'v1.2.3'],
    refuses: ['vv1.2.3', 'V1.2.3', 'v1'].map((value) => [
      value,
      `"${value}" is not a semantic version. It must be a semantic version such as "1.2.0", with or without a leading "v".`,
    ]),
  },
  {
    title: 'a URL',
    attribute: ruled({ rule: 'url', schemes: ['http', 'https'] }),
    takes: [
      'http://a',
      'https://example.com:8443/x?y=z#w',
      'HTTPS://EXAMPLE.com',
      'http://127.0.0.1/',
      'http://[::1]:80/',
      'https://user@example.com/',
      'https://example.com/%20',
    ],
    refuses: [
      ['', `"" is not an absolute URL. ${URL_RULE}`],
      ['/path', `"/path" is not an absolute URL. ${URL_RULE}`],
      ['example.com', `"example.com" is not an absolute URL. ${URL_RULE}`],
      ['http:example.com', `"http:example.com" is not an absolute URL. ${URL_RULE}`],
      ['http:\\\\example.com', `"http:\\\\\\\\example.com" is not an absolute URL. ${URL_RULE}`],
      ['ftp://example.com', `"ftp://example.com" has the scheme "ftp". ${URL_RULE}`],
      ['http://', `"http://" has no host. ${URL_RULE}`],
      ['http:///path', `"http:///path" has no host. ${URL_RULE}`],
      ['http://:80', `"http://:80" has no host. ${URL_RULE}`],
      ['http://user@/', `"http://user@/" has no host. ${URL_RULE}`],
      ['http://?x', `"http://?x" has no host. ${URL_RULE}`],
      ['http://a b', `"http://a b" contains white space or a control character. ${URL_RULE}`],
      ['http://a\n', `"http://a\\n" contains white space or a control character. ${URL_RULE}`],
      ['http://a\\b', `"http://a\\\\b" contains a backslash. ${URL_RULE}`],
      ['http://a/%zz', `"http://a/%zz" contains a "%" that is not followed by two hexadecimal digits. ${URL_RULE}`],
      ['http://a:99999', `"http://a:99999" has an invalid host or port. ${URL_RULE}`],
      ['http://300.1.1.1', `"http://300.1.1.1" has an invalid host or port. ${URL_RULE}`],
      ['http://[::1', `"http://[::1" has an invalid host or port. ${URL_RULE}`],
    ],
  },
  {
    title: 'an email address',
    attribute: ruled({ rule: 'email' }),
    takes: ['a@example.com', 'first.last+tag@sub.example.org', 'root@localhost', 'jürgen@bücher.example'],
    refuses: [
      ['example.com', `"example.com" has no "@". ${EMAIL}`],
      ['@example.com', `"@example.com" has no valid local part before the "@". ${EMAIL}`],
      ['a..b@example.com', `"a..b@example.com" has no valid local part before the "@". ${EMAIL}`],
      ['a b@example.com', `"a b@example.com" has no valid local part before the "@". ${EMAIL}`],
      ['a@b@example.com', `"a@b@example.com" has no valid local part before the "@". ${EMAIL}`],
      ['a@', `"a@" has no domain name after the "@". ${EMAIL}`],
      ['a@-x.com', `"a@-x.com" has no domain name after the "@". ${EMAIL}`],
      ['a@x..com', `"a@x..com" has no domain name after the "@". ${EMAIL}`],
      ['a@example.com ', `"a@example.com " has no domain name after the "@". ${EMAIL}`],
      [`${'a'.repeat(65)}@x.com`, `"${'a'.repeat(65)}@x.com" is longer than an e-mail address can be. ${EMAIL}`],
    ],
  },
  {
    title: 'a PEM block of one kind',
    attribute: ruled({ rule: 'pemBlock', labels: ['CERTIFICATE'] }, 'pem'),
    takes: [CERTIFICATE],
    refuses: [
      [
        CERTIFICATE.replace(/CERTIFICATE/g, 'PRIVATE KEY'),
        'The text contains "PRIVATE KEY". It must contain a PEM block "CERTIFICATE".',
      ],
    ],
  },
  {
    title: 'a document with an object',
    attribute: ruled({ rule: 'objectDocument' }, 'document'),
    takes: ['{}', 'a: 1'],
    refuses: [
      ['[]', 'The text does not contain an object. It must contain an object.'],
      ['null', 'The text does not contain an object. It must contain an object.'],
      ['12345678901234567890', 'The text does not contain an object. It must contain an object.'],
    ],
  },
  {
    title: 'a document with an object that has a list',
    attribute: ruled({ rule: 'objectDocument', lists: ['rules'] }, 'document'),
    takes: ['{"rules": []}', 'rules:\n- a: 1\n'],
    refuses: [
      ['{}', 'The text has no list "rules". It must contain an object with a list "rules".'],
      ['rules: {}', 'The text has no list "rules". It must contain an object with a list "rules".'],
    ],
  },
  {
    title: 'a list with rules for itself and its elements',
    attribute: {
      type: 'list',
      element: 'string',
      use: 'optional',
      doc: 'Words.',
      absent: 'none',
      rules: [{ rule: 'length', min: 1, max: 2, unit: 'elements' }],
      elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
    },
    takes: [['a'], ['a', UNKNOWN]],
    refuses: [
      [[], 'The list is empty. It must have between 1 and 2 elements.'],
      [['a', 'b', 'c'], 'The list has 3 elements. It must have between 1 and 2 elements.'],
      [['a', ''], '"" is empty. It must not be empty.', [1]],
      [['a', 5], 'Expected a string, but 5 is a number.', [1]],
      [['a', undefined], 'An element is null. Remove it.', [1]],
      ['a', 'Expected a list, but the value is a string.'],
      [{ a: 'b' }, 'Expected a list, but the value is an object.'],
    ],
  },
  {
    title: 'a set, whose elements have no path',
    attribute: {
      type: 'set',
      element: 'string',
      values: ['read', 'write'],
      use: 'optional',
      doc: 'Words.',
      absent: 'none',
    },
    takes: [[], ['write', 'read', 'read']],
    refuses: [
      [['read', 'wirte'], '"wirte" is not allowed. It must be "read" or "write".'],
      [
        ['raed', 'rite'],
        [
          '"raed" is not allowed. It must be "read" or "write".',
          '"rite" is not allowed. It must be "read" or "write". Did you mean "write"?',
        ],
      ],
    ],
  },
  {
    title: 'a map',
    attribute: {
      type: 'map',
      element: 'duration',
      use: 'optional',
      doc: 'Times.',
      absent: 'none',
      rules: [{ rule: 'length', max: 2, unit: 'elements' }],
    },
    takes: [
      {},
      { a: '5s', b: UNKNOWN },
      JSON.parse('{"__proto__": "5s"}') as Value,
      Object.assign(Object.create(null), { constructor: '1h' }) as Value,
    ],
    refuses: [
      [{ a: 'x' }, `"x" is not a duration. ${DURATION}`, ['a']],
      [JSON.parse('{"__proto__": "x"}') as Value, `"x" is not a duration. ${DURATION}`, ['__proto__']],
      [{ 7: 'x' }, `"x" is not a duration. ${DURATION}`, ['7']],
      [{ a: undefined }, 'The value of the key "a" is null. Remove it.', ['a']],
      [{ a: '1', b: '2', c: '3' }, 'The object has 3 elements. It must have at most 2 elements.'],
      [['5s'], 'Expected a map, but the value is a list.'],
    ],
  },
];

describe.each(cases)('$title', ({ attribute, takes, refuses }) => {
  const look = (value: Value) => check({ attributes: { thing: attribute } }, { thing: value });

  test.each(takes.map((value) => [value]))('accepts %p', (value) => {
    expect(look(value as Value)).toEqual([]);
  });

  test.each(refuses.map((refused) => [refused[0], refused] as const))(
    'refuses %p',
    (_, [value, details, path = []]) => {
      expect(look(value)).toEqual(
        [details].flat().map((detail) => ({
          path: ['thing', ...path],
          code: 'value-invalid',
          summary: 'Invalid `thing`',
          detail,
          severity: 'error',
        })),
      );
    },
  );

  test('accepts unknown and absent values', () => {
    expect(look(UNKNOWN)).toEqual([]);
    expect(look(undefined)).toEqual([]);
  });

  test('never quotes a sensitive value', () => {
    for (const [value] of refuses) {
      if (typeof value !== 'string' || value.length < 4) continue;
      const secret = `canary${value}`;
      for (const { summary, detail } of check(
        { attributes: { thing: { ...attribute, sensitive: true } as Attribute } },
        { thing: secret },
      )) {
        expect(summary + detail).not.toContain('canary');
      }
    }
  });
});

test('prints (sensitive) in place of a sensitive value, even a nested one', () => {
  const attributes = {
    key: { type: 'string', use: 'optional', doc: 'A key.', absent: 'none', sensitive: true, values: ['a', 'b'] },
    credentials: {
      type: 'map',
      element: 'string',
      use: 'optional',
      doc: 'Keys.',
      absent: 'none',
      sensitive: true,
      elementRules: [{ rule: 'url', schemes: ['http'] }],
    },
    login: {
      type: 'object',
      use: 'optional',
      doc: 'A login.',
      absent: 'none',
      sensitive: true,
      attributes: { port: { type: 'int', use: 'required', doc: 'A port.' } },
    },
    rules: { type: 'document', use: 'optional', doc: 'Rules.', absent: 'none', sensitive: true },
  } as const;
  const problems = check(
    { attributes },
    { key: 'hunter2', credentials: { k: 'hunter2://x' }, login: { port: 'hunter2' }, rules: '*hunter2' },
  );
  expect(problems.map(({ detail }) => detail)).toEqual([
    '(sensitive) is not allowed. It must be "a" or "b".',
    '(sensitive) is not allowed. It must be an absolute URL with the scheme "http" and a host.',
    'Expected a whole number, but (sensitive) is a string.',
    'The text is neither a JSON nor a YAML document.',
  ]);
});
