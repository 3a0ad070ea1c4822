import type { Command } from 'commander';
import type { NewShares, RekeyProgress } from '../../clients/secrets/recovery-rekey';
import { printableLine } from '../../printing/printable';
import { count } from '../count';
import { Failure } from '../failure';
import type { JsonFlag } from '../json-option';
import { bold } from '../style';
import {
  checkNonce,
  requireDestination,
  requireNonceOrTerminal,
  requireRekey,
  requireVerification,
  RekeyOptions,
  waitFor,
  withService,
} from './checks';
import { readShare } from './input';
import { explainFailedSubmit } from './lost-response';
import { renderStatus, renderStatusJson, sharesBar } from './render-status';
import { Destination, NewShare, prepareDestination, renderShares, requireUnusedPath } from './share-output';

export async function status({ json, ...options }: RekeyOptions & JsonFlag): Promise<void> {
  const render = json ? renderStatusJson : renderStatus;
  await withService(options, async ({ client, address }) => print(render(await client.look(), address)));
}

/** Submits one share of the current key. The response to the last required share contains the new shares, so a destination is required first. */
export async function submit(options: RekeyOptions, command: Command): Promise<void> {
  requireNonceOrTerminal(options, command);
  requireDestination(options, command);
  await withService(options, async ({ client }) => {
    const { progress, verification } = requireRekey(await client.look());
    if (verification && verification.nonce !== '') {
      throw new Failure(
        'rekey-not-in-progress',
        `enough shares of the current key have been submitted. Verify the new shares: lintel rekey verify --nonce ${verification.nonce}`,
      );
    }
    await checkNonce(options, progress.nonce, 'rekey');
    print(`  ${sharesBar(progress.progress, progress.required, 'submitted')}\n`);
    requireUnusedPath(options.output);
    const share = await readShare('current');
    const destination = prepareDestination(options.output, progress.pgpFingerprints.length > 0);
    const result = await waitFor(async () => client.submit(share, progress.nonce)).catch(async (error: Error) => {
      destination.discard();
      throw await explainFailedSubmit(error, client, progress);
    });
    if ('keys' in result) return deliver(result, progress, destination);
    destination.discard();
    const missing = result.required - result.progress;
    print(
      `  ${sharesBar(result.progress, result.required, 'submitted')}\nThe share was accepted. ${count(missing, 'more share')} of the current key ${missing === 1 ? 'is' : 'are'} required.\n`,
    );
  });
}

/** Verifies one of the new shares. The new key takes effect once the new threshold is reached. */
export async function verify(options: RekeyOptions, command: Command): Promise<void> {
  requireNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    const { nonce, progress, secretThreshold } = requireVerification(await client.look());
    await checkNonce(options, nonce, 'verification');
    print(`  ${sharesBar(progress, secretThreshold, 'verified')}\n`);
    const share = await readShare('new');
    const result = await waitFor(async () => client.verify(share, nonce));
    if (result === 'complete') {
      return print(`  ${sharesBar(secretThreshold, secretThreshold, 'verified')}\n${IN_EFFECT}\n`);
    }
    const missing = result.secretThreshold - result.progress;
    print(
      `  ${sharesBar(result.progress, result.secretThreshold, 'verified')}\nThe share was accepted. ${count(missing, 'more new share')} ${missing === 1 ? 'is' : 'are'} required.\n`,
    );
  });
}

export async function restartVerification(options: RekeyOptions, command: Command): Promise<void> {
  requireNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    await checkNonce(options, requireVerification(await client.look()).nonce, 'verification');
    const { nonce, secretThreshold } = await waitFor(async () => {
      await client.restartVerification();
      return client.verification();
    });
    print(
      `The verification has been restarted, and the new shares remain valid. Its nonce is now ${bold(printableLine(nonce))}\n${count(secretThreshold, 'new share')} ${secretThreshold === 1 ? 'is' : 'are'} required: lintel rekey verify --nonce ${printableLine(nonce)}\n`,
    );
  });
}

export async function cancel(options: RekeyOptions, command: Command): Promise<void> {
  requireNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    const {
      progress: { nonce },
      verification,
    } = requireRekey(await client.look());
    await checkNonce(options, nonce, 'rekey');
    await waitFor(async () => client.cancel(nonce));
    const isVoid = verification !== undefined && verification.nonce !== '';
    print(
      `The rekey has been cancelled. The current key remains in effect.${isVoid ? ' The new shares are void and should be destroyed.' : ''}\nTo start another rekey, change the triggers of lintel_recovery_rekey.\n`,
    );
  });
}

export async function backup(options: RekeyOptions, command: Command): Promise<void> {
  requireDestination(options, command);
  await withService(options, async ({ client }) => {
    requireUnusedPath(options.output);
    const { nonce, keys } = await client.backup();
    const shares = Object.entries(keys).flatMap(([fingerprint, all]) =>
      all.map((share): NewShare => ({ share, fingerprint })),
    );
    print(
      `Encrypted shares of the rekey with the nonce ${printableLine(nonce)}:\n${prepareDestination(options.output, true).write(shares)}`,
    );
  });
}

export async function deleteBackup(options: RekeyOptions, command: Command): Promise<void> {
  requireNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    await checkNonce(options, (await client.backup()).nonce, 'backup');
    await waitFor(async () => client.deleteBackup());
    print('The backup has been deleted. Only the holders have the shares now.\n');
  });
}

const IN_EFFECT = 'The new recovery key is in effect. Shares of the previous key are no longer valid.';

function deliver(
  { keys, nonce, pgpFingerprints, verificationNonce, backup: kept }: NewShares,
  { secretThreshold, required }: RekeyProgress,
  destination: Destination,
): void {
  const shares = keys.map((share, index): NewShare => ({ share, fingerprint: pgpFingerprints[index] }));
  const next =
    verificationNonce === undefined
      ? IN_EFFECT
      : `The current key remains in effect until ${count(secretThreshold, 'new share')} ${secretThreshold === 1 ? 'is' : 'are'} verified: lintel rekey verify --nonce ${printableLine(verificationNonce)}`;
  const recovery = kept
    ? 'The service has a backup of the shares: run lintel rekey backup'
    : verificationNonce === undefined
      ? 'The new key is in effect: contact the operators of the service immediately, before the previous shares are destroyed.'
      : `The current key remains in effect: run lintel rekey cancel --nonce ${nonce}, and start another rekey.`;
  const output = write(destination, shares, recovery);
  print(
    `  ${sharesBar(required, required, 'submitted')}\nThe new key has ${count(keys.length, 'share')} with a threshold of ${secretThreshold}. The shares are shown only once.\n${output}${next}\n`,
  );
}

/** Falls back to the terminal if the shares cannot be written, for example because the disk is full: otherwise they would be lost. */
function write(destination: Destination, shares: readonly NewShare[], recovery: string): string {
  try {
    return destination.write(shares);
  } catch (error) {
    const reason = (error as Error).message;
    if (!process.stdout.isTTY) {
      throw new Failure(
        'rekey-shares-not-written',
        `the new shares could not be written completely: ${reason}. ${destination.scratch} contains what was written. ${recovery}`,
      );
    }
    destination.discard();
    return `The shares could not be written to a file (${reason}). They are:\n${renderShares(shares)}`;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
