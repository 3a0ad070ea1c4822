import { Failure } from '../failure';

/** What the service says where it refuses, and what a person does then. `{}` is where its own words go. */
const REFUSALS: readonly (readonly [said: RegExp, words: string])[] = [
  [/recovery key verification failed/, 'the shares that were submitted do not make the present key whole: at least one is wrong. The service has forgotten all of them. Everybody submits theirs again, with the same nonce: lintel rekey submit'],
  [/rekey verification failed/, 'the new shares that were given do not make the new key whole: at least one is wrong. The service has forgotten all of them, and the verification has another nonce. Look it up with lintel rekey status, then everybody runs lintel rekey verify again.'],
  [/incorrect nonce/, 'the rekey that runs has another nonce: somebody cancelled it and started another, or the verification was started again. The share did not count. Look with lintel rekey status, and ask whoever started it before you go on.'],
  [/already been provided/, 'this share counts already. The next one is somebody else\'s: lintel rekey status shows how many are missing.'],
  [/verification must be performed/, 'enough shares of the present key were submitted. Now the new ones are proven: lintel rekey verify'],
  [/no rekey verification in progress/, 'the new shares are not given out yet. First the present key is needed: lintel rekey submit'],
  [/no (?:recovery )?rekey in progress|no rekey configuration found/, 'no rekey of the recovery key runs any more: it was finished or cancelled, or another node of the service took over and forgot it. lintel rekey status shows what there is.'],
  [/recovery rekeying not supported/, 'the service has no recovery key that could be replaced: only one that is unsealed by another service has it.'],
  [/no backed-up keys/, 'the service keeps no backup. It does when a rekey with backup = true has given out its shares, until the backup is deleted.'],
  [/key is (?:shorter|longer)|valid hex or base64/, 'that is no share of this service ({}). Was it pasted whole, and decrypted, if it came encrypted?'],
];

/**
 * What the clients throw, in words for a person at a terminal. They are told apart by name: their classes live in another file of the
 * bundle. Anything else is ours.
 */
export function explain(error: Error): Error {
  switch (error.name) {
    case 'ApiError':
    case 'MissingMount': return new Failure(explainRefusal(error as Error & { status: number }));
    case 'Unreachable': return new Failure(`${error.message}. Nothing was sent.`);
    case 'LostResponse': return new Failure((error as Error & { method?: string }).method === 'GET' ? `${error.message}.` : `${error.message}. lintel rekey status shows what became of it.`);
    case 'MalformedResponse': return new Failure(`${error.message}. Is the address that of the service itself, and the dialect the right one?${(error as Error & { method?: string }).method === 'GET' ? '' : ' lintel rekey status shows what became of it.'}`);
    case 'MissingConnection': return new Failure(explainMissing(error.message));
    case 'InvalidConnection': return new Failure(error.message);
    default: return (error as NodeJS.ErrnoException).syscall === undefined ? error : new Failure(error.message);
  }
}

function explainRefusal({ status, message }: { readonly status: number; readonly message: string }): string {
  const known = REFUSALS.find(([said]) => said.test(message));
  if (known) return known[1].replace('{}', message);
  switch (status) {
    case 403: return `the service refuses the token (${message}). It must be allowed to use the paths of the rekey.`;
    case 404: return `the service has no rekey at this path (${message}). Is the address right? Some services have moved it: try --dialect openbao.`;
    default: return `the service refuses: ${message}`;
  }
}

/** The provider's words speak of its block, which there is none of here. */
function explainMissing(message: string): string {
  const half = /comes from (\S+), but there is no (address|token)/.exec(message);
  const what = half ? `there is no ${half[2]} of the secrets service that belongs to ${half[1]}` : 'it is not said where the secrets service is';
  return `${what}. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN (or VAULT_ADDR and VAULT_TOKEN, or BAO_ADDR and BAO_TOKEN), or give --address and --token-file. `
    + 'Both must be of one family, so that no token goes to a host that it was not meant for.';
}
