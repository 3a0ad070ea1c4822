import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { NotFound } from '../../errors';

/** An object that is contained in its owner's list. */
export interface ReadFromList {
  /** The kind in words, such as `run task`. */
  readonly what: string;
  readonly id: string;
  readonly path: string;
  /** The owner's name or id, and the path of its list. Absent if an import id does not contain the owner. */
  readonly owner?: string;
  readonly list?: string;
}

/** Undefined if the object is provably gone. A 404 alone may mean that the token lacks the permission. */
export async function readFromList(
  platform: PlatformClient,
  thing: ReadFromList,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const found = thing.list
    ? await platform.findIn(thing.list, thing.path, thing.id, options)
    : (await platform.find(thing.path, undefined, options))?.data;
  return found ?? goneUnlessInList(platform, thing, options);
}

/** Succeeds if the object is provably gone. */
export async function removeFromList(
  platform: PlatformClient,
  thing: ReadFromList,
  options?: CallOptions,
): Promise<void> {
  if ((await platform.remove(thing.path, options)) === 'absent') await goneUnlessInList(platform, thing, options);
}

async function goneUnlessInList(
  platform: PlatformClient,
  { what, id, owner, list }: ReadFromList,
  options?: CallOptions,
): Promise<undefined> {
  if (!list) throw new NotFound(`The ${what} ${id} does not exist, or the token lacks permission to read it.`);
  if (await platform.provenGone(list, id, options)) return undefined;
  throw new NotFound(
    `The ${what} ${id} is in the list of ${owner}, but reading it fails with 404: the token may lack the permission.`,
  );
}
