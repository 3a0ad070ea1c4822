import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import type { Document, Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { sendCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';

/** An object to create, with a natural key that is unique in its list. */
export interface Unique {
  /** The object in words, as the beginning of a sentence. */
  readonly what: string;
  readonly importId: string;
  /** An addition to the error if the key is taken. */
  readonly hint?: string;
  /** The path of the list that will contain it. */
  readonly list: string;
  /** The path of the request, if it differs from the path of the list. */
  readonly at?: string;
  readonly key: string;
  /** Several objects may have the same key, so an existing one is a different object. */
  readonly isRepeatable?: boolean;
  keyOf(resource: Resource): unknown;
  /** The pointer to the field of the request that the service reports if the key is taken. */
  readonly pointer: string;
  /** Finds the object that has the key. */
  find(): Promise<Resource | undefined>;
  isWhatWasSent(found: Resource): boolean;
}

/**
 * Creates the object. If the response is lost, an object with the key is ours if no object had the key before and it equals the request.
 * Otherwise it may belong to another client, and the error names the import command. If no object has the key, the request is sent again.
 */
export async function createUnique(
  platform: PlatformClient,
  thing: Unique,
  body: object,
  options?: CallOptions,
): Promise<Resource> {
  const before = await platform.keysBefore(thing.list, thing.keyOf, options);
  const { what, importId } = thing;
  const looks = platform.looksFirst && !thing.isRepeatable && !before.lacks(thing.key);
  if (looks && (await thing.find())) throw new AlreadyExists(what, importId);
  let wasLost = false;
  const send = () =>
    platform.send('POST', thing.at ?? thing.list, body, options).catch((error: Error) => {
      wasLost ||= mayHaveTakenEffect(error);
      throw error;
    });
  const creation = {
    what,
    importId,
    signal: options?.signal,
    pace: platform.pace,
    send: async () => (await send()) ?? 'nothing',
    look: () => thing.find(),
  };
  const { made, found } = await sendCreation<Document | 'nothing', Resource>(creation).catch(async (error: Error) => {
    if (!isTaken(error, thing)) throw error;
    // If the list was changing, a search may have missed the object that the first request did create.
    const missed = wasLost && before.lacks(thing.key) ? await thing.find() : undefined;
    if (missed) return { found: missed, made: undefined };
    throw taken(error, thing);
  });
  if (made) return made === 'nothing' ? foundMade(thing) : made.data;
  const isOurs = before.lacks(thing.key);
  if (isOurs && thing.isWhatWasSent(found)) return found;
  throw new AlreadyExists(
    what,
    importId,
    isOurs || before.has(thing.key)
      ? 'the response to its creation was lost, and the object that exists now differs from what was sent'
      : 'the response to its creation was lost, and it is unknown whether it existed before, because the list was changing',
  );
}

/** Some services return no body for a creation. Then the object with the key is the new one, even if the service changed some of its values. */
async function foundMade(thing: Unique): Promise<Resource> {
  const found = await thing.find().catch((error: Error) => {
    throw new PartiallyCreated(thing.what, thing.importId, `cannot be read back: ${error.message}`);
  });
  if (found) return found;
  throw new NotFound(`${thing.what} was made, as the service says, but its list does not have it.`);
}

function taken(error: ApiError, { what, importId, hint }: Unique): AlreadyExists {
  return new AlreadyExists(what, importId, hint ? `${error.message}; ${hint}` : error.message);
}

function isTaken(error: unknown, { pointer: at }: Unique): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status === 422 &&
    error.errors.some(
      ({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === at || pointer === `${at}/data`),
    )
  );
}
