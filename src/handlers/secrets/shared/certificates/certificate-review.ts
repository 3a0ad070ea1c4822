import type { ReviewRule, ObjectChange, Remark } from '../../../../definition/review-rule';

/** Review rules for changing, replacing and destroying a certificate. */
export function certificateRules(about: readonly string[]): readonly ReviewRule[] {
  return [
    {
      attribute: 'revokeOnDestroy',
      when: 'becomes',
      is: true,
      on: ['update'],
      severity: 'warning',
      says: 'The certificate will be revoked when it is replaced or destroyed',
      why: 'Connections to servers that still use the previous certificate then fail immediately.',
    },
    { on: ['replace'], about, judge: judgeReplacement },
    { on: ['delete'], judge: judgeEnd },
  ];
}

/** Inputs of certificates whose changes need no review. */
export const unremarkableCertificate = {
  renewBefore: 'it determines when a plan renews the certificate, and that plan reports the renewal',
} as const;

const REFUSED = 'Connections to servers that still use it fail immediately.';

function judgeReplacement(change: ObjectChange): Remark[] {
  const { before } = change;
  if (before.revokeOnDestroy === true) {
    return [{ severity: 'danger', says: 'The certificate is replaced, and the current one is revoked', why: REFUSED }];
  }
  if (before.status === 'revoked') {
    return [
      {
        attribute: 'status',
        severity: 'warning',
        says: 'The certificate was revoked and is replaced',
        why: 'Another certificate is issued for the same names. Check why it was revoked.',
      },
    ];
  }
  if (before.status === 'expired' || before.status === 'renewal_due') {
    return [
      {
        attribute: 'status',
        severity: 'note',
        says: 'The certificate is renewed',
        why: 'Servers must load the new certificate before the current one expires.',
      },
    ];
  }
  return [
    {
      severity: 'warning',
      says: 'The certificate is replaced by one with other inputs',
      why: 'Servers must load the new certificate. The current one stays valid until it expires.',
    },
  ];
}

function judgeEnd({ before }: ObjectChange): Remark[] {
  return before.revokeOnDestroy === true
    ? [{ severity: 'danger', says: 'The certificate is revoked', why: REFUSED }]
    : [
        {
          severity: 'warning',
          says: 'The certificate is no longer renewed',
          why: 'The certificate and its key stay valid until it expires.',
        },
      ];
}
