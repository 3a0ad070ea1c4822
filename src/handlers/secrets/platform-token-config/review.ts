import type { ResourceReview } from '../../../definition/review-rule';
import { forgottenLeases } from '../shared/credentials/lease-attributes';

/** Review rules for the connection of a platform-token engine. */
export const platformTokenConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'address',
      when: 'moves',
      severity: 'danger',
      says: 'Tokens are created on another host',
      why: 'The engine sends its own token there, which can create all others.',
    },
    {
      attribute: 'address',
      when: 'moves',
      to: 'port',
      severity: 'warning',
      says: 'Tokens are created on another port of the same host',
      why: 'Another program can listen there, and gets the token of the engine, which can create all others.',
    },
    {
      attribute: 'address',
      when: 'unencrypted',
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The engine sends its token without encryption',
      why: 'Anyone on the network path can read it, and all tokens that are created.',
    },
    {
      attribute: 'address',
      when: 'changes',
      severity: 'note',
      says: 'The engine sends its token with encryption',
      why: 'The platform must accept it at this address.',
    },
    {
      attribute: 'basePath',
      when: 'changes',
      severity: 'warning',
      says: 'The API of the platform has another path',
      why: 'The engine sends its own token there.',
    },
    {
      attribute: 'token',
      when: 'sent',
      severity: 'warning',
      says: 'The token of the engine is sent or cleared',
      why: 'Roles cannot grant more permissions than it has. Without a token, no others are created.',
    },
    forgottenLeases('the tokens that they stand for stay valid on the platform'),
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'danger',
      says: 'The engine loses its access to the platform',
      why: 'No tokens are created. Tokens with a lease are revoked at once; others stay valid.',
    },
  ],
  unremarkable: {
    tokenWo: 'it is not part of the plan: the counter and the version show that it is sent',
    tokenWoVersion: 'the rule for the token covers it',
  },
};
