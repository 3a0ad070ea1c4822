import type { ReviewRule, ObjectChange, Remark } from '../../../definition/review-rule';

/** What becomes of a certificate that is replaced or destroyed. */
export function certificateRules(about: readonly string[]): readonly ReviewRule[] {
  return [
    {
      attribute: 'revokeOnDestroy', when: 'becomes', is: true, on: ['update'], severity: 'warning', says: 'From now on the certificate is revoked when it is replaced or destroyed',
      why: 'What still serves the one before is refused at once.',
    },
    { on: ['replace'], about, judge: judgeReplacement },
    { on: ['delete'], judge: judgeEnd },
  ];
}

/** What nobody must hear of, in the same rooms. */
export const unremarkableCertificate = { renewBefore: 'it is when a plan renews the certificate, which that plan says' } as const;

const REFUSED = 'What still serves it is refused at once.';

function judgeReplacement(change: ObjectChange): Remark[] {
  const { before } = change;
  if (before.revokeOnDestroy === true) return [{ severity: 'danger', says: 'The certificate is replaced, and the one that serves now is revoked', why: REFUSED }];
  if (before.status === 'revoked') return [{ attribute: 'status', severity: 'warning', says: 'The certificate was revoked, and is replaced', why: 'Somebody had a reason to revoke it: another one is issued for the same names.' }];
  if (before.status === 'expired' || before.status === 'renewal_due') {
    return [{ attribute: 'status', severity: 'note', says: 'The certificate is renewed', why: 'What serves it must load the one that comes before the one before ends.' }];
  }
  return [{ severity: 'warning', says: 'The certificate is replaced by one for another request', why: 'What serves it must load the one that comes; the one before stays valid until it ends.' }];
}

function judgeEnd({ before }: ObjectChange): Remark[] {
  return before.revokeOnDestroy === true
    ? [{ severity: 'danger', says: 'The certificate is revoked', why: REFUSED }]
    : [{ severity: 'warning', says: 'The certificate is no longer renewed', why: 'It stays valid until it ends, and its key with it.' }];
}
