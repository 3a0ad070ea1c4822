import { flatAttributes } from '../../../../src/definition/flatten';
import { snakeCase } from '../../../../src/definition/names';
import type { Value, Values } from '../../../../src/definition/value';
import { isEmpty } from '../../../../src/handlers/moved';
import { tokenAttributes } from '../../../../src/handlers/secrets/shared/auth/token-attributes';
import { changing, type Case } from '../../../cli/review/case';
import type { TestEmulator } from '../../../support/emulator';
import type { WrongConfiguration } from '../../../support/environments/fixture';

// What the fixtures and review cases of all roles of auth methods have in common: the fields of tokens.

const attributes = flatAttributes(tokenAttributes);

/** Only OpenBao binds tokens strictly. */
export const TOKEN_FIELDS_WITHOUT = {
  standard: ['tokenStrictlyBindIp'],
  vault: ['tokenStrictlyBindIp'],
  openbao: [],
} as const;

/** Two configurations that together have every field. */
export const tokenValues: readonly [Values, Values] = [
  {
    tokenTtl: '1800',
    tokenMaxTtl: '3600',
    tokenExplicitMaxTtl: '7200',
    tokenPeriod: '600',
    tokenPolicies: ['app', 'metrics'],
    tokenBoundCidrs: ['10.0.0.0/8', '2001:db8::1'],
    tokenNoDefaultPolicy: true,
    tokenNumUses: 10,
    tokenType: 'service',
  },
  { tokenStrictlyBindIp: true },
];

/** Another value of every field. */
export const changedTokenValues: Values = {
  tokenTtl: '900',
  tokenMaxTtl: '5400',
  tokenExplicitMaxTtl: '9000',
  tokenPeriod: '1200',
  tokenPolicies: ['app'],
  tokenBoundCidrs: ['192.168.0.1'],
  tokenNoDefaultPolicy: false,
  tokenNumUses: 20,
  tokenType: 'default',
  tokenStrictlyBindIp: false,
};

export const tokenFieldsExempt = { tokenStrictlyBindIp: 'sometimes unreadable: not in every response' };

/** The fields as they would be configured, of a role in the emulator's snapshot. */
export function shownTokenFields(stored: Values): Values {
  return Object.fromEntries(Object.keys(attributes).map((name) => [name, configurable(name, stored[name])]));
}

/** The value as it would be configured. An empty value counts as unset, unless the attribute has a default. */
export function configurable(name: string, value: Value, of = attributes): Value {
  const attribute = of[name];
  if ('default' in attribute && attribute.default !== undefined) return value;
  if (isEmpty(value)) return undefined;
  return attribute.type === 'duration' ? String(value) : value;
}

/** The body that gives a field another value, or clears it. */
export function tamperedField(name: string, value: Value): Values {
  const empty = ['set', 'list'].includes(attributes[name]?.type ?? '') ? [] : null;
  return { [snakeCase(name)]: value ?? (attributes[name]?.type === 'string' ? '' : (empty ?? 0)) };
}

/** Mounts an auth method if it is not there. */
export async function provideAuthMethod(service: TestEmulator, path: string, type: string): Promise<void> {
  const { status, body } = await service.request('POST', `/v1/sys/auth/${path}`, { body: { type } });
  if (status < 300 || JSON.stringify(body).includes('already in use')) return;
  throw new Error(`auth/${path} could not be mounted: ${status} ${JSON.stringify(body)}`);
}

/** Configurations that violate the rules of the fields. `base`: a valid configuration of the role. */
export function wrongTokenFields(base: Values, names = Object.keys(attributes)): readonly WrongConfiguration[] {
  const breaking = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
    breaks: rule.startsWith('each of ') ? `each of ${name} ${rule.slice(8)}` : `${name} ${rule}`,
    config: { ...base, ...more, [name]: value },
    path: [name],
    says,
  });
  return [
    breaking('tokenTtl', 'is at most tokenMaxTtl', '2h', 'must be at most `token_max_ttl`, which is "1h"', {
      tokenMaxTtl: '1h',
    }),
    breaking('tokenPolicies', 'each of obeys length', [''], 'not be empty'),
    breaking('tokenPolicies', 'each of obeys pattern', ['app', 'Root'], 'the service then refuses every login'),
    ...['10.0.0.0/33', '10.0.0', '2001:db8::/129', 'localhost', ''].map((network) =>
      breaking('tokenBoundCidrs', 'each of obeys network', [network], 'an IP address or a network'),
    ),
    breaking('tokenNumUses', 'obeys range', -1, 'at least 0'),
    breaking('tokenPeriod', 'only when tokenType is default,service', '1h', 'it is "batch"', { tokenType: 'batch' }),
    breaking('tokenNumUses', 'only when tokenType is default,service', 3, 'it is "batch"', { tokenType: 'batch' }),
    breaking('tokenBoundCidrs', 'only when tokenStrictlyBindIp is false', ['10.0.0.1'], 'it is true', {
      tokenStrictlyBindIp: true,
    }),
  ].filter(({ path: [name] }) => names.includes(String(name)));
}

/** The review of changes of the fields. `common`: the other arguments of the role, in Terraform's spelling. */
export function tokenReviewCases(common: () => object): readonly Omit<Case, 'type'>[] {
  const change = (
    title: string,
    before: object,
    after: object,
    ...says: Parameters<ReturnType<typeof changing>>[3][]
  ) => changing(common())(title, before, after, ...says);
  return [
    change('more policies', { token_policies: ['app'] }, { token_policies: ['app', 'metrics'] }, [
      'warning',
      'token_policies',
      'Logins get additional policies',
    ]),
    change(
      'a policy with power',
      { token_policies: ['app'] },
      { token_policies: ['app', 'powerful', 'powerless'] },
      ['danger', 'token_policies', 'Logins get a policy that allows `sudo`'],
      ['warning', 'token_policies', 'Logins get additional policies'],
    ),
    {
      title: 'made with a policy with power',
      after: { ...common(), token_policies: ['powerful'] },
      says: [['danger', 'token_policies', 'Logins get a policy that allows `sudo`']],
    },
    change('a policy without power', { token_policies: ['app'] }, { token_policies: ['app', 'powerless'] }, [
      'warning',
      'token_policies',
      'Logins get additional policies',
    ]),
    change('fewer policies', { token_policies: ['app', 'metrics'] }, { token_policies: ['app'] }, [
      'note',
      'token_policies',
      'Logins no longer get some policies',
    ]),
    change('every address', { token_bound_cidrs: ['10.0.0.0/8'] }, {}, [
      'warning',
      'token_bound_cidrs',
      'Logins and tokens are accepted from additional addresses',
    ]),
    change('some addresses', {}, { token_bound_cidrs: ['10.0.0.0/8'] }, [
      'note',
      'token_bound_cidrs',
      'Logins and tokens are no longer accepted from some addresses',
    ]),
    change('the same address', { token_bound_cidrs: ['10.0.0.1'] }, { token_bound_cidrs: ['10.0.0.1/32'] }),
    change('tokens that cannot be revoked', {}, { token_type: 'batch' }, [
      'warning',
      'token_type',
      'Tokens can no longer be revoked',
    ]),
    change('a longer life', { token_ttl: '1h' }, { token_ttl: '2h' }, [
      'note',
      'token_ttl',
      'Tokens live for another time',
    ]),
    change('no default policy', {}, { token_no_default_policy: true }, [
      'note',
      'token_no_default_policy',
      'Tokens can neither be renewed nor revoked by their holder',
    ]),
    change('a number of uses', {}, { token_num_uses: 5 }, [
      'note',
      'token_num_uses',
      'Tokens can be used for another number of requests',
    ]),
  ];
}
