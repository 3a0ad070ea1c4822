import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import type { Document, Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { sendCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';

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
export async function createUnique(
  platform: PlatformClient,
  thing: Unique,
  body: object,
  options?: CallOptions,
): Promise<Resource> {
  const before = await platform.keysBefore(thing.list, thing.keyOf, options);
  const { what, importId } = thing;
  let wasLost = false;
  const send = () =>
    platform.send('POST', thing.list, body, options).catch((error: Error) => {
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
    // A look that found nothing may have missed it in a list that was changing: the first request made it after all.
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
      ? 'the answer to its creation was lost, and what is there now is not what was sent'
      : 'the answer to its creation was lost, and whether it was there before is not known, since its list was changing',
  );
}

/** Some services answer a creation with nothing. What has the key then is what was made, also where the service made something else of it. */
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
    error.errors.some(({ detail, pointer }) => /taken/i.test(detail ?? '') && (!pointer || pointer === at))
  );
}
