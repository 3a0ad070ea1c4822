import { bold, progressBar } from '../style';
import type { Rekey } from '../../clients/recovery-rekey';
import { printableLine } from '../../printing/printable';

/** What `lintel rekey status` shows: one line for each thing, and the next step. */
export function renderStatus({ progress, verification }: Rekey, address: string): string {
  if (!progress.started) {
    return lines([
      `No rekey of the recovery key runs at ${printableLine(address)}.`,
      `The present key is made whole by ${count(progress.required, 'share')}. A rekey is started by the Terraform resource lintel_recovery_rekey.`,
    ]);
  }
  const verifying = verification !== undefined && verification.nonce !== '';
  return lines([
    `A rekey of the recovery key runs at ${printableLine(address)}.`,
    row('nonce', bold(printableLine(progress.nonce))),
    ...verifying ? [] : [row('present key', sharesBar(progress.progress, progress.required, 'submitted'))],
    row('new key', `${count(progress.secretShares, 'share')}, of which ${progress.secretThreshold} make it whole`),
    ...progress.pgpFingerprints.map((fingerprint, index) => row(index === 0 ? 'PGP keys' : '', printableLine(fingerprint))),
    ...progress.backup ? [row('backup', 'the service keeps the encrypted shares')] : [],
    ...verifying
      ? [row('verification', sharesBar(verification.progress, verification.secretThreshold, 'proven')), row('its nonce', bold(printableLine(verification.nonce)))]
      : progress.requireVerification ? [row('verification', 'asked for')] : [],
    verifying ? `Next: each holder of a new share runs  lintel rekey verify --nonce ${printableLine(verification.nonce)}`
      : `Next: each holder of a present share runs  lintel rekey submit --nonce ${printableLine(progress.nonce)}`,
  ]);
}

/** `[##--] 2 of 4 shares submitted` */
export function sharesBar(done: number, of: number, what: string): string {
  return `${progressBar(done, of)} ${done} of ${count(of, 'share')} ${what}`;
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

export function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(13)} ${value}`;
}
