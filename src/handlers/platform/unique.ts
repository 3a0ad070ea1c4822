import { ApiError, mayHaveTakenEffect } from '../../clients/errors';
import type { Resource } from '../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../clients/platform';
import { AlreadyExists, NotFound } from '../errors';

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
 * be somebody else's, and the error names the import command.
 */
export async function createUnique(platform: PlatformClient, thing: Unique, body: object, options?: CallOptions): Promise<Resource> {
  const before = await platform.keysBefore(thing.list, thing.keyOf, options);
  const isOurs = (found: Resource) => !before.has(thing.key) && thing.isWhatWasSent(found);
  try {
    const made = await platform.send('POST', thing.list, body, options);
    return made?.data ?? await foundMade(thing);
  } catch (error) {
    if (mayHaveTakenEffect(error)) return foundAgain(thing, isOurs, error);
    if (isTaken(error, thing)) throw new AlreadyExists(thing.what, thing.importId, thing.hint ? `${error.message}; ${thing.hint}` : error.message);
    throw error;
  }
}

/** Some services answer a creation with nothing. What has the key then is what was made, also where the service made something else of it. */
async function foundMade(thing: Unique): Promise<Resource> {
  const found = await thing.find();
  if (found) return found;
  throw new NotFound(`${thing.what} was made, as the service says, but its list does not have it.`);
}

async function foundAgain(thing: Unique, isOurs: (found: Resource) => boolean, lost: Error): Promise<Resource> {
  // Without the signal: after an interrupt, too, what was made must be found.
  const found = await thing.find().catch(() => undefined);
  if (!found) throw lost;
  if (isOurs(found)) return found;
  throw new AlreadyExists(thing.what, thing.importId, 'the answer to its creation was lost, and what is there now is not what was sent');
}

function isTaken(error: unknown, { pointer: at }: Unique): error is ApiError {
  return error instanceof ApiError && error.status === 422 && error.errors.some(({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === at));
}
