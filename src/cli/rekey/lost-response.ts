import type { ForeignResponse } from '../../clients/errors';
import type { RecoveryRekeyClient, RekeyProgress } from '../../clients/secrets/recovery-rekey';
import { Failure } from '../failure';

/** Explains a failed submission. If the response was lost, reads the status to find out whether the share was accepted. */
export async function explainFailedSubmit(
  error: Error,
  client: RecoveryRekeyClient,
  before: RekeyProgress,
): Promise<Error> {
  const isLost = /^(LostResponse|MalformedResponse)$/.test(error.name) || (error as ForeignResponse).mayHaveEffect;
  if (!isLost && !((error as Error & { status?: number }).status! >= 500)) return error;
  const what = `${isLost ? 'no usable response was received' : 'the service failed'} (${error.message})`;
  const found = await client.look().catch(() => undefined);
  if (!found) {
    return new Failure(
      'rekey-response-lost',
      `${error.message}. It is unknown whether the share was accepted: run lintel rekey status.`,
    );
  }
  const { progress, verification } = found;
  const isSame = progress.started && progress.nonce === before.nonce;
  if (isSame && verification && verification.nonce !== '') {
    return new Failure(
      'rekey-response-lost',
      `the share was the last required one, and the response with the new shares was lost (${error.message}). The current key remains in effect: run lintel rekey cancel --nonce ${progress.nonce}, and start another rekey.${before.backup ? ' Or read the new shares with lintel rekey backup.' : ''}`,
    );
  }
  if (isSame && progress.progress > before.progress) {
    return new Failure(
      'rekey-response-lost',
      `${what}, but a share has been accepted since: ${progress.progress} of ${progress.required}. It is yours unless another holder has submitted one.`,
    );
  }
  if (isSame) return new Failure('rekey-response-lost', `${what}, and the share was not accepted. Submit it again.`);
  return new Failure(
    'rekey-response-lost',
    `${what}, and the rekey is no longer in progress. If the share was the last required one, the new key is in effect and its shares were in the lost response.${before.backup ? ' Read them with lintel rekey backup.' : ' There is no backup: contact the operators of the service immediately, before the previous shares are destroyed.'}`,
  );
}
