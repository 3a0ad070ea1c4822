import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of the engine's access means to those who get tokens of the cluster. */
export const clusterConfigReview: ResourceReview = {
  rules: [
    { attribute: 'clusterHost', when: 'moves', severity: 'danger', says: 'Tokens are made in another cluster', why: 'The token of the engine goes there, which may make accounts and bind them to roles.' },
    { attribute: 'clusterHost', when: 'changes', severity: 'note', says: 'The API of the cluster is looked for at another path', why: 'The token of the engine goes there.' },
    { attribute: 'clusterCaCert', when: 'disappears', severity: 'danger', says: 'The cluster is no longer trusted by a certificate of its own', why: 'Whoever has a certificate of any authority that the host trusts can take its place, and gets the token of the engine.' },
    { attribute: 'clusterCaCert', when: 'changes', on: ['update'], severity: 'warning', says: 'The cluster is trusted by another certificate', why: 'Whoever has its key can take the place of the cluster, and gets the token of the engine.' },
    { attribute: 'serviceAccountJwt', when: 'sent', severity: 'warning', says: 'The token that the engine acts with is sent or cleared', why: 'What its account may not do, no role of the engine can give.' },
    { attribute: 'disableLocalCaJwt', when: 'changes', on: ['update'], severity: 'warning', says: 'Another certificate and token may count: those of the pod, or those here', why: 'They decide which cluster is trusted, and as whom the engine acts there.' },
    { on: ['delete', 'replace'], about: ['mount'], severity: 'danger', says: 'The engine loses its access to the cluster', why: 'No token is made any more, and no account that was made is taken away when its lease ends.' },
  ],
  unremarkable: {
    serviceAccountJwtWo: 'it is in no plan: the counter and the version tell that it is sent',
    serviceAccountJwtWoVersion: 'the rule about the token sees it',
  },
};
