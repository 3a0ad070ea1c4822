import { noneOrTextAt } from './fields';
import { nameAt } from '../../../clients/read-response';
import type { PlanContext } from '../../contract';
import type { Data } from './mounted-object';

/** What kind of token a role gives out: one that all share (`organization`, `team_legacy`), or another one each time. */
export type TokenType = 'organization' | 'team' | 'team_legacy' | 'user';

export type TokenSubject = { readonly kind: 'organization'; readonly organization: string } | { readonly kind: 'team'; readonly teamId: string } | { readonly kind: 'user'; readonly userId: string };

/** Some services keep a team together with its organization: then it is the team that counts. */
export function subjectIn(data: Data): TokenSubject {
  const [userId, teamId] = [noneOrTextAt(data, 'user_id'), noneOrTextAt(data, 'team_id')];
  if (userId !== undefined) return { kind: 'user', userId };
  return teamId === undefined ? { kind: 'organization', organization: nameAt(data, 'organization') } : { kind: 'team', teamId };
}

/** The kind of token that a subject has where nobody says which. */
export function impliedType({ kind }: Pick<TokenSubject, 'kind'>): TokenType {
  return kind === 'team' ? 'team_legacy' : kind;
}

/** What an answer says, or implies. */
export function tokenTypeIn(data: Data): TokenType {
  return (noneOrTextAt(data, 'credential_type') as TokenType | undefined) ?? impliedType(subjectIn(data));
}

/** What the plans of one run have decided about the tokens of a role, by its API path. Undefined: nothing; `unknown`: something that is not known yet. */
export const tokenTypes = {
  report(run: PlanContext['run'], role: string, type: TokenType | undefined): void { run.report(`${role} token type`, type ?? 'unknown'); },
  reported(run: PlanContext['run'], role: string): TokenType | 'unknown' | undefined { return run.reported(`${role} token type`) as TokenType | 'unknown' | undefined; },
};
