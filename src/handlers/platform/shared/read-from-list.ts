import type { Resource } from '../../../clients/json-api';
import { including, type CallOptions, type PlatformClient } from '../../../clients/platform';
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
  /** Related objects that the read also includes. */
  readonly include?: string;
}

/** Undefined if the object is provably gone. A 404 alone may mean that the token lacks the permission. */
export async function readFromList(
  platform: PlatformClient,
  thing: ReadFromList,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const { list, path, id, include } = thing;
  const found = list
    ? await platform.findIn(list, path, id, { ...options, include })
    : await findAlone(platform, thing, options);
  return found ?? goneUnlessInList(platform, thing, options);
}

/** The object with its included documents, without reading its list. */
export async function findAlone(
  platform: PlatformClient,
  { path, include }: Pick<ReadFromList, 'path' | 'include'>,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const found = await platform.find(path, include === undefined ? undefined : { include }, options);
  return found && (include === undefined ? found.data : including(found.data, found));
}

/** Succeeds if the object is provably gone. */
export async function removeFromList(
  platform: PlatformClient,
  thing: ReadFromList,
  options?: CallOptions,
): Promise<void> {
  if ((await platform.remove(thing.path, options)) === 'absent') await goneUnlessInList(platform, thing, options);
}

/** Throws unless the object, whose path responded with 404, is provably gone. */
export async function goneUnlessInList(
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
