/** Creating a key in a mount: generated on its own, generated for a request, or imported. A key with an unknown id can only be found by its name. */

import type { Context } from '../../../contract';
import { sendCreation, type Created } from '../../../creation';
import { AlreadyExists, PossiblyCreated, Unfinished } from '../../../errors';
import { isForbidden } from '../service-refusal';
import { keyIdOf } from './authority-key';
import { listReferences, type Reference } from './references';

export interface KeyCreation<Made> {
  /** The key in words, as the beginning of a sentence. */
  readonly what: string;
  readonly mount: string;
  readonly keyName: string | undefined;
  /** Whether the mount may already have the key, so that its keys must be listed before. */
  readonly isImported?: boolean;
  send(): Promise<Made>;
}

/**
 * After a lost response, the one key that has the name and was not there before is ours. `before`: the keys that were there; undefined if the token
 * may not list them, in which case the service decides, because it rejects a name that is taken.
 */
export async function createKey<Made>(
  context: Context,
  { what, mount, keyName, isImported, send }: KeyCreation<Made>,
): Promise<Created<Made, Reference> & { readonly before: readonly Reference[] | undefined }> {
  const { secrets, signal } = context;
  const before = await listReferences(context, 'key', mount).catch((error: Error) => {
    if (isImported || !isForbidden(error)) throw error;
  });
  const holder = before?.find(({ name }) => name !== undefined && name === keyName);
  if (holder) throw new AlreadyExists(what, keyIdOf({ mount, keyId: holder.id }), 'its name is taken');
  const look = async () => {
    // An interrupt must not prevent finding a key that was created.
    const patient = Object.create(context, { signal: { value: new AbortController().signal } }) as Context;
    const now = await listReferences(patient, 'key', mount);
    const fresh = now.filter(({ id }) => !before?.some((one) => one.id === id));
    const ours = fresh.filter(({ name }) => name === keyName);
    if (ours.length < 2) return ours[0];
    throw new Unfinished(
      `The response to the request was lost, and \`${mount}\` has ${ours.length} new keys: ${ours.map(({ id }) => keyIdOf({ mount, keyId: id })).join(', ')}. Delete them, and apply again.`,
    );
  };
  const importId = keyIdOf({ mount, keyId: keyName ?? '' });
  const created = await sendCreation({ what, importId, signal, pace: secrets.pace, send, look }).catch(
    (error: Error) => {
      throw keyName === undefined && error instanceof PossiblyCreated ? unknownKey(mount, error) : error;
    },
  );
  return { ...created, before: before ?? undefined };
}

/** Without a name, the key cannot be found. */
function unknownKey(mount: string, { message }: Error): Error {
  return new Unfinished(
    `${message}. LIST ${mount}/keys shows the keys of the mount. If one was made, delete it; the next apply makes another one.`,
  );
}
