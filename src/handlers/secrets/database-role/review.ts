import type { ResourceReview } from '../../../definition/review-rule';
import { credentialReview, unremarkableCredential } from '../shared/credential-review';

/** What a change of a dynamic role means to those who get users by it. */
export const databaseRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'creationStatements', when: 'matches', pattern: /\bSUPERUSER\b|\bGRANT\s+ALL\b|\bALL\s+PRIVILEGES\b|\bWITH\s+GRANT\s+OPTION\b|\bsysadmin\b|\bdb_owner\b/i, asText: true,
      on: ['create', 'update', 'replace'], severity: 'danger', says: 'Users that are made may do everything, or hand on what they may',
      why: 'Each credential that is issued is as powerful as an administrator of the database.',
    },
    { attribute: 'creationStatements', when: 'changes', asText: true, on: ['update'], severity: 'warning', says: 'The statements that make a user change', why: 'They decide what each issued credential may do.' },
    { attribute: 'revocationStatements', when: 'changes', asText: true, on: ['update'], severity: 'warning', says: 'The statements that take a user away change', why: 'What they leave stays in the database when its lease has ended.' },
    { attribute: ['rollbackStatements', 'renewStatements'], when: 'changes', asText: true, on: ['update'], severity: 'note', says: 'The statements for users that fail or are renewed change', why: 'They run with the rights of the root user.' },
    { attribute: 'dbName', when: 'changes', on: ['update'], severity: 'warning', says: 'Users are made in another database', why: 'Whoever asks for credentials gets some for another database, and may not notice.' },
    { attribute: ['defaultTtl', 'maxTtl'], when: 'rises', absentIs: 'most', on: ['update'], severity: 'warning', says: 'Credentials last longer', why: 'One that was stolen serves longer.' },
    { attribute: ['defaultTtl', 'maxTtl'], when: 'sinks', absentIs: 'most', on: ['update'], severity: 'note', says: 'Credentials last less long', why: 'Whoever holds one must renew it earlier.' },
    ...credentialReview,
    {
      on: ['delete', 'replace'], about: ['mount', 'name'], severity: 'danger', says: 'Credentials that were issued by the role can no longer be renewed',
      why: 'Systems that hold one lose their access to the database when its lease ends, and get no other.',
    },
  ],
  unremarkable: unremarkableCredential,
};
