import type { ResourceReview, ReviewRule } from '../../../definition/review-rule';

const sent = (attribute: string): ReviewRule => ({
  attribute,
  when: 'sent',
  severity: 'warning',
  says: 'A secret of the connection changes',
  why: 'Repositories are reached as somebody else, or not at all if it is wrong.',
});

/** The effects of a connection's changes on the users of its repositories. */
export const oauthClientReview: ResourceReview = {
  rules: [
    sent('oauthToken'),
    sent('secret'),
    {
      attribute: 'organizationScoped',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Every project of the organization may use the connection',
      why: 'Anyone who can change a workspace there can read the repositories.',
    },
    {
      attribute: 'organizationScoped',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Only some projects may use the connection',
      why: 'Workspaces of others lose their repository.',
    },
    {
      attribute: 'projectIds',
      when: 'gains',
      severity: 'warning',
      says: 'More projects may use the connection',
      why: 'Anyone who can change a workspace there can read the repositories.',
    },
    {
      attribute: 'projectIds',
      when: 'loses',
      severity: 'warning',
      says: 'Fewer projects may use the connection',
      why: 'Their workspaces lose their repository.',
    },
    {
      attribute: 'agentPoolId',
      when: 'changes',
      severity: 'warning',
      says: 'The repositories are reached through another network',
      why: 'Agents of the pool fetch them, or nobody if none is running.',
    },
    {
      attribute: ['key', 'rsaPublicKey'],
      when: 'changes',
      severity: 'warning',
      says: 'Another application at the service is used',
      why: 'It may have access to other repositories.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization', 'serviceProvider'],
      severity: 'danger',
      says: 'The connection is deleted',
      why: 'Every workspace, policy set and module that uses it loses its repository.',
    },
  ],
  unremarkable: {
    name: 'it is shown to people',
    httpUrl: 'another address replaces the connection',
    apiUrl: 'another address replaces the connection',
    privateKey: 'another one replaces the connection',
    oauthTokenWo: 'plans do not contain it: the counter and the version show that it is sent',
    oauthTokenWoVersion: 'the rule about the secret covers it',
    secretWo: 'plans do not contain it: the counter and the version show that it is sent',
    secretWoVersion: 'the rule about the secret covers it',
    privateKeyWo: 'another one replaces the connection',
    privateKeyWoVersion: 'the rule about the deletion covers it',
  },
};
