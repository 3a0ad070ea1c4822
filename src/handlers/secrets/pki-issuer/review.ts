import type { ResourceReview } from '../../../definition/review-rule';
import { issuerReviewRules, unremarkableIssuer } from '../shared/pki/issuer-review';

/** The review rules of imported issuers. */
export const pkiIssuerReview: ResourceReview = {
  rules: [
    {
      on: ['delete', 'replace'],
      about: ['mount', 'certificate'],
      severity: 'danger',
      says: 'The issuer is removed from its mount',
      why: 'What it has signed can no longer be verified anew or revoked, and a key that was imported with it is lost.',
    },
    {
      attribute: 'certificate',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Other certificates come with what the issuer signs',
      why: 'Clients get another chain, and those that need a certificate which it no longer has do not find a root that they trust.',
    },
    {
      attribute: 'secretsRevision',
      when: 'sent',
      severity: 'warning',
      says: 'A private key is imported',
      why: 'Anyone else who has the key can issue certificates in the name of this issuer.',
    },
    {
      attribute: 'privateKeyWoVersion',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'A private key is imported',
      why: 'Anyone else who has the key can issue certificates in the name of this issuer.',
    },
    ...issuerReviewRules,
  ],
  unremarkable: { ...unremarkableIssuer, privateKeyWo: 'its revision or its version decides whether it is sent' },
};
