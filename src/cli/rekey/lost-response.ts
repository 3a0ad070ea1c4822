import { Failure } from '../failure';
import type { RecoveryRekeyClient, RekeyProgress } from '../../clients/recovery-rekey';

/** Of a request whose answer is lost the next look tells what became of it. */
export async function lostShares(error: Error, client: RecoveryRekeyClient, before: RekeyProgress): Promise<Error> {
  const isLost = error.name === 'LostResponse' || error.name === 'MalformedResponse';
  if (!isLost && !((error as Error & { status?: number }).status! >= 500)) return error;
  const what = `${isLost ? 'no answer came that could be used' : 'the service failed'} (${error.message})`;
  const found = await client.look().catch(() => undefined);
  if (!found) return new Failure(`${error.message}. Whether the share counts is not known: look with lintel rekey status.`);
  const { progress, verification } = found;
  const same = progress.started && progress.nonce === before.nonce;
  if (same && verification && verification.nonce !== '') {
    return new Failure(`the share was the last one that was needed, and the answer with the new shares is lost (${error.message}). The present key stays in force: run lintel rekey cancel --nonce ${progress.nonce}, and start another rekey.${before.backup ? ' Or get the shares with lintel rekey backup.' : ''}`);
  }
  if (same && progress.progress > before.progress) return new Failure(`${what}, but a share counts since: ${progress.progress} of ${progress.required}. If nobody else has submitted one, it is yours.`);
  if (same) return new Failure(`${what}, and the share does not count. Submit it again.`);
  return new Failure(`${what}, and the rekey does not run any more. If the share was the last one that was needed, the new key is in force and its shares were in that answer.${before.backup ? ' Get them with lintel rekey backup.' : ' There is no backup of them: ask whoever runs the service at once, before the present shares are destroyed.'}`);
}
