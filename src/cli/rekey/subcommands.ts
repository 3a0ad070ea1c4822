import type { Command } from 'commander';
import { Failure } from '../failure';
import { checkNonce, needNonceOrTerminal, needPlaceForShares, RekeyOptions, running, sent, verifying, withService } from './checks';
import { lostShares } from './lost-response';
import { Destination, GivenShare, needFreePlace, prepareDestination, renderShares } from './share-output';
import { readShare } from './input';
import { count, renderStatus, sharesBar } from './render-status';
import { bold } from '../style';
import type { NewShares, RekeyProgress } from '../../clients/recovery-rekey';
import { printableLine } from '../../printing/printable';

export async function status(options: RekeyOptions): Promise<void> {
  await withService(options, async ({ client, address }) => print(renderStatus(await client.look(), address)));
}

/** One share of the present key. The last one that is needed is answered with the new shares: so there must be a place for them. */
export async function submit(options: RekeyOptions, command: Command): Promise<void> {
  needNonceOrTerminal(options, command);
  needPlaceForShares(options, command);
  await withService(options, async ({ client }) => {
    const { progress, verification } = running(await client.look());
    if (verification && verification.nonce !== '') throw new Failure(`enough shares of the present key were submitted. Now the new ones are proven: lintel rekey verify --nonce ${verification.nonce}`);
    await checkNonce(options, progress.nonce, 'rekey');
    print(`  ${sharesBar(progress.progress, progress.required, 'submitted')}\n`);
    needFreePlace(options.output);
    const share = await readShare('present');
    const destination = prepareDestination(options.output, progress.pgpFingerprints.length > 0);
    const answer = await sent(async () => client.submit(share, progress.nonce)).catch(async (error: Error) => {
      destination.discard();
      throw await lostShares(error, client, progress);
    });
    if ('keys' in answer) return giveOut(answer, progress, destination);
    destination.discard();
    const missing = answer.required - answer.progress;
    print(`  ${sharesBar(answer.progress, answer.required, 'submitted')}\nThe share counts. ${count(missing, 'more share')} of the present key ${missing === 1 ? 'is' : 'are'} needed.\n`);
  });
}

/** One of the new shares. As many as the new threshold bring the new key into force. */
export async function verify(options: RekeyOptions, command: Command): Promise<void> {
  needNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    const { nonce, progress, secretThreshold } = verifying(await client.look());
    await checkNonce(options, nonce, 'verification');
    print(`  ${sharesBar(progress, secretThreshold, 'proven')}\n`);
    const share = await readShare('new');
    const answer = await sent(async () => client.verify(share, nonce));
    if (answer === 'complete') return print(`  ${sharesBar(secretThreshold, secretThreshold, 'proven')}\nThe new recovery key is in force; shares of the old one are worth nothing any more.\n`);
    const missing = answer.secretThreshold - answer.progress;
    print(`  ${sharesBar(answer.progress, answer.secretThreshold, 'proven')}\nThe share is right so far. ${count(missing, 'more new share')} ${missing === 1 ? 'is' : 'are'} needed.\n`);
  });
}

export async function restartVerification(options: RekeyOptions, command: Command): Promise<void> {
  needNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    await checkNonce(options, verifying(await client.look()).nonce, 'verification');
    const { nonce, secretThreshold } = await sent(async () => {
      await client.restartVerification();
      return client.verification();
    });
    print(`The verification begins again, and the new shares stay good. Its nonce is now ${bold(printableLine(nonce))}\n${count(secretThreshold, 'new share')} of it ${secretThreshold === 1 ? 'is' : 'are'} needed: lintel rekey verify --nonce ${printableLine(nonce)}\n`);
  });
}

export async function cancel(options: RekeyOptions, command: Command): Promise<void> {
  needNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    const { progress: { nonce }, verification } = running(await client.look());
    await checkNonce(options, nonce, 'rekey');
    await sent(async () => client.cancel(nonce));
    const isVoid = verification !== undefined && verification.nonce !== '';
    print(`The rekey is cancelled, and the present key stays in force.${isVoid ? ' The new shares are void: have them destroyed.' : ''}\nAnother one starts when the triggers of lintel_recovery_rekey change.\n`);
  });
}

export async function backup(options: RekeyOptions, command: Command): Promise<void> {
  needPlaceForShares(options, command);
  await withService(options, async ({ client }) => {
    needFreePlace(options.output);
    const { nonce, keys } = await client.backup();
    const shares = Object.entries(keys).flatMap(([fingerprint, all]) => all.map((share): GivenShare => ({ share, fingerprint })));
    print(`Encrypted shares of the rekey with the nonce ${printableLine(nonce)}:\n${prepareDestination(options.output, true).write(shares)}`);
  });
}

export async function deleteBackup(options: RekeyOptions, command: Command): Promise<void> {
  needNonceOrTerminal(options, command);
  await withService(options, async ({ client }) => {
    await checkNonce(options, (await client.backup()).nonce, 'backup');
    await sent(async () => client.deleteBackup());
    print('The backup is deleted. Its shares are only where they were given to.\n');
  });
}

function giveOut({ keys, nonce, pgpFingerprints, verificationNonce, backup: kept }: NewShares, { secretThreshold, required }: RekeyProgress, destination: Destination): void {
  const shares = keys.map((share, index): GivenShare => ({ share, fingerprint: pgpFingerprints[index] }));
  const next = verificationNonce === undefined ? 'The new recovery key is in force; shares of the old one are worth nothing any more.'
    : `The present key stays in force until ${count(secretThreshold, 'new share')} ${secretThreshold === 1 ? 'is' : 'are'} proven: lintel rekey verify --nonce ${printableLine(verificationNonce)}`;
  const otherwise = kept ? 'The service keeps them: lintel rekey backup'
    : verificationNonce === undefined ? 'The new key is in force: ask whoever runs the service at once, before the present shares are destroyed.'
      : `The present key stays in force: run lintel rekey cancel --nonce ${nonce}, and start another rekey.`;
  const given = written(destination, shares, otherwise);
  print(`  ${sharesBar(required, required, 'submitted')}\nThe new key has ${count(keys.length, 'share')}, of which ${secretThreshold} make it whole. They are given out this once.\n${given}${next}\n`);
}

/** A disk that is full must not cost a recovery key, where somebody is there to write it down. */
function written(destination: Destination, shares: readonly GivenShare[], next: string): string {
  try {
    return destination.write(shares);
  } catch (error) {
    const reason = (error as Error).message;
    if (!process.stdout.isTTY) throw new Failure(`the new shares came and could not be written whole: ${reason}. What could is in ${destination.scratch}. ${next}`);
    destination.discard();
    return `They could not be written (${reason}), so here they are:\n${renderShares(shares)}`;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
