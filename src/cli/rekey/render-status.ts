import type { Rekey } from '../../clients/secrets/recovery-rekey';
import { printableLine } from '../../printing/printable';
import { visibleJson } from '../../printing/visible';
import { count } from '../count';
import { bold, progressBar } from '../style';

/** The output of `lintel rekey status`: one value per line, and the next step. */
export function renderStatus({ progress, verification }: Rekey, address: string): string {
  if (!progress.started) {
    return lines([
      `No rekey of the recovery key is in progress at ${printableLine(address)}.`,
      `The current key has a threshold of ${count(progress.required, 'share')}. The Terraform resource lintel_recovery_rekey starts a rekey.`,
    ]);
  }
  const isVerifying = verification !== undefined && verification.nonce !== '';
  return lines([
    `A rekey of the recovery key is in progress at ${printableLine(address)}.`,
    row('nonce', bold(printableLine(progress.nonce))),
    ...(isVerifying ? [] : [row('current key', sharesBar(progress.progress, progress.required, 'submitted'))]),
    row('new key', `${count(progress.secretShares, 'share')} with a threshold of ${progress.secretThreshold}`),
    ...progress.pgpFingerprints.map((fingerprint, index) =>
      row(index === 0 ? 'PGP keys' : '', printableLine(fingerprint)),
    ),
    ...(progress.backup ? [row('backup', 'the service stores the encrypted shares')] : []),
    ...(isVerifying
      ? [
          row('verification', sharesBar(verification.progress, verification.secretThreshold, 'verified')),
          row('its nonce', bold(printableLine(verification.nonce))),
        ]
      : progress.requireVerification
        ? [row('verification', 'required')]
        : []),
    isVerifying
      ? `Next: each holder of a new share runs  lintel rekey verify --nonce ${printableLine(verification.nonce)}`
      : `Next: each holder of a current share runs  lintel rekey submit --nonce ${printableLine(progress.nonce)}`,
  ]);
}

/** The same as a JSON document. Without a rekey, it contains only the current key's threshold. */
export function renderStatusJson(
  { progress: { started, required, ...attempt }, verification }: Rekey,
  address: string,
): string {
  const document = {
    address,
    started,
    required,
    ...(started ? attempt : {}),
    ...(started && verification && verification.nonce !== '' ? { verification } : {}),
  };
  return `${visibleJson(JSON.stringify(document, undefined, 2))}\n`;
}

/** `[##--] 2 of 4 shares submitted` */
export function sharesBar(done: number, of: number, what: string): string {
  return `${progressBar(done, of)} ${done} of ${count(of, 'share')} ${what}`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(13)} ${value}`;
}
