import type { ResourceReview } from '../../../definition/review-rule';
import { mountReview } from '../shared/mounts/mount-review';

/** The review rules of auth mounts. */
export const authMountReview: ResourceReview = mountReview('auth', {
  rules: [
    {
      attribute: 'tokenType',
      when: 'becomes',
      is: ['batch', 'default-batch'],
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The method issues batch tokens',
      why: 'A batch token cannot be revoked before it ends.',
    },
    {
      attribute: 'userLockoutConfig.lockoutDisable',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'No user is locked out any more',
      why: 'Passwords and secret ids can be guessed by trying.',
    },
  ],
  unremarkable: {
    'userLockoutConfig': 'it counts refused logins, and lets nobody in',
    'options': 'they are settings of the method, which decides nothing about access by them',
    'userLockoutConfig.lockoutThreshold': 'it counts refused logins, and lets nobody in',
    'userLockoutConfig.lockoutDuration': 'a lockout ends by itself at any length',
    'userLockoutConfig.lockoutCounterReset': 'it counts refused logins, and lets nobody in',
  },
});
