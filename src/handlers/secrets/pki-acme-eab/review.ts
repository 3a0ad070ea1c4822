import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of external account bindings. */
export const pkiAcmeEabReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'issuerRef', 'role', 'triggers'],
      severity: 'warning',
      says: 'An ACME account can be created, and its key is in the state',
      why: 'Anyone who reads the state before the client uses the binding can create the account and get certificates.',
    },
    {
      on: ['delete'],
      severity: 'note',
      says: 'The binding is deleted, unless a client has used it',
      why: 'A client that has not created its account needs another one. Accounts that exist stay.',
    },
  ],
  unremarkable: {},
};
