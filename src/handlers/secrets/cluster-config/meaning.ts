import type { Meaning } from '../../../definition/meaning';

/** What a change of the engine's access means to those who get tokens of the cluster. */
export const clusterConfigMeaning: Meaning = {
  rules: [
    { attribute: 'clusterHost', when: 'moves', weight: 'danger', says: 'Tokens are made in another cluster', why: 'The token of the engine goes there, which may make accounts and bind them to roles.' },
    { attribute: 'clusterHost', when: 'changes', weight: 'note', says: 'The API of the cluster is looked for at another path', why: 'The token of the engine goes there.' },
    { attribute: 'clusterCaCert', when: 'disappears', weight: 'danger', says: 'The cluster is no longer trusted by a certificate of its own', why: 'Whoever has a certificate of any authority that the host trusts can take its place, and gets the token of the engine.' },
    { attribute: 'clusterCaCert', when: 'changes', on: ['update'], weight: 'attention', says: 'The cluster is trusted by another certificate', why: 'Whoever has its key can take the place of the cluster, and gets the token of the engine.' },
    { attribute: 'serviceAccountJwt', when: 'sent', weight: 'attention', says: 'The token that the engine acts with is sent or cleared', why: 'What its account may not do, no role of the engine can give.' },
    { attribute: 'disableLocalCaJwt', when: 'changes', on: ['update'], weight: 'attention', says: 'Another certificate and token may count: those of the pod, or those here', why: 'They decide which cluster is trusted, and as whom the engine acts there.' },
    { on: ['delete', 'replace'], about: ['mount'], weight: 'danger', says: 'The engine loses its access to the cluster', why: 'No token is made any more, and no account that was made is taken away when its lease ends.' },
  ],
  ordinary: {
    serviceAccountJwtWo: 'it is in no plan: the counter and the version tell that it is sent',
    serviceAccountJwtWoVersion: 'the rule about the token sees it',
  },
};
