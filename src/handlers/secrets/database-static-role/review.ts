import type { ResourceReview } from '../../../definition/review-rule';
import { credentialReview, unremarkableCredential } from '../shared/credential-review';

const LOCKED_OUT = 'Whoever uses the password that is in force now is locked out at once.';

/** What a change of a static role means to those who use its user. */
export const databaseStaticRoleReview: ResourceReview = {
  rules: [
    { attribute: 'username', when: 'changes', severity: 'danger', says: 'Another user is taken over, and its password is rotated', why: `${LOCKED_OUT} The user before keeps its last password, which nobody rotates any more.` },
    { attribute: 'dbName', when: 'changes', severity: 'danger', says: 'A user of another database is taken over, and its password is rotated', why: `${LOCKED_OUT} The user before keeps its last password, which nobody rotates any more.` },
    { attribute: 'rotationPeriod', when: 'rises', severity: 'warning', says: 'The password is rotated less often', why: 'One that was stolen serves longer.' },
    { attribute: 'rotationPeriod', when: 'sinks', severity: 'note', says: 'The password is rotated more often', why: 'Whoever holds it must fetch it more often.' },
    { attribute: 'rotationSchedule', when: 'appears', on: ['update'], severity: 'warning', says: 'The password is rotated by a schedule, and no longer after a time', why: 'Until the schedule comes the password stays as it is; then whoever has not fetched the next one is locked out.' },
    { attribute: 'rotationPeriod', when: 'appears', on: ['update'], severity: 'warning', says: 'The password is rotated after a time, and no longer by a schedule', why: 'It changes at hours that nobody chose.' },
    { attribute: 'rotationSchedule', when: 'differs', on: ['update'], severity: 'warning', says: 'The password is rotated by another schedule', why: 'It may be rotated less often, or at an hour when its users are at work.' },
    { attribute: 'rotationWindow', when: 'changes', on: ['update'], severity: 'note', says: 'A rotation may be late by another time', why: 'One that misses its window waits for the next time.' },
    { attribute: 'rotationStatements', when: 'changes', asText: true, on: ['update'], severity: 'warning', says: 'The statements that change the password change', why: 'They run with the rights of the root user, and one that fails leaves the password as it is.' },
    ...credentialReview,
    { on: ['create'], severity: 'warning', says: 'A user of the database is taken over, and its password is rotated', why: LOCKED_OUT },
    { on: ['replace'], about: ['mount', 'name'], severity: 'danger', says: 'The password of the user is rotated, and read at another path', why: LOCKED_OUT },
    { on: ['delete'], severity: 'warning', says: 'The password of a user is no longer rotated', why: 'The user keeps its last password, which nobody can read here any more.' },
  ],
  unremarkable: unremarkableCredential,
};
