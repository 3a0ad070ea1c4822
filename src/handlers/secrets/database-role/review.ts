import type { ResourceReview } from '../../../definition/review-rule';
import { credentialReview, unremarkableCredential } from '../shared/credentials/credential-review';

/** Review rules for dynamic roles. */
export const databaseRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'creationStatements',
      when: 'matches',
      pattern:
        /\bSUPERUSER\b|\bGRANT\s+ALL\b|\bALL\s+PRIVILEGES\b|\bWITH\s+GRANT\s+OPTION\b|\bsysadmin\b|\bdb_owner\b/i,
      asText: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Created users have full access, or can grant their permissions to others',
      why: 'Every issued credential is as powerful as a database administrator.',
    },
    {
      attribute: 'creationStatements',
      when: 'changes',
      asText: true,
      on: ['update'],
      severity: 'warning',
      says: 'The statements that create a user change',
      why: 'They determine the permissions of every issued credential.',
    },
    {
      attribute: 'revocationStatements',
      when: 'changes',
      asText: true,
      on: ['update'],
      severity: 'warning',
      says: 'The statements that remove a user change',
      why: 'Whatever they do not remove stays in the database after the lease has ended.',
    },
    {
      attribute: ['rollbackStatements', 'renewStatements'],
      when: 'changes',
      asText: true,
      on: ['update'],
      severity: 'note',
      says: 'The statements for rollback or renewal change',
      why: 'They run with the permissions of the root user.',
    },
    {
      attribute: 'dbName',
      when: 'changes',
      on: ['update'],
      severity: 'warning',
      says: 'Users are created in another database',
      why: 'Clients receive credentials for another database and may not notice. Users of current leases stay in the old one, because their leases are revoked by the new connection.',
    },
    {
      attribute: ['defaultTtl', 'maxTtl'],
      when: 'rises',
      absentIs: 'most',
      on: ['update'],
      severity: 'warning',
      says: 'Credentials are valid for longer',
      why: 'A stolen credential can be used for longer.',
    },
    {
      attribute: ['defaultTtl', 'maxTtl'],
      when: 'sinks',
      absentIs: 'most',
      on: ['update'],
      severity: 'note',
      says: 'Credentials are valid for a shorter time',
      why: 'Clients must renew them more often.',
    },
    ...credentialReview,
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      severity: 'danger',
      says: 'Credentials that the role has issued can no longer be renewed',
      why: 'Systems that use one lose access to the database when its lease ends, and cannot get another.',
    },
  ],
  unremarkable: unremarkableCredential,
};
