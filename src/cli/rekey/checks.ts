import type { Command } from 'commander';
import { Failure } from '../failure';
import { explain } from './errors';
import type { RekeyService, ServiceSettings } from './service';
import { confirm } from './input';
import { count } from './render-status';
import { bold } from '../style';
import type { Rekey, VerificationProgress } from '../../clients/recovery-rekey';
import { printableLine } from '../../printing/printable';

export interface RekeyOptions extends ServiceSettings {
  readonly nonce?: string;
  readonly output?: string;
}

/** Connects, and tells what goes wrong in words for a person. */
export async function withService(options: RekeyOptions, work: (service: RekeyService) => Promise<void>): Promise<void> {
  // The other commands need not load it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { openRekeyService } = require('./service') as typeof import('./service');
  let service: RekeyService | undefined;
  try {
    service = openRekeyService(options, process.env);
    await work(service);
  } catch (error) {
    throw explain(error as Error);
  } finally {
    service?.close();
  }
}

/** Where nobody sits who could confirm it, the nonce has to be given. */
export function needNonceOrTerminal({ nonce }: RekeyOptions, command: Command): void {
  if (nonce === undefined && !process.stdin.isTTY) command.error('error: --nonce is needed where the input is no terminal: it says which rekey is meant');
}

/** The last share is answered with the new ones: so there must be a place for them before it is sent. */
export function needPlaceForShares({ output }: RekeyOptions, command: Command): void {
  if (output === undefined && !process.stdout.isTTY) command.error('error: --output is needed where the output is no terminal: shares are never written to a pipe');
}

/** The rekey that runs. */
export function running(found: Rekey): Rekey {
  if (found.progress.started) return found;
  throw new Failure('no rekey of the recovery key runs. It is started by the Terraform resource lintel_recovery_rekey; one that was finished, cancelled or forgotten starts again when its triggers change.');
}

/** The proof of the new shares that is under way. */
export function verifying(found: Rekey): VerificationProgress {
  const { progress: { requireVerification, progress, required, nonce }, verification } = running(found);
  if (!requireVerification) throw new Failure('this rekey asks for no verification: the new key is in force once enough shares of the present one are submitted.');
  if (!verification || verification.nonce === '') throw new Failure(`the new shares are not given out yet: ${progress} of ${count(required, 'share')} of the present key were submitted. First: lintel rekey submit --nonce ${nonce}`);
  return verification;
}

/** Nobody should give a share to a rekey that somebody else has put in the place of the one they were told of. */
export async function checkNonce({ nonce: reported }: RekeyOptions, nonce: string, what: string): Promise<void> {
  if (reported === undefined) {
    process.stderr.write(`The ${what} has the nonce ${bold(printableLine(nonce), process.stderr)}\n`);
    if (await confirm('Is it the one that you were told?')) return;
    throw new Failure(`nothing was sent. Ask whoever started the rekey for the nonce of the ${what}.`);
  }
  if (reported !== nonce) throw new Failure(`the ${what} has the nonce ${nonce}, and not ${reported}; nothing was sent. Ask whoever started the rekey before you go on.`);
}

/** What has an effect is waited for, also after Ctrl-C: the answer may hold shares that are given out once. */
export async function sent<T>(work: () => Promise<T>): Promise<T> {
  const wait = (): void => void process.stderr.write('\nThe answer is waited for: it may hold what is given out once.\n');
  for (const signal of SIGNALS) process.on(signal, wait);
  if (process.stderr.isTTY) process.stderr.write('Waiting for the service …\n');
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, wait);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
