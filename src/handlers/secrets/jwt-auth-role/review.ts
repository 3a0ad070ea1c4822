import type { DisplayValues } from '../../../definition/display-value';
import { parseDocument } from '../../../definition/kinds/document';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { tokenReviewRules } from '../shared/auth/token-review';

const always = ['create', 'update', 'replace'] as const;

/** The review rules of roles of JWT auth methods. */
export const jwtAuthRoleReview: ResourceReview = {
  rules: [
    { on: always, judge: boundToAnAudienceAlone },
    { on: always, judge: boundToEverything },
    { on: always, judge: boundToAnySubject },
    {
      attribute: 'roleType',
      when: 'changes',
      severity: 'warning',
      says: 'Logins happen in another way: with a token, or in a browser',
      why: 'Logins in the former way are refused.',
    },
    {
      attribute: ['boundSubject', 'boundClaims'],
      when: 'changes',
      severity: 'warning',
      says: 'Tokens with another subject or other claims can log in',
      why: 'They decide which jobs, workspaces or people get the policies of the role.',
    },
    {
      attribute: 'boundClaimsType',
      when: 'becomes',
      is: 'glob',
      severity: 'warning',
      says: 'An asterisk in a claim stands for any characters',
      why: 'A name with an asterisk then fits all that share its other characters.',
    },
    {
      attribute: 'boundAudiences',
      when: 'gains',
      absentIs: 'everything',
      severity: 'warning',
      says: 'Tokens for additional audiences can log in',
      why: 'Tokens that were made for another service can then be used here.',
    },
    {
      attribute: 'boundAudiences',
      when: 'loses',
      severity: 'note',
      says: 'Tokens for some audiences can no longer log in',
      why: 'Jobs that request tokens for them are refused.',
    },
    {
      attribute: ['userClaim', 'userClaimJsonPointer', 'groupsClaim'],
      when: 'changes',
      severity: 'warning',
      says: 'Logins become other identities or have other groups',
      why: 'Policies of identities and groups are then those of others.',
    },
    {
      attribute: 'claimMappings',
      when: 'changes',
      severity: 'note',
      says: 'Other claims become metadata of tokens and identities',
      why: 'Policies can refer to metadata.',
    },
    {
      attribute: ['clockSkewLeeway', 'expirationLeeway', 'notBeforeLeeway', 'maxAge'],
      when: 'changes',
      severity: 'note',
      says: 'Tokens of the issuer are accepted for another time',
      why: 'A stolen token can be used as long as it is accepted.',
    },
    {
      attribute: 'verboseOidcLogging',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'warning',
      says: 'The service logs tokens and claims',
      why: 'Anyone who reads the log can use a token until it expires.',
    },
    {
      attribute: 'allowedRedirectUris',
      when: 'gains',
      severity: 'warning',
      says: 'A browser may return to additional addresses',
      why: 'The result of a login reaches the owner of the address.',
    },
    {
      attribute: 'allowedRedirectUris',
      when: 'loses',
      severity: 'note',
      says: 'A browser may no longer return to some addresses',
      why: 'Logins that name them are refused.',
    },
    {
      attribute: ['oidcScopes', 'oauth2Metadata'],
      when: 'changes',
      severity: 'note',
      says: 'The issuer is asked for other information about users',
      why: 'Claims that the role requires may be missing.',
    },
    {
      attribute: 'callbackMode',
      when: 'becomes',
      is: ['direct', 'device'],
      on: always,
      severity: 'warning',
      says: 'Logins in a browser are completed by the service, and not by the client that began them',
      why: 'A user who follows the link of somebody else can log that person in.',
    },
    {
      attribute: 'oidcDisableConfirmation',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'warning',
      says: 'Logins in a browser need no confirmation',
      why: 'A user who follows the link of somebody else logs that person in without a question.',
    },
    {
      attribute: 'tokenPoliciesTemplateClaims',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'warning',
      says: 'Claims decide which policies a login gets',
      why: 'The issuer, and anyone who can choose the claims, decides about permissions.',
    },
    ...tokenReviewRules,
  ],
  unremarkable: { pollInterval: 'it only decides how often a client asks' },
};

/** The requester of a token chooses its audience. */
function boundToAnAudienceAlone({ before, after }: ObjectChange): Remark[] {
  if (!hasAudienceAlone(after) || hasAudienceAlone(before)) return [];
  return [
    {
      attribute: 'boundAudiences',
      severity: 'danger',
      says: 'Every token of the issuer for the audience can log in',
      why: 'Everyone who can get a token of the issuer can choose its audience, on a public forge every user.',
    },
  ];
}

function hasAudienceAlone({
  roleType,
  boundAudiences,
  boundSubject,
  boundClaims,
  tokenBoundCidrs,
}: DisplayValues): boolean {
  if (roleType === 'oidc' || isNone(boundAudiences)) return false;
  return [boundSubject, boundClaims, tokenBoundCidrs].every((bound) => isNone(bound));
}

/** An asterisk before the end of a repository's name also matches other owners' repositories. */
function boundToEverything({ before, after }: ObjectChange): Remark[] {
  const wide = wideClaims(after);
  if (wide.length === 0 || wide.every((claim) => wideClaims(before).includes(claim))) return [];
  return [
    {
      attribute: 'boundClaims',
      severity: 'danger',
      says: 'Tokens of any owner, or of all repositories of one, can log in',
      why: 'An asterisk in place of the name of a repository or project fits those of others, and new ones.',
      items: wide,
    },
  ];
}

/** The services compare subjects literally; patterns only work in claims. */
function boundToAnySubject({ before, after }: ObjectChange): Remark[] {
  if (!isWide(after.boundSubject) || isWide(before.boundSubject)) return [];
  return [
    {
      attribute: 'boundSubject',
      severity: 'danger',
      says: 'The subject is meant to stand for any owner, or for all repositories of one',
      why: 'The service compares it literally, so that nobody can log in; as a pattern in `boundClaims`, it would let in the repositories of others.',
    },
  ];
}

function wideClaims({ boundClaims, boundClaimsType }: DisplayValues): string[] {
  if (boundClaimsType !== 'glob' || typeof boundClaims !== 'string') return [];
  const { value } = parseDocument(boundClaims) as { readonly value?: unknown };
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, bound]) => [bound].flat().some(isWide))
    .map(([claim]) => claim);
}

/** `*`, `repo:*`, `acme/*`, `repo:acme/*`, but neither `acme/app*` nor `refs/heads/*`. */
function isWide(bound: unknown): boolean {
  return typeof bound === 'string' && /^(?:\w+:)?[^/:*]*\/?\*$/.test(bound);
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
