import type { Value, Values } from '../../../../src/definition/value';
import { parsePasswordPolicy } from '../../../../src/emulator/secrets/password-policy';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/** `password-policy-openbao.test.ts` tries `namespace`. Only Vault has a source of randomness to choose. */
export const without: FixtureFile['without'] = {
  standard: ['namespace', 'entropySource'],
  vault: ['namespace'],
  openbao: ['namespace', 'entropySource'],
};

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const TEXT = `length = 20\n\nrule "charset" {\n  charset = "${LOWER}"\n  min-chars = 1\n}\nrule "charset" { charset = "0123456789" }\n`;
const OTHER_TEXT = '{"length": 32, "rule": {"charset": [{"charset": "ABCDEF"}, {"charset": "!?", "min-chars": 2}]}}';
const RULES = [{ charset: LOWER, minChars: 2 }, { charset: '0123456789' }];

export const createFixture: CreateFixture = async (service) => {
  const pathOf = ({ name }: Values) => `/v1/sys/policies/password/${String(name)}`;
  const write = async (state: Values, body: object) => {
    const { status, body: answer } = await service.request('POST', pathOf(state), { body });
    if (status >= 300) throw new Error(`the policy could not be changed: ${status} ${JSON.stringify(answer)}`);
  };
  const look = async (state: Values): Promise<Values | undefined> => {
    const stored = ((await service.control.snapshot()).objects.passwordPolicies as unknown as StoredPolicy[]).find(
      ({ name }) => name === state.name,
    );
    if (!stored) return undefined;
    const { length, charsets } = parsePasswordPolicy(stored.policy);
    return {
      name: stored.name,
      policy: stored.policy,
      length,
      rules: charsets.map(({ characters, least }) => ({
        charset: characters.join(''),
        minChars: least === 0 ? undefined : least,
      })),
      entropySource: stored.entropySource || undefined,
    };
  };
  return {
    minimal: { name: 'database', policy: TEXT },
    second: { name: 'database-3' },
    full: [
      { name: 'database', policy: TEXT, entropySource: 'seal' },
      { name: 'database', length: 24, rules: RULES, entropySource: 'seal' },
    ],
    changed: {
      name: 'team/database-2',
      policy: OTHER_TEXT,
      length: 30,
      rules: [{ charset: 'xyz', minChars: 3 }, { charset: '#$%' }],
      entropySource: 'platform',
    },
    removedWith: {
      policy: { length: 24, rules: RULES },
      length: { rules: undefined, policy: TEXT },
      rules: { length: undefined, policy: TEXT },
    },
    along: { policy: ['length', 'rules'], length: ['policy'], rules: ['policy'] },
    exempt: {},

    look,
    async tamper(state, attribute, value) {
      // What was changed before stays: the state does not have it.
      const { policy, length, rules, entropySource } = { ...(await look(state)), [attribute]: value } as Values;
      const text =
        attribute === 'length' || attribute === 'rules' ? written(length, rules as readonly Values[]) : policy;
      await write(state, { policy: text, entropy_source: entropySource ?? '' });
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
  };
};

interface StoredPolicy {
  readonly name: string;
  readonly policy: string;
  readonly entropySource: string;
}

function written(length: Value, rules: readonly Values[]): string {
  const rule = ({ charset, minChars = 0 }: Values) =>
    `rule "charset" { charset = ${JSON.stringify(charset)} min-chars = ${String(minChars)} }`;
  return [`length = ${String(length)}`, ...rules.map(rule)].join('\n');
}

const typed = { name: 'database', length: 24, rules: RULES };
const text = (policy: string): Values => ({ name: 'database', policy });
const wrongNames = (breaks: string, says: string, names: readonly string[], config: Values) =>
  names.map((name): WrongConfiguration => ({ breaks, config: { ...config, name }, path: ['name'], says }));
const NAMES = ['', '/a', 'a/', 'a//b', '.', '..', 'a/../b', ' a', 'a ', 'a\nb'];
const NAMESPACES = ['/team', 'team/', '..', ''];
const wrongNamespaces = (config: Values) =>
  NAMESPACES.map((namespace): WrongConfiguration => ({
    breaks: 'namespace obeys pattern',
    config: { ...config, namespace },
    path: ['namespace'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
const wrongText = (policy: string, says: string): WrongConfiguration => ({
  breaks: 'policy obeys passwordPolicy',
  config: text(policy),
  path: ['policy'],
  says,
});

export const queries: FixtureFile['queries'] = {
  ephemeral: { lintel_generated_password: ({ name }) => ({ policy: name }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNames('name obeys pattern', 'printable, without white space', NAMES, text(TEXT)),
  ...wrongNames('name obeys pattern', 'not end with `/generate`', ['a/generate'], text(TEXT)),
  ...wrongNamespaces(text(TEXT)),
  wrongText('', 'has no "length"'),
  wrongText('length = = 20', 'line 1, column 10: a value is expected'),
  wrongText(
    'length = 20\nrule "charset" { charset = "abc',
    'line 2, column 28: the text that begins here does not end',
  ),
  wrongText(
    'length = 20\nrule "charset" {\n  charset = "abc"\n  min_chars = 2\n}',
    'line 4, column 3: the service would ignore "min_chars"; write "min-chars"',
  ),
  wrongText(
    'length = 20\nname = "x"\nrule "charset" { charset = "abc" }',
    'line 2, column 1: the service would ignore "name"',
  ),
  wrongText('length = 20\nrule "words" { charset = "abc" }', 'line 2, column 6: the service knows no rule "words"'),
  wrongText(
    'length = 20\nrule "charset" { charset = "abc"\nmin-chars = -1 }',
    'line 3, column 13: "min-chars" is negative',
  ),
  wrongText(
    'length = 20\nrule "charset" { min-chars = 1 }',
    'line 2, column 16: "charset" must be a text that is not empty',
  ),
  wrongText(
    'length = 20\nrule "charset" { charset = "a\\tb" }',
    'line 2, column 28: "charset" has a character that is not printable',
  ),
  wrongText('length = 3\nrule "charset" { charset = "abc" }', '"length" is 3'),
  wrongText('length = 101\nrule "charset" { charset = "abc" }', '"length" is 101'),
  wrongText('length = "20"\nrule "charset" { charset = "abc" }', 'line 1, column 10: "length" must be a whole number'),
  wrongText('length = 4\nrule "charset" { charset = "abc"\nmin-chars = 5 }', 'its rules require 5 characters'),
  wrongText('{"length": 20}', 'no block: rule "charset"'),
  wrongText(
    '{"length": 20, "rule": {"charset": {"charset": "abc", "min_chars": 1}}}',
    'line 1, column 55: the service would ignore "min_chars"',
  ),
  wrongText('bGVuZ3RoID0gMjA=', 'line 1, column 17: a value is expected'),
  {
    breaks: 'exactly one of policy, rules',
    config: { ...typed, policy: TEXT },
    path: ['rules'],
    says: 'Configure exactly one',
    leftToThePlan: true,
  },
  { breaks: 'one of policy, rules', config: { name: 'database' }, path: ['policy'], says: 'Configure exactly one' },
  {
    breaks: 'rules needs length',
    config: { name: 'database', rules: RULES },
    path: ['rules'],
    says: 'together with `length`',
  },
  {
    breaks: 'length needs rules',
    config: { ...text(TEXT), length: 24 },
    path: ['length'],
    says: 'together with `rules`',
  },
  ...[3, 101].map((length): WrongConfiguration => ({
    breaks: 'length obeys range',
    config: { ...typed, length, rules: [{ charset: 'abc' }] },
    path: ['length'],
    says: 'between 4 and 100',
  })),
  { breaks: 'rules obeys length', config: { ...typed, rules: [] }, path: ['rules'], says: 'must not be empty' },
  {
    breaks: 'rules.charset obeys length',
    config: { ...typed, rules: [{ charset: '' }] },
    path: ['rules', 0, 'charset'],
    says: 'must not be empty',
  },
  {
    breaks: 'rules.charset obeys pattern',
    config: { ...typed, rules: [{ charset: 'a\tb' }] },
    path: ['rules', 0, 'charset'],
    says: 'printable characters',
  },
  {
    breaks: 'rules.minChars obeys range',
    config: { ...typed, rules: [{ charset: 'abc', minChars: -1 }] },
    path: ['rules', 0, 'minChars'],
    says: 'at least 0',
  },
  {
    breaks: 'rules adds up to at most length',
    config: {
      ...typed,
      length: 4,
      rules: [
        { charset: 'abc', minChars: 3 },
        { charset: 'def', minChars: 2 },
      ],
    },
    path: ['rules'],
    says: 'adds up to 5',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_password_policy: [
    ...wrongNames('name obeys pattern', 'printable, without white space', NAMES, {}),
    ...wrongNames('name obeys pattern', 'not end with `/generate`', ['a/generate'], {}),
    ...wrongNamespaces({ name: 'database' }),
  ],
  lintel_password_policies: wrongNamespaces({}),
};
