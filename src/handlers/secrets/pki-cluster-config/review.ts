import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for the addresses of a certificate authority. */
export const pkiClusterConfigReview: ResourceReview = {
  rules: [
    {
      attribute: ['path', 'aiaPath'],
      when: 'moves',
      severity: 'warning',
      says: 'Clients reach the authority at another address',
      why: 'Certificates issued before name the former one, and ACME clients must find the authority at the new one.',
    },
    {
      attribute: ['path', 'aiaPath'],
      when: 'changes',
      severity: 'note',
      says: 'The address of the authority changes',
      why: 'Templates of URLs and ACME use it from now on.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'note',
      says: 'The service keeps the addresses until the engine is unmounted',
      why: 'It accepts no empty address.',
    },
  ],
  unremarkable: {},
};
