import type { Remark, ResourceReview } from '../../../definition/review-rule';
import { credentialReview, unremarkableCredential } from '../shared/credentials/credential-review';

const LOCKED_OUT = 'Clients that use the current password are locked out immediately.';

const ROTATED: Remark = {
  severity: 'warning',
  says: 'The role takes over a database user and rotates its password',
  why: LOCKED_OUT,
};

const KEPT: Remark = {
  severity: 'warning',
  says: 'The role takes over a database user and keeps its password until the first rotation',
  why: 'The first rotation locks out clients that do not read the password from the service by then.',
};

/** Review rules for static roles. */
export const databaseStaticRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'username',
      when: 'changes',
      severity: 'danger',
      says: 'The role takes over another user and rotates its password',
      why: `${LOCKED_OUT} The previous user keeps its last password, which is no longer rotated.`,
    },
    {
      attribute: 'dbName',
      when: 'changes',
      severity: 'danger',
      says: 'The role takes over a user of another database and rotates its password',
      why: `${LOCKED_OUT} The previous user keeps its last password, which is no longer rotated.`,
    },
    {
      attribute: 'rotationPeriod',
      when: 'rises',
      severity: 'warning',
      says: 'The password is rotated less often',
      why: 'A stolen password can be used for longer.',
    },
    {
      attribute: 'rotationPeriod',
      when: 'sinks',
      severity: 'note',
      says: 'The password is rotated more often',
      why: 'Clients must read it more often.',
    },
    {
      attribute: 'rotationSchedule',
      when: 'appears',
      on: ['update'],
      severity: 'warning',
      says: 'The password is rotated on a schedule instead of at a fixed period',
      why: 'The password does not change until the next scheduled time. Clients that do not read the new one then are locked out.',
    },
    {
      attribute: 'rotationPeriod',
      when: 'appears',
      on: ['update'],
      severity: 'warning',
      says: 'The password is rotated at a fixed period instead of on a schedule',
      why: 'The time of a rotation can no longer be chosen.',
    },
    {
      attribute: 'rotationSchedule',
      when: 'differs',
      on: ['update'],
      severity: 'warning',
      says: 'The password is rotated on another schedule',
      why: 'It may be rotated less often, or at a time when it is in use.',
    },
    {
      attribute: 'rotationWindow',
      when: 'changes',
      on: ['update'],
      severity: 'note',
      says: 'The rotation window changes',
      why: 'A rotation that misses its window waits for the next scheduled time.',
    },
    {
      attribute: 'rotationStatements',
      when: 'changes',
      asText: true,
      on: ['update'],
      severity: 'warning',
      says: 'The statements that change the password change',
      why: 'They run with the permissions of the root user. If one fails, the password does not change.',
    },
    ...credentialReview,
    {
      attribute: 'password',
      when: 'sent',
      severity: 'warning',
      says: 'The service receives another password of the user',
      why: 'It returns this password to clients. If the database has another one, they are locked out.',
    },
    {
      attribute: 'secretsRevision',
      when: 'sent',
      severity: 'warning',
      says: 'A write-only secret is sent or cleared: the password or the CA key',
      why: 'The plan does not contain write-only values. Check the configuration.',
    },
    { on: ['create'], judge: ({ after }) => [after.skipImportRotation === true ? KEPT : ROTATED] },
    {
      on: ['replace'],
      about: ['mount', 'name'],
      severity: 'danger',
      says: 'The password of the user is rotated and is read at another path',
      why: LOCKED_OUT,
    },
    {
      on: ['delete'],
      severity: 'warning',
      says: 'The password of the user is no longer rotated',
      why: 'The user keeps its last password, which can no longer be read from the service.',
    },
  ],
  unremarkable: {
    ...unremarkableCredential,
    skipImportRotation: 'it has no effect on a role that exists, and creates have rules of their own',
    passwordWo: 'it is not part of the plan: the counter and the version show that it is sent',
    passwordWoVersion: 'the rule for the password covers it',
  },
};
