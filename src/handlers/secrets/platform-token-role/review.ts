import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

/** What a change of a role means to those who hold its tokens. */
export const platformTokenRoleReview: ResourceReview = {
  rules: [
    { attribute: 'userId', when: 'changes', severity: 'warning', says: 'Tokens are made for another user', why: 'They may do what this user may.' },
    { attribute: ['ttl', 'maxTtl'], when: 'rises', absentIs: 'most', on: ['update'], severity: 'warning', says: 'Tokens last longer', why: 'One that was stolen serves longer.' },
    { attribute: ['ttl', 'maxTtl'], when: 'sinks', absentIs: 'most', on: ['update'], severity: 'note', says: 'Tokens last less long', why: 'Whoever holds one must renew it earlier.' },
    { on: ['create', 'update', 'replace'], about: ['organization', 'teamId', 'credentialType'], judge: judgeWrite },
    { on: ['replace'], about: ['mount', 'name'], severity: 'warning', says: 'The role is deleted and made anew', why: 'Its tokens are asked for at another path, or are of another kind; those that were made stay valid.' },
    { on: ['delete'], severity: 'warning', says: 'The role is deleted', why: 'Nobody gets a token by it any more; one of an organization or a team that was made stays valid until somebody revokes it on the platform.' },
  ],
  unremarkable: { description: 'it is a text for people: that a write of it revokes a token, the rule about the role says' },
};

/** An organization or a team has one token, which every write of its role replaces. */
function judgeWrite({ after }: ObjectChange): Remark[] {
  const single = after.organization !== undefined || (after.teamId !== undefined && after.credentialType !== 'team');
  if (!single) return [];
  return [{
    attribute: after.organization !== undefined ? 'organization' : 'teamId', severity: 'danger', says: 'Writing the role revokes the one token that the organization or the team has',
    why: 'Every system that holds the token loses its access to the platform at once, wherever it got it from.',
  }];
}
