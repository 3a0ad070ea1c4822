import { ApiError } from '../../clients/errors';
import type { Resource } from '../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../clients/platform';
import { sendCreation } from '../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../errors';

/** A thing that is made, with the natural key that nothing else in its list has. */
export interface Unique {
  /** At the beginning of a sentence. */
  readonly what: string;
  readonly importId: string;
  /** What else to say where the key is taken. */
  readonly hint?: string;
  /** The path of the list it will stand in. */
  readonly list: string;
  readonly key: string;
  keyOf(resource: Resource): unknown;
  /** Where in the request the service finds a key that is taken. */
  readonly pointer: string;
  /** What has the key now. */
  find(): Promise<Resource | undefined>;
  isWhatWasSent(found: Resource): boolean;
}

/**
 * Makes the thing. Where the answer is lost, what has the key now is ours if nothing had it before and it is what was sent; else it may
 * be somebody else's, and the error names the import command. Where nothing has the key, it is sent again.
 */
export async function createUnique(platform: PlatformClient, thing: Unique, body: object, options?: CallOptions): Promise<Resource> {
  const before = await platform.keysBefore(thing.list, thing.keyOf, options);
  const { what, importId } = thing;
  const send = async () => await platform.send('POST', thing.list, body, options) ?? 'nothing';
  const { made, found } = await sendCreation({ what, importId, signal: options?.signal, send, look: () => thing.find() })
    .catch((error: Error) => { throw isTaken(error, thing) ? taken(error, thing) : error; });
  if (made) return made === 'nothing' ? foundMade(thing) : made.data;
  if (!before.has(thing.key) && thing.isWhatWasSent(found)) return found;
  throw new AlreadyExists(what, importId, 'the answer to its creation was lost, and what is there now is not what was sent');
}

/** Some services answer a creation with nothing. What has the key then is what was made, also where the service made something else of it. */
async function foundMade(thing: Unique): Promise<Resource> {
  const found = await thing.find().catch((error: Error) => { throw new PartiallyCreated(thing.what, thing.importId, `cannot be read back: ${error.message}`); });
  if (found) return found;
  throw new NotFound(`${thing.what} was made, as the service says, but its list does not have it.`);
}

function taken(error: ApiError, { what, importId, hint }: Unique): AlreadyExists {
  return new AlreadyExists(what, importId, hint ? `${error.message}; ${hint}` : error.message);
}

function isTaken(error: unknown, { pointer: at }: Unique): error is ApiError {
  return error instanceof ApiError && error.status === 422 && error.errors.some(({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === at));
}
