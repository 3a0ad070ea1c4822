/** The content of a mount, which is lost if the mount is destroyed. */

import { ApiError } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';
import { quotedNames } from '../quoted-names';
import { isForbidden, isRefusal } from '../service-refusal';
import { holdingsOf } from './mount-holdings';
import { mountWords, servedPath, within, type MountKind, type MountPlace } from './mount-place';

export interface MountContent {
  /** The content that was found, in words. */
  readonly found: readonly string[];
  /** The paths that the token may not read. */
  readonly hidden: readonly string[];
  /** Whether the service cannot list any content of this type, so that the content is unknown. */
  readonly opaque: boolean;
}

export interface Mounted extends MountPlace {
  readonly type?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Looks for leases and for the engine's objects. For unknown types, lists the root of the mount. */
export async function contentOf(context: Context, kind: MountKind, mounted: Mounted): Promise<MountContent> {
  const { namespace } = mounted;
  const { secrets, signal } = context;
  const base = servedPath(kind, mounted);
  const known = holdingsOf(kind, secrets.dialect, mounted);
  const { lists, objects = [] } = known ?? { lists: [''] };
  const hidden: string[] = [];
  let opaque = false;
  const unlessHidden = async (at: string, read: () => Promise<string | undefined>) => {
    try {
      return await read();
    } catch (error) {
      const isRoot = !known && at === base;
      if (isForbidden(error)) hidden.push(within(namespace, at));
      else if (!isAbsent(error) && !(isRoot && error instanceof ApiError && isRefusal(error))) throw error;
      opaque ||= isRoot;
      return undefined;
    }
  };
  const list = (at: string, words: (names: readonly string[]) => string) =>
    unlessHidden(at, async () => {
      const names = await secrets.list(path`/${segments(within(namespace, at))}`, { signal });
      return names.length === 0 ? undefined : words(names);
    });
  const found = [
    await list(
      `sys/leases/lookup/${base}`,
      (names) => `leases of ${quotedNames(names.map((name) => `${base}/${name}`))}`,
    ),
    ...(await inTurn(lists, (collection) =>
      list(collection === '' ? base : `${base}/${collection}`, (names) =>
        collection === '' ? quotedNames(names) : `${quotedNames(names)} in \`${collection}\``,
      ),
    )),
    ...(await inTurn(objects, (object) =>
      unlessHidden(`${base}/${object}`, async () => {
        const at = path`/${segments(within(namespace, `${base}/${object}`))}`;
        return (await secrets.find(at, undefined, { signal })) ? `\`${object}\`` : undefined;
      }),
    )),
  ];
  return { found: found.filter((words) => words !== undefined), hidden, opaque };
}

/** Refuses to destroy a mount with content. A warning names the content that could not be checked. */
export async function refuseContent(context: Context, kind: MountKind, mounted: Mounted): Promise<void> {
  const { found, hidden, opaque } = await contentOf(context, kind, mounted);
  const words = mountWords(kind, mounted);
  if (found.length > 0) {
    throw new HasContent(
      `${words} is not destroyed, because it has content that would be lost: ${found.join('; ')}. Remove it first, or set \`forceDestroy\` to true, apply that, and destroy the mount then.`,
    );
  }
  if (opaque) {
    throw new HasContent(
      `${words} is not destroyed, because it may have content that would be lost: of the type \`${mounted.type}\`, nothing can be listed at \`${servedPath(kind, mounted)}/\`. If it has none that is needed, set \`forceDestroy\` to true, apply that, and destroy the mount then.`,
    );
  }
  if (hidden.length > 0) {
    context.warn(
      'content-unknown',
      'The mount was destroyed without a look at all of its content',
      `${words} may have had content that the token may not list: ${quotedNames(hidden)}.`,
    );
  }
}

/** The mount no longer exists, or its type has no such objects or none yet, for which some types return 400. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 405].includes(error.status);
}

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
