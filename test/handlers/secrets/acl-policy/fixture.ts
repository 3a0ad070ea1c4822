import type { Value, Values } from '../../../../src/definition/value';
import { parsePolicy, type PathRule } from '../../../../src/emulator/secrets/policies/document';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/** `acl-policy-openbao.test.ts` tries `namespace`. Only OpenBao deletes policies by itself, and counts their versions. */
export const fromTheBeginning: FixtureFile['fromTheBeginning'] = { listed: ['default'], named: ['default', 'root'] };

export const without: FixtureFile['without'] = {
  standard: ['namespace', 'expiration', 'casRequired'],
  vault: ['namespace', 'expiration', 'casRequired'],
  openbao: ['namespace'],
};

const TEXT = 'path "database/creds/app" {\n  capabilities = ["read"]\n}\n';
const OTHER_TEXT = '{"path": {"pki/issue/+": {"capabilities": ["update"], "required_parameters": ["ttl"]}}}';
const RULES = [
  { path: 'database/creds/app', capabilities: ['read'] },
  {
    path: 'pki/issue/web',
    capabilities: ['create', 'update'],
    requiredParameters: ['common_name'],
    allowedParameters: { common_name: ['*.example.com'], ttl: [] },
    deniedParameters: { alt_names: [] },
    minWrappingTtl: '60',
    maxWrappingTtl: '3600',
  },
  { path: 'sys/*', capabilities: ['deny'] },
];

export const createFixture: CreateFixture = async (service) => {
  const pathOf = ({ name }: Values) => `/v1/sys/policies/acl/${String(name)}`;
  const stored = async (state: Values) =>
    ((await service.control.snapshot()).objects.aclPolicies as unknown as StoredPolicy[]).find(
      ({ name }) => name === state.name,
    );
  const look = async (state: Values): Promise<Values | undefined> => {
    const found = await stored(state);
    if (!found) return undefined;
    return {
      name: found.name,
      policy: found.policy,
      rules: parsePolicy(found.policy).map(asAttributes),
      expiration: found.expiration,
      casRequired: found.casRequired,
    };
  };
  return {
    minimal: { name: 'deploy', policy: TEXT },
    second: { name: 'deploy-3' },
    full: [
      { name: 'deploy', policy: TEXT, expiration: '2090-01-01T00:00:00Z', casRequired: true },
      {
        name: 'deploy',
        rules: RULES,
        expiration: '2090-01-01T00:00:00Z',
        casRequired: true,
      },
    ],
    changed: {
      name: 'team/deploy-2',
      policy: OTHER_TEXT,
      rules: [{ path: 'kubernetes/creds/+', capabilities: ['update'], minWrappingTtl: '30' }],
      expiration: '2091-01-01T00:00:00Z',
      casRequired: false,
    },
    removedWith: { policy: { rules: RULES }, rules: { policy: TEXT } },
    along: { policy: ['rules'], rules: ['policy'] },
    exempt: {},

    look,
    async tamper(state, attribute, value) {
      // What was changed before stays: the state does not have it.
      const { policy, rules, expiration, casRequired } = { ...(await look(state)), [attribute]: value } as Values;
      const { status, body } = await service.request('POST', pathOf(state), {
        body: {
          policy: attribute === 'rules' ? written(rules as readonly Values[]) : policy,
          cas: (await stored(state))!.version,
          cas_required: casRequired,
          ...(expiration ? { expiration } : {}),
        },
      });
      if (status >= 300) throw new Error(`the policy could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
  };
};

interface StoredPolicy {
  readonly name: string;
  readonly policy: string;
  readonly version: number;
  readonly casRequired: boolean;
  readonly expiration?: string;
}

/** What the emulator keeps of a rule. */
function asAttributes(rule: PathRule): Values {
  const some = (texts: readonly string[]) => (texts.length > 0 ? texts : undefined);
  const seconds = (ttl: number) => (ttl > 0 ? String(ttl) : undefined);
  const attributes = {
    path: rule.pattern,
    capabilities: rule.capabilities,
    requiredParameters: some(rule.requiredParameters),
    allowedParameters: parameters(rule.allowedParameters),
    deniedParameters: parameters(rule.deniedParameters),
    minWrappingTtl: seconds(rule.minWrappingSeconds),
    maxWrappingTtl: seconds(rule.maxWrappingSeconds),
  };
  return Object.fromEntries(Object.entries<Value>(attributes).filter(([, value]) => value !== undefined));
}

function parameters(given: PathRule['allowedParameters']): Values | undefined {
  return given && (Object.fromEntries(given) as Values);
}

function written(rules: readonly Values[]): string {
  const path = rules.map(({ path: pattern, capabilities, minWrappingTtl }) => ({
    [String(pattern)]: { capabilities, min_wrapping_ttl: minWrappingTtl },
  }));
  return JSON.stringify({ path });
}

const NAME = { name: 'deploy' };
const RULE = { path: 'a', capabilities: ['read'] };
const NAMES = ['', '/a', 'a/', 'a//b', '.', '..', 'a/../b', ' a', 'a ', 'a\nb'];
const wrongNames = (config: Values): WrongConfiguration[] =>
  NAMES.map((name) => ({
    breaks: 'name obeys pattern',
    config: { ...config, name },
    path: ['name'],
    says: 'printable, without white space',
  }));
const wrongNamespaces = (config: Values) =>
  ['/team', 'team/', '..', ''].map((namespace): WrongConfiguration => ({
    breaks: 'namespace obeys pattern',
    config: { ...config, namespace },
    path: ['namespace'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
const wrongText = (policy: string, says: string): WrongConfiguration => ({
  breaks: 'policy obeys aclPolicy',
  config: { ...NAME, policy },
  path: ['policy'],
  says,
});
const wrongRule = (breaks: string, members: object, at: string, says: string): WrongConfiguration => ({
  breaks: `rules.${breaks}`,
  config: { ...NAME, rules: [RULE, { ...RULE, ...members }] } as Values,
  path: ['rules', 1, ...at.split('.').filter(Boolean)],
  says,
});
const eachRule = (name: string, members: object, at: string, says: string): WrongConfiguration => ({
  ...wrongRule('', members, at, says),
  breaks: `each of rules.${name} obeys length`,
});
const element = (name: string, type: 'set' | 'map', value: Value, at: string): WrongConfiguration =>
  eachRule(name, { [name]: value }, type === 'set' ? name : at, 'must not be empty');

export const queries: FixtureFile['queries'] = {
  data: { lintel_acl_policy_document: () => ({ rules: [{ path: 'app/*', capabilities: ['read'] }] }) },
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongNames({ policy: TEXT }),
  ...['root', 'response-wrapping'].map((name): WrongConfiguration => ({
    breaks: 'name obeys pattern',
    config: { name, policy: TEXT },
    path: ['name'],
    says: 'which the service keeps itself',
  })),
  { breaks: 'name obeys pattern', config: { name: 'Deploy', policy: TEXT }, path: ['name'], says: 'be in lower case' },
  ...wrongNamespaces({ ...NAME, policy: TEXT }),
  wrongText('', 'it is empty'),
  wrongText('cGF0aCAieCIge30=', 'it is base64, which the service would decode'),
  wrongText('path "a" {\n  capabilities = ["read"\n}', 'line 3, column 1: "," or "]" is expected'),
  wrongText('path "a" {\n  capability = ["read"]\n}', 'line 2, column 3: "capability" is not known in a rule'),
  wrongText('paths "a" {}', 'line 1, column 1: "paths" is not known'),
  wrongText('path "a" {\n  capabilities = ["reads"]\n}', 'line 2, column 18: "reads" is no capability'),
  wrongText('path "a" { capabilities = "read" }', 'line 1, column 27: "capabilities" must be a list of texts'),
  wrongText('path "a" { policy = "all" }', 'line 1, column 21: "all" is no policy'),
  wrongText('path "a/+*" {}', 'line 1, column 6: "+*" is not allowed'),
  wrongText('path "a" "b" {}', 'line 1, column 10: a block has one path'),
  wrongText('path = "a"', 'line 1, column 8: a rule is a block'),
  wrongText('path "a" { min_wrapping_ttl = "soon" }', 'line 1, column 31: "min_wrapping_ttl" must be a duration'),
  wrongText('path "a" { min_wrapping_ttl = "2m" max_wrapping_ttl = 60 }', '"max_wrapping_ttl" is shorter'),
  wrongText('path "a" { expiration = "soon" }', 'line 1, column 25: "expiration" must be a time'),
  wrongText('path "a" { pagination_limit = "1" }', 'line 1, column 31: "pagination_limit" must be a whole number'),
  wrongText('path "a" { allowed_parameters = ["b"] }', 'line 1, column 34: "allowed_parameters" must have a list'),
  wrongText('{"path": {"a": {"capabilities": ["reads"]}}}', 'line 1, column 33: "reads" is no capability'),
  { breaks: 'one of policy, rules', config: NAME, path: ['policy'], says: 'Configure exactly one' },
  {
    breaks: 'exactly one of policy, rules',
    config: { ...NAME, policy: TEXT, rules: [RULE] },
    path: ['rules'],
    says: 'Configure exactly one',
    leftToThePlan: true,
  },
  { breaks: 'rules obeys length', config: { ...NAME, rules: [] }, path: ['rules'], says: 'must not be empty' },
  ...[
    [{ minWrappingTtl: '2m', maxWrappingTtl: '1m' }, 'has a rule 2 whose `max_wrapping_ttl` is shorter'],
    [{ listScanResponseKeysFilterPath: 'a' }, 'requires the capability "list"'],
    [{ subscribeEventTypes: ['a'] }, 'requires the capability "subscribe"'],
  ].map(([members, says]): WrongConfiguration => ({
    breaks: 'rules obeys aclRules',
    config: { ...NAME, rules: [RULE, { ...RULE, ...(members as object) }] },
    path: ['rules'],
    says: says as string,
  })),
  wrongRule('path obeys length', { path: '' }, 'path', 'must not be empty'),
  ...['a*b', '**', 'a/+*', '*a'].map((path) => wrongRule('path obeys pattern', { path }, 'path', 'only at its end')),
  wrongRule(
    'capabilities obeys alone',
    { capabilities: ['deny', 'read'] },
    'capabilities',
    'only as its single element',
  ),
  element('requiredParameters', 'set', [''], ''),
  element('mfaMethods', 'set', [''], ''),
  element('subscribeEventTypes', 'set', [''], ''),
  wrongRule('paginationLimit obeys range', { paginationLimit: -1 }, 'paginationLimit', 'at least 0'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_acl_policy: [...wrongNames({}), ...wrongNamespaces(NAME)],
  lintel_acl_policies: wrongNamespaces({}),
  lintel_acl_policy_document: [
    {
      breaks: 'each of sourcePolicies obeys aclPolicy',
      config: { sourcePolicies: ['path "a" {}', 'path'] },
      path: ['sourcePolicies', 1],
      says: 'is not a valid ACL policy',
    },
    ...wrong
      .filter(({ breaks }) => /rules\./.test(breaks) || breaks === 'rules obeys aclRules')
      .map(({ config: { name: _, ...config }, ...one }) => ({ ...one, config })),
  ],
};
