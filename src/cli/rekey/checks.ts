import type { Command } from 'commander';
import type { Rekey, VerificationProgress } from '../../clients/secrets/recovery-rekey';
import { printableLine } from '../../printing/printable';
import { count } from '../count';
import { Failure } from '../failure';
import { bold } from '../style';
import { explain } from './errors';
import { confirm } from './input';
import type { RekeyService, ServiceSettings } from './service';

export interface RekeyOptions extends ServiceSettings {
  readonly nonce?: string;
  readonly output?: string;
}

/** Connects to the service, and explains errors to the user. */
export async function withService(
  options: RekeyOptions,
  work: (service: RekeyService) => Promise<void>,
): Promise<void> {
  // Loaded lazily: the other commands do not need it.
  // oxlint-disable-next-line typescript/no-require-imports
  const { openRekeyService } = require('./service') as typeof import('./service');
  let service: RekeyService | undefined;
  try {
    service = openRekeyService(options, process.env);
    await work(service);
  } catch (error) {
    throw explain(error as Error);
  } finally {
    await service?.close();
  }
}

/** Requires --nonce unless the user can confirm the nonce at a terminal. */
export function requireNonceOrTerminal({ nonce }: RekeyOptions, command: Command): void {
  if (nonce === undefined && !process.stdin.isTTY) {
    command.error('error: --nonce is required if standard input is not a terminal: it identifies the rekey');
  }
}

/** Requires --output unless the new shares can be shown on a terminal. */
export function requireDestination({ output }: RekeyOptions, command: Command): void {
  if (output === undefined && !process.stdout.isTTY) {
    command.error(
      'error: --output is required if standard output is not a terminal: shares are never written to a pipe',
    );
  }
}

/** Throws unless a rekey is in progress. */
export function requireRekey(rekey: Rekey): Rekey {
  if (rekey.progress.started) return rekey;
  throw new Failure(
    'rekey-not-in-progress',
    'no rekey of the recovery key is in progress. The Terraform resource lintel_recovery_rekey starts one; to start another after one has ended, change its triggers.',
  );
}

/** Throws unless the new shares are being verified. */
export function requireVerification(rekey: Rekey): VerificationProgress {
  const {
    progress: { requireVerification: isRequired, progress, required, nonce },
    verification,
  } = requireRekey(rekey);
  if (!isRequired) {
    throw new Failure(
      'rekey-not-in-progress',
      'this rekey does not require verification: the new key takes effect once enough shares of the current key have been submitted.',
    );
  }
  if (!verification || verification.nonce === '') {
    throw new Failure(
      'rekey-not-in-progress',
      `the new shares do not exist yet: ${progress} of ${count(required, 'share')} of the current key have been submitted. Submit shares first: lintel rekey submit --nonce ${nonce}`,
    );
  }
  return verification;
}

/** Protects holders from submitting a share to a rekey other than the one they were notified of. */
export async function checkNonce({ nonce: expected }: RekeyOptions, nonce: string, what: string): Promise<void> {
  if (expected === undefined) {
    process.stderr.write(`The ${what} has the nonce ${bold(printableLine(nonce), process.stderr)}\n`);
    if (await confirm('Is this the nonce you received?')) return;
    throw new Failure(
      'rekey-nonce-mismatched',
      `nothing was sent. Ask the person who started the rekey for the nonce of the ${what}.`,
    );
  }
  if (expected !== nonce) {
    throw new Failure(
      'rekey-nonce-mismatched',
      `the ${what} has the nonce ${nonce}, not ${expected}. Nothing was sent. Ask the person who started the rekey before you continue.`,
    );
  }
}

/** Waits for the response even after Ctrl-C, because it may contain shares that the service returns only once. */
export async function waitFor<T>(work: () => Promise<T>): Promise<T> {
  const onSignal = (): void =>
    void process.stderr.write('\nStill waiting for the response: it may contain shares that are returned only once.\n');
  for (const signal of SIGNALS) process.on(signal, onSignal);
  if (process.stderr.isTTY) process.stderr.write('Waiting for the service …\n');
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
