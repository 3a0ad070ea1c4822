import { nameAt } from '../../../../clients/read-response';
import type { PlanContext } from '../../../contract';
import { noneOrTextAt } from '../fields';
import type { Data } from '../mounted-object';

/** The type of the tokens that a role issues: one token that all clients share (`organization`, `team_legacy`), or a new one for each request. */
export type TokenType = 'organization' | 'team' | 'team_legacy' | 'user';

export type TokenSubject =
  | { readonly kind: 'organization'; readonly organization: string }
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'user'; readonly userId: string };

/** Some services report the organization of a team as well. The team takes precedence. */
export function subjectIn(data: Data): TokenSubject {
  const [userId, teamId] = [noneOrTextAt(data, 'user_id'), noneOrTextAt(data, 'team_id')];
  if (userId !== undefined) return { kind: 'user', userId };
  return teamId === undefined
    ? { kind: 'organization', organization: nameAt(data, 'organization') }
    : { kind: 'team', teamId };
}

/** The default type of token for a subject. */
export function impliedType({ kind }: Pick<TokenSubject, 'kind'>): TokenType {
  return kind === 'team' ? 'team_legacy' : kind;
}

/** The type in a response, or the default type of its subject. */
export function tokenTypeIn(data: Data): TokenType {
  return (noneOrTextAt(data, 'credential_type') as TokenType | undefined) ?? impliedType(subjectIn(data));
}

/** Decisions about the tokens of a role, by its API path, from plans of the same run: undefined without a plan, `unknown` if not known yet. */
export const tokenTypes = {
  report(run: PlanContext['run'], role: string, type: TokenType | undefined): void {
    run.report(`${role} token type`, type ?? 'unknown');
  },
  reported(run: PlanContext['run'], role: string): TokenType | 'unknown' | undefined {
    return run.reported(`${role} token type`) as TokenType | 'unknown' | undefined;
  },
};
