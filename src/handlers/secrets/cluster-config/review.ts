import type { ResourceReview } from '../../../definition/review-rule';
import { forgottenLeases } from '../shared/credentials/lease-attributes';

/** Review rules for the connection of a cluster engine. */
export const clusterConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'clusterHost',
      when: 'moves',
      severity: 'danger',
      says: 'Tokens are issued in another cluster',
      why: 'The engine sends its own token there, which can create accounts and bind them to roles.',
    },
    {
      attribute: 'clusterHost',
      when: 'moves',
      to: 'port',
      severity: 'warning',
      says: 'The API of the cluster has another port of the same host',
      why: 'Another cluster can listen there, and gets the token of the engine.',
    },
    {
      attribute: 'clusterHost',
      when: 'unencrypted',
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The engine sends its token to the cluster without encryption',
      why: 'Anyone on the network path can read it, and all tokens that are issued.',
    },
    {
      attribute: 'clusterHost',
      when: 'changes',
      severity: 'note',
      says: 'The API of the cluster has another path or scheme',
      why: 'The engine sends its own token there.',
    },
    {
      attribute: 'clusterCaCert',
      when: 'disappears',
      severity: 'danger',
      says: 'The cluster is no longer verified with its own CA certificate',
      why: 'Every CA that the host trusts can impersonate the cluster and receive the token of the engine.',
    },
    {
      attribute: 'clusterCaCert',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'The cluster is verified with another CA certificate',
      why: 'The owner of its key can impersonate the cluster and receive the token of the engine.',
    },
    {
      attribute: 'serviceAccountJwt',
      when: 'sent',
      severity: 'warning',
      says: 'The token of the engine is sent or cleared',
      why: 'Roles of the engine cannot grant more permissions than its account has.',
    },
    {
      attribute: 'disableLocalCaJwt',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'The engine may use another certificate and token: those of its pod or those configured here',
      why: 'They determine which cluster is trusted and which account the engine uses there.',
    },
    forgottenLeases('the accounts, roles and bindings that they stand for stay in the cluster'),
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'danger',
      says: 'The engine loses its access to the cluster',
      why: 'No tokens are issued. The leases of issued tokens are revoked at once, and accounts that were created for them are deleted.',
    },
  ],
  unremarkable: {
    serviceAccountJwtWo: 'it is not part of the plan: the counter and the version show that it is sent',
    serviceAccountJwtWoVersion: 'the rule for the token covers it',
  },
};
