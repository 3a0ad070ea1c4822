import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { NotFound } from '../../errors';

/** A thing that stands in a list of whatever owns it. */
export interface ReadFromList {
  /** In words: `run task`. */
  readonly what: string;
  readonly id: string;
  readonly path: string;
  /** The owner's name or id, and the path of its list; absent where an import id does not tell. */
  readonly owner?: string;
  readonly list?: string;
}

/** Undefined once it is proven that the thing is gone: 404 may also mean that the token may not see it. */
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

/** Content with a thing that is proven to be gone. */
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
