import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';

const whenStarted: readonly Operation[] = ['create', 'replace'];
const UNENCRYPTED = 'The person who submits the last share sees all new shares and thus the whole key.';

/** Review rules for rekeys of the recovery key. */
export const recoveryRekeyReview: ResourceReview = {
  rules: [
    {
      attribute: 'secretThreshold',
      when: 'sinks',
      on: ['replace'],
      severity: 'danger',
      says: 'Fewer shares are needed for the recovery key',
      why: 'Fewer key holders together can do everything that the recovery key allows. The attempt in progress is cancelled, and a new one starts.',
    },
    {
      attribute: 'requireVerification',
      when: 'becomes',
      is: false,
      on: ['replace'],
      severity: 'danger',
      says: 'The new key takes effect without verification of its shares',
      why: 'A lost share is noticed only when it is needed. The attempt in progress is cancelled, and a new one starts.',
    },
    {
      attribute: 'pgpKeys',
      when: 'disappears',
      on: ['replace'],
      severity: 'danger',
      says: 'The new shares are returned unencrypted',
      why: UNENCRYPTED,
    },
    {
      attribute: 'backup',
      when: 'becomes',
      is: true,
      on: whenStarted,
      severity: 'warning',
      says: 'The service also stores the encrypted shares',
      why: 'Until they are deleted, the owners of the PGP keys can get the shares again.',
    },
    { on: [...whenStarted, 'delete'], about: ['secretShares', 'triggers'], judge: judgeAttempt },
  ],
  unremarkable: {},
};

function judgeAttempt({ operation, before }: ObjectChange): Remark[] {
  const running = before.state === 'started' || before.state === 'verifying';
  const kept = 'Submitted shares are discarded, and the current key stays in effect.';
  if (operation === 'delete') {
    return running ? [{ severity: 'danger', says: 'The rekey in progress is cancelled', why: kept }] : [];
  }
  const started =
    'Once enough shares of the current key are submitted, a new key replaces it, and the old shares become invalid.';
  return [
    operation === 'replace' && running
      ? {
          severity: 'danger',
          says: 'The rekey in progress is cancelled, and a new one starts',
          why: `${kept} ${started}`,
        }
      : { severity: 'danger', says: 'A rekey of the recovery key starts', why: started },
  ];
}
