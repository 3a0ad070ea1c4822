import type { Case } from '../../../cli/review/case';

/** Without a certificate to revoke, only what a plan says of a new revocation can be shown. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'performed',
    after: { mount: 'authority-1', serial_number: '17:67:16:b0' },
    says: [['danger', undefined, 'A certificate is revoked']],
  },
];
