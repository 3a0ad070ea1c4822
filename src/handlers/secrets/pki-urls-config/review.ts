import type { ResourceReview } from '../../../definition/review-rule';

const URLS = ['issuingCertificates', 'crlDistributionPoints', 'ocspServers'];

/** Review rules for the URLs of a certificate authority. */
export const pkiUrlsConfigReview: ResourceReview = {
  rules: [
    {
      attribute: URLS,
      when: 'disappears',
      severity: 'danger',
      says: 'Certificates issued from now on lack the URL',
      why: 'Those who verify them can no longer find the issuer, or whether a certificate is revoked.',
    },
    {
      attribute: [...URLS, 'deltaCrlDistributionPoints'],
      when: 'changes',
      severity: 'warning',
      says: 'Certificates issued from now on have other URLs',
      why: 'Those who verify them ask there. Certificates issued before keep their URLs, which must go on being served.',
    },
    {
      attribute: 'enableTemplating',
      when: 'changes',
      severity: 'note',
      says: 'Templates in the URLs are filled in, or no longer',
      why: 'A template that cannot be filled in makes the service refuse to issue.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'danger',
      says: 'The authority loses its URLs',
      why: 'Certificates issued from now on cannot be checked for revocation.',
    },
  ],
  unremarkable: {},
};
