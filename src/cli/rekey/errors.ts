import type { MissingConnection } from '../../clients/errors';
import { codeOf } from '../../diagnostics/code';
import { Failure } from '../failure';

/** Errors of the service, and how to resolve them. `{}` is replaced with the service's message. */
const REFUSALS: readonly (readonly [pattern: RegExp, explanation: string])[] = [
  [
    /recovery key verification failed/,
    'the submitted shares do not form the current key: at least one is wrong. The service has discarded all of them. All holders must submit their shares again, with the same nonce: lintel rekey submit',
  ],
  [
    /(?:rekey|rotation) verification failed/,
    'the submitted shares do not form the new key: at least one is wrong. The service has discarded all of them and has assigned a new nonce to the verification. Get it from lintel rekey status. All holders must then run lintel rekey verify again.',
  ],
  [
    /incorrect nonce/,
    'the nonce has changed: the rekey was cancelled and another was started, or the verification was restarted. The share was not accepted. Check lintel rekey status, and ask the person who started the rekey before you continue.',
  ],
  [
    /already been provided/,
    'this share has already been submitted. The next share must come from another holder: lintel rekey status shows how many are missing.',
  ],
  [
    /verification must be performed/,
    'enough shares of the current key have been submitted. Verify the new shares: lintel rekey verify',
  ],
  [
    /no (?:rekey|rotation) verification in progress/,
    'the new shares do not exist yet. Submit shares of the current key first: lintel rekey submit',
  ],
  [
    /no (?:recovery )?(?:rekey|rotation) in progress|no (?:rekey|rotation) configuration found/,
    'no rekey of the recovery key is in progress: it was completed or cancelled, or was lost when another node of the service took over. See lintel rekey status.',
  ],
  [
    /recovery (?:rekeying |keys )?not supported/,
    'the service has no recovery key. Only a service with auto-unseal has one.',
  ],
  [
    /no backed-up keys/,
    'the service has no backup. A rekey whose `backup` is true creates one, which exists until it is deleted.',
  ],
  [
    /key is (?:shorter|longer)|valid hex or base64/,
    'this is not a share of this service ({}). Check that it is complete, and decrypted if you received it encrypted.',
  ],
];

/**
 * Explains errors of the clients to the user. They are recognized by name, because their classes are in another bundle. Any other error
 * is a bug.
 */
export function explain(error: Error): Error {
  switch (error.name) {
    case 'ApiError':
    case 'MissingMount':
    case 'MissingNamespace':
      return new Failure(codeOf(error), explainRefusal(error as Error & { status: number }));
    case 'Unreachable':
      return new Failure('service-unreachable', `${error.message}. Nothing was sent.`);
    case 'LostResponse':
      return new Failure(
        'response-lost',
        (error as Error & { method?: string }).method === 'GET'
          ? `${error.message}.`
          : `${error.message}. Run lintel rekey status to see whether the request took effect.`,
      );
    case 'ForeignResponse':
      return new Failure(
        'response-foreign',
        `${error.message}. Check the address, and what stands in front of the service.`,
      );
    case 'MalformedResponse':
      return new Failure(
        'response-malformed',
        `${error.message}. Check that the address is that of the service itself, and that the dialect is correct.${(error as Error & { method?: string }).method === 'GET' ? '' : ' Run lintel rekey status to see whether the request took effect.'}`,
      );
    case 'MissingConnection':
      return new Failure('connection-missing', explainMissing((error as MissingConnection).half));
    case 'InvalidConnection':
    case 'LoginFailed':
      return new Failure(codeOf(error), error.message);
    default:
      return (error as NodeJS.ErrnoException).syscall === undefined
        ? error
        : new Failure('file-unreadable', error.message);
  }
}

function explainRefusal({ status, message }: { readonly status: number; readonly message: string }): string {
  const known = REFUSALS.find(([pattern]) => pattern.test(message));
  if (known) return known[1].replace('{}', message);
  switch (status) {
    case 403:
      return `the service rejects the token (${message}). Its policies must allow access to the paths of the rekey.`;
    case 404:
      return `the service has no rekey at this path (${message}). Check the address. Some services use another path: try --dialect openbao.`;
    default:
      return `the service rejects the request: ${message}`;
  }
}

/** The client's message refers to the provider block, which does not exist here. */
function explainMissing(half: MissingConnection['half']): string {
  const what = half
    ? `no ${half.missing} of the secrets service is configured to go with ${half.otherSource}`
    : 'the address of the secrets service is not configured';
  return (
    `${what}. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN or LINTEL_SECRETS_LOGIN (or VAULT_ADDR and VAULT_TOKEN, or BAO_ADDR and BAO_TOKEN), or give --address and --token-file. ` +
    'Both must come from the same family of variables, so that a token is never sent to another host.'
  );
}
