import type { Ask } from './service';

const POLICIES = 'sys/policies/password';
const read = (name: string): Ask => ['GET', `${POLICIES}/${name}`];
const write = (policy: unknown, name = 'database'): Ask => ['POST', `${POLICIES}/${name}`, { policy }];
/** Each text is written in place of the last one that was accepted. */
const tried = (...policies: readonly string[]): Ask[] =>
  policies.flatMap((policy) => [write(policy), read('database/generate')]);

const rule = (members: string) => `length = 20\nrule "charset" { ${members} }`;
const PLAIN = rule('charset = "abc"');
const ABC = '{"charset": "abc"}';
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Requests about password policies, in order. A second rule without a set is not among them: OpenBao ends the connection. */
export const PASSWORD_POLICY_ASKS: readonly Ask[] = [
  ['LIST', POLICIES],
  read('none'),
  read('none/generate'),
  ['POST', `${POLICIES}/database`, {}],
  write(''),
  write(7),
  write(PLAIN),
  read('database'),
  // HCL.
  ...tried(
    'length = 21 rule "charset" { charset = "abc" min-chars = 1 }',
    'length = 22, rule "charset" { charset = "abc", min-chars = 1, }',
    '"length" = 23\n"rule" charset { "charset" = "abc" }',
    '# a\n// b\n/* c */ length = 24\nrule "charset" { # d\n charset = "abc" // e\n}\n',
    'length =\n25\nrule "charset"\n{ charset = "abc" }',
    'length = 0x1a\nrule "charset" { charset = "abc" }',
    'length = 033\nrule "charset" { charset = "abc" }',
    'length = 2.8e1\nrule "charset" { charset = "abc" }',
    'length = 29.9\nrule "charset" { charset = "abc" }',
    'length = 20\nlength = 30\nrule "charset" { charset = "abc" }',
    'length = 31\r\nrule "charset" {\r\n charset = "abc"\r\n}\r\n',
  ),
  ...tried(
    'length = 32\nrule = [{ charset = { charset = "abc" } }]',
    'length = 33\nrule { charset { charset = "abc" } }',
    'length = 34\nrule = { charset = { charset = "abc" } }',
    'length = 35\nfoo = { a = 1 b = [1, {c = 2},] }\nname = "x"\nrule "charset" { charset = "abc" more = 1 }',
    rule('charset = "${a}"'),
    rule('charset = "${a "b" }"'),
    rule('charset = "$a{"'),
    rule('charset = "\\u00e4\\x41\\101\\U0001F600\\"\\\\"'),
    rule('charset = "\\u0024{"'),
    rule('charset = "äö€😀"'),
    rule('charset = "aab"'),
    rule('charset = " a"'),
    rule('charset = "a" charset = "b"'),
  ),
  ...tried(
    rule('charset = "abc" min_chars = 5'),
    rule('charset = "abc" min-chars = -5'),
    rule('charset = "abc" min-chars = 1.5'),
    'length = 4\nrule "charset" { charset = "abc" }',
    'length = 100\nrule "charset" { charset = "abc" }',
  ),
  // JSON.
  ...tried(
    `{"length": 36, "rule": {"charset": ${ABC}}}`,
    `{"length": 37, "rule": {"charset": [${ABC}, {"charset": "def", "min-chars": 1}]}}`,
    `{"length": 38, "rule": [{"charset": ${ABC}}, {"charset": {"charset": "def"}}]}`,
    `{"length": 39, "rule": [{"charset": [${ABC}]}]}`,
    `{"length": 40.0, "rule": {"charset": ${ABC}}}`,
    `{"length": 20, "length": 41, "rule": {"charset": ${ABC}}}`,
  ),
  // What is refused.
  write('length = 20'),
  write('rule "charset" { charset = "abc" }'),
  write('length = "20"\nrule "charset" { charset = "abc" }'),
  write('length = true\nrule "charset" { charset = "abc" }'),
  write('length = -5\nrule "charset" { charset = "abc" }'),
  write('length = 3\nrule "charset" { charset = "abc" }'),
  write('length = 101\nrule "charset" { charset = "abc" }'),
  write('length = 08\nrule "charset" { charset = "abc" }'),
  write('length = +20\nrule "charset" { charset = "abc" }'),
  write(
    'length = 5\nrule "charset" { charset = "abc" min-chars = 3 }\nrule "charset" { charset = "def" min-chars = 3 }',
  ),
  write('length = 20\nrule "words" { charset = "abc" }'),
  write('length = 20\nrule { charset = "abc" }'),
  write('length = 20\nrule "charset" = { charset = "abc" }'),
  write('LENGTH = 20\nRULE "CHARSET" { CHARSET = "abc" }'),
  write(rule('charset = ""')),
  write(rule('min-chars = 1')),
  write(rule('charset = 123')),
  write(rule('charset = ["a"]')),
  write(rule('charset = "abc" min-chars = "5"')),
  write(rule('charset = "a\tb"')),
  write(rule('charset = "a\\nb"')),
  write(rule('charset = "a\u00a0b"')),
  write(rule('charset = "a\\q"')),
  write(rule('charset = "${a"')),
  write('length = 20\nrule "charset" {\n charset = <<EOF\nabc\nEOF\n}\n'),
  write('length = 20\nrule "charset" { charset = "ab\nc" }'),
  write('length = 20\nrule "charset" { charset = "abc"'),
  write('length = = 20'),
  write('length: 20'),
  write('length = 20; rule "charset" { charset = "abc" }'),
  write(`${PLAIN}\n}`),
  write("length = 20\nrule 'charset' { charset = 'abc' }"),
  write('"x"'),
  write('[]'),
  write('  \n'),
  read('database'),
  // What is accepted, and never met.
  write(
    ['length = 26', ...LETTERS.map((letter) => `rule "charset" { charset = "${letter}" min-chars = 1 }`)].join('\n'),
  ),
  read('database/generate'),
  // Names.
  ...['a/b', 'a%2Fc', 'a b', 'Upper', 'a.', '-a', 'a+b', 'generate'].flatMap((name) => [
    write(PLAIN, name),
    read(name),
    read(`${name}/generate`),
  ]),
  read('upper'),
  write(PLAIN, 'x/generate'),
  ['DELETE', `${POLICIES}/x/generate`],
  ['LIST', `${POLICIES}/x/generate`],
  ['LIST', POLICIES],
  ['GET', `${POLICIES}?list=true`],
  ['GET', POLICIES],
  ['PUT', `${POLICIES}/Upper`, { policy: PLAIN }],
  ['POST', `${POLICIES}/Upper`, { policy: PLAIN, entropy_source: 'seal', more: 1 }],
  read('Upper'),
  write(Buffer.from(PLAIN).toString('base64'), 'Upper'),
  read('Upper'),
  ['DELETE', `${POLICIES}/Upper`],
  ['DELETE', `${POLICIES}/Upper`],
  read('Upper'),
];
