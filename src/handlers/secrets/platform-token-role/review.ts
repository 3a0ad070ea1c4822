import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

/** Review rules for platform token roles. */
export const platformTokenRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'userId',
      when: 'changes',
      severity: 'warning',
      says: 'Tokens are created for another user',
      why: 'They have the permissions of this user.',
    },
    {
      attribute: ['ttl', 'maxTtl'],
      when: 'rises',
      absentIs: 'most',
      on: ['update'],
      severity: 'warning',
      says: 'Tokens are valid for longer',
      why: 'A stolen token can be used for longer.',
    },
    {
      attribute: ['ttl', 'maxTtl'],
      when: 'sinks',
      absentIs: 'most',
      on: ['update'],
      severity: 'note',
      says: 'Tokens are valid for a shorter time',
      why: 'Clients must renew them more often.',
    },
    { on: ['create', 'update', 'replace'], about: ['organization', 'teamId', 'credentialType'], judge: judgeWrite },
    {
      on: ['replace'],
      about: ['mount', 'name'],
      severity: 'warning',
      says: 'The role is deleted and created again',
      why: 'Clients may have to request tokens at another path or receive another type. Existing tokens stay valid.',
    },
    {
      on: ['delete'],
      severity: 'warning',
      says: 'The role is deleted',
      why: 'It no longer issues tokens. The token of an organization or a team stays valid until it is revoked on the platform.',
    },
  ],
  unremarkable: {
    description: 'it is only informational, and the rule for the role covers the revocation of the token',
  },
};

/** An organization or a team has a single token, which every write of its role replaces. */
function judgeWrite({ after }: ObjectChange): Remark[] {
  const single = after.organization !== undefined || (after.teamId !== undefined && after.credentialType !== 'team');
  if (!single) return [];
  return [
    {
      attribute: after.organization !== undefined ? 'organization' : 'teamId',
      severity: 'danger',
      says: 'Writing the role revokes the single token of the organization or the team',
      why: 'Every system that uses the token loses access to the platform immediately, wherever it got the token from.',
    },
  ];
}
