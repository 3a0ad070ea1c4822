import type { SecretsDialect } from '../../../../clients/connection';
import type { Part } from '../../../../clients/read-response';
import type { ConfigValues, ReadStateValues } from '../../../../definition/attribute';
import type { Problem } from '../../../../definition/problem';
import type { SomeProposal } from '../../../registry';
import { readFields, supportProblems, type SupportedBy } from '../described-fields';
import { tokenAttributes } from './token-attributes';

// The fields of `token-attributes.ts` in requests and responses. `described-fields.ts` does the rest of the translation.

export type TokenState = ReadStateValues<typeof tokenAttributes>;
type TokenConfig = Partial<ConfigValues<typeof tokenAttributes>>;

/** The part of a plan with the fields of tokens. */
interface TokenProposal {
  readonly config: Omit<TokenConfig, 'tokenType'>;
  readonly prior: object | undefined;
  readonly changed: ReadonlySet<string>;
}

/** The fields that not every dialect has. */
export const TOKEN_FIELDS_SUPPORTED_BY: SupportedBy = { tokenStrictlyBindIp: ['openbao'] };

/** Every service returns the token fields. Their old names, which a role may also contain, are ignored. */
export function tokenState(data: Part): TokenState {
  return readFields(data, tokenAttributes, [
    'tokenTtl',
    'tokenMaxTtl',
    'tokenExplicitMaxTtl',
    'tokenPeriod',
    'tokenPolicies',
    'tokenBoundCidrs',
    'tokenNoDefaultPolicy',
    'tokenNumUses',
    'tokenType',
  ]);
}

/** Problems of the token fields in a plan. */
export function tokenProblems(dialect: SecretsDialect, proposal: TokenProposal): Problem[] {
  const { config } = proposal;
  return [
    ...supportProblems(dialect, tokenAttributes, config, TOKEN_FIELDS_SUPPORTED_BY),
    ...policyCaseProblems(dialect, 'tokenPolicies', config.tokenPolicies),
    ...noDefaultPolicyProblems(proposal),
  ];
}

/** The part of a plan for the tokens of logins. */
export const planTokenFields = (_: unknown, proposal: SomeProposal) => ({
  problems: noDefaultPolicyProblems(proposal as TokenProposal),
});

export function noDefaultPolicyProblems({ config, prior, changed }: TokenProposal): Problem[] {
  return config.tokenNoDefaultPolicy && (!prior || changed.has('tokenNoDefaultPolicy')) ? [withoutDefaultPolicy] : [];
}

/** Vault and OpenBao convert the names of policies to lower case, but not the names in a role. */
export function policyCaseProblems(
  dialect: SecretsDialect,
  attribute: string,
  names: readonly string[] = [],
): Problem[] {
  if (dialect === 'standard') return [];
  return names
    .filter((name) => name !== name.toLowerCase())
    .map((name): Problem => ({
      path: [attribute],
      severity: 'error',
      code: 'value-invalid',
      summary: `Invalid \`${attribute}\``,
      detail: `${JSON.stringify(name)} is not allowed. With the dialect "${dialect}" the names of policies are in lower case: ${JSON.stringify(name.toLowerCase())}.`,
    }));
}

const withoutDefaultPolicy: Problem = {
  path: ['tokenNoDefaultPolicy'],
  severity: 'warning',
  code: 'tokens-not-renewable',
  summary: 'Tokens cannot be renewed or revoked by their holder',
  detail:
    'The policy `default` permits a token to look itself up, to renew and to revoke itself. Without it, tokens live until they expire, unless one of their policies has these paths.',
};
