/** How a key comes into a mount: generated for itself, for a request, or imported. Nothing but its name leads to a key whose id is unknown. */

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
  /** Whether the key may be one that the mount already has, so that the keys must be known before. */
  readonly isImported?: boolean;
  send(): Promise<Made>;
}

/**
 * After a lost response, the one key that was not there before and has the name is ours. `before`: the keys that were there; undefined if the
 * token may not list them and the service, which refuses a name that is taken, decides.
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
    // An interrupt must not hide a key that was made.
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

/** Without a name, nothing leads to the key. */
function unknownKey(mount: string, { message }: Error): Error {
  return new Unfinished(
    `${message}. LIST ${mount}/keys shows the keys of the mount. If one was made, delete it; the next apply makes another one.`,
  );
}
