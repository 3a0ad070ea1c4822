import { CredentialType, placeOf } from './answer';
import type { platformTokenRole } from './definition';
import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';
import { caseProblems, nameProblems, unsupported } from '../dialect';
import { placeId } from '../object';
import { impliedType, tokenTypes } from '../platform-token-type';

type RoleProposal = Proposal<typeof platformTokenRole>;

/** The kinds of tokens that a subject can have. */
const TYPES: { readonly [kind in 'organization' | 'team' | 'user']: readonly CredentialType[] } = { organization: ['organization'], team: ['team_legacy', 'team'], user: ['user'] };

/** Whether a plan is one that the service takes, what it replaces, and what it does to the token that is there. */
export async function planPlatformTokenRole({ run, secrets: { dialect } }: PlanContext, proposal: RoleProposal): Promise<PlanAdvice<typeof platformTokenRole>> {
  const { config, prior, kinds: { subject: kinds } } = proposal;
  // What may turn out to be of another kind has to be planned as if it were.
  const isOther = prior !== undefined && kinds.some((kind) => kind !== prior.subject.kind);
  const type = typeOf(proposal);
  if (config.mount !== undefined && config.name !== undefined) tokenTypes.tell(run, placeId(placeOf(config)), type);
  return {
    problems: [
      ...nameProblems(dialect, config.name), ...caseProblems(dialect, config.name), ...dialectProblems(dialect, proposal),
      ...type ? typeProblems(proposal, type) : [], ...revocation(proposal, isOther),
    ],
    ...isOther ? { replace: ['subject'] as const } : {},
    ...prior && !isOther ? followingType(proposal) : {},
  };
}

/** The kind of token as far as it is known: what is configured, what the service has, or what the subject has by itself. */
function typeOf({ config: { subject, credentialType }, prior, unknown }: RoleProposal): CredentialType | undefined {
  if (!subject || unknown.has('credentialType')) return undefined;
  return credentialType ?? (prior?.subject.kind === subject.kind ? prior.credentialType : undefined) ?? impliedType(subject);
}

/** To configure the kind that a subject has by itself, or to stop saying so, changes nothing. */
function followingType({ config, prior, unknown }: RoleProposal): PlanAdvice<typeof platformTokenRole> {
  if (!prior?.credentialType || config.credentialType !== undefined || unknown.has('credentialType')) return {};
  return prior.credentialType === impliedType(prior.subject) ? { keep: ['credentialType'] } : {};
}

function dialectProblems(dialect: SecretsDialect, { config }: RoleProposal): Problem[] {
  if (dialect === 'vault') return [];
  return [
    ...config.description ? [unsupported(dialect, 'vault', 'description')] : [],
    ...config.credentialType ? [unsupported(dialect, 'vault', 'credentialType')] : [],
  ];
}

function typeProblems({ config }: RoleProposal, type: CredentialType): Problem[] {
  const { kind } = config.subject!;
  const problem = (name: string, detail: string): Problem => ({ path: [name], severity: 'error', summary: `\`${name}\` cannot be configured`, detail });
  const isLasting = type === 'organization' || type === 'team_legacy';
  const lives = (['ttl', 'maxTtl'] as const).filter((name) => config[name] !== undefined && config[name] !== '' && kind !== 'organization' && isLasting);
  return [
    ...TYPES[kind].includes(type) ? [] : [problem('credentialType', `${JSON.stringify(type)} is no kind of token that the configured subject has. It must be ${TYPES[kind].map((one) => JSON.stringify(one)).join(' or ')}.`)],
    ...lives.map((name) => problem(name, `\`${name}\` may be configured only for \`userId\`, or, with the dialect "vault", for \`teamId\` with the \`credentialType\` "team".`)),
    ...config.description && type === 'team_legacy' ? [problem('description', 'The legacy token of a team has no description: configure the `credentialType` "team", or remove it.')] : [],
  ];
}

/** An organization has one token, a team too: the service gets another one with each write. */
function revocation(proposal: RoleProposal, isOther: boolean): Problem[] {
  const { prior, changed, replaces } = proposal;
  if (!prior || isOther || replaces || changed.size === 0) return [];
  const type = prior.credentialType ?? impliedType(prior.subject);
  if (type !== 'organization' && type !== 'team_legacy') return [];
  return [{
    path: [], severity: 'warning', summary: 'The current token will be revoked',
    detail: 'An organization or a team has one token, and the service gets another one with each write of its role: whoever uses the present one is locked out until they fetch the new one.',
  }];
}
