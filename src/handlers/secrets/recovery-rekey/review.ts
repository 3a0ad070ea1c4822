import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';

const whenStarted: readonly Operation[] = ['create', 'replace'];
const IN_THE_OPEN = 'Whoever submits the last share sees all new shares, and has the whole key.';

/** What a change of an attempt means to those who hold shares of the recovery key. */
export const recoveryRekeyReview: ResourceReview = {
  rules: [
    { attribute: 'secretThreshold', when: 'sinks', on: ['replace'], severity: 'danger', says: 'Fewer people together have the recovery key', why: 'Whoever has so many shares can do whatever the recovery key allows. The attempt that runs is cancelled, and another one is started.' },
    { attribute: 'requireVerification', when: 'becomes', is: false, on: ['replace'], severity: 'danger', says: 'The new key comes into force without proof that its shares have arrived', why: 'A share that was lost on its way is noticed when it is needed. The attempt that runs is cancelled, and another one is started.' },
    { attribute: 'pgpKeys', when: 'disappears', on: ['replace'], severity: 'danger', says: 'The new shares are given out as they are, without encryption', why: IN_THE_OPEN },
    { attribute: 'backup', when: 'becomes', is: true, on: whenStarted, severity: 'warning', says: 'The service keeps the encrypted shares too', why: 'Until somebody deletes them, whoever has the keys can have the shares again.' },
    { on: [...whenStarted, 'delete'], about: ['secretShares', 'triggers'], judge: judgeAttempt },
  ],
  unremarkable: {},
};

function judgeAttempt({ operation, before }: ObjectChange): Remark[] {
  const running = before.state === 'started' || before.state === 'verifying';
  const kept = 'Shares that were submitted are forgotten; the present key stays in force.';
  if (operation === 'delete') return running ? [{ severity: 'danger', says: 'The rekey that runs is cancelled', why: kept }] : [];
  const started = 'Once people have brought enough shares of the present key, another key takes its place, and the old shares are worth nothing.';
  return [operation === 'replace' && running
    ? { severity: 'danger', says: 'The rekey that runs is cancelled, and another one is started', why: `${kept} ${started}` }
    : { severity: 'danger', says: 'A rekey of the recovery key is started', why: started }];
}
