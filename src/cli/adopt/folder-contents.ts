import { resourceContext } from './objects';
import { firstLine } from './skipped';
import type { FoundObject } from './survey';
import { Interrupted } from '../../clients/errors';
import * as registry from '../../handlers';
import type { Context, FolderFile } from '../../handlers/contract';
import type { Registry } from '../../handlers/registry';

/** What is in the folders of objects that have one, or why that cannot be known: a sentence that goes on from the name of the object. */
export type Contents = ReadonlyMap<FoundObject, readonly FolderFile[] | string>;

/** Each may be as large as an archive is: no more than these are on their way at a time. */
const ARCHIVES_AT_ONCE = 4;

/** Looks into what the code is to have a folder of. What cannot be read is left out, and hides nothing else. */
export async function readContents(context: Context, objects: readonly FoundObject[], onRead: (count: number, of: number) => void): Promise<Contents> {
  const { resources } = registry as Registry;
  const wanted = objects.filter(({ kind }) => kind.adoption.folder);
  const contents = new Map<FoundObject, readonly FolderFile[] | string>();
  const queue = wanted.values();
  await Promise.all(Array.from({ length: ARCHIVES_AT_ONCE }, async () => {
    for (const found of queue) {
      contents.set(found, await resources[found.kind.adoption.type].handlers().folder!(resourceContext(context), found.values).catch((error: Error) => {
        if (error instanceof Interrupted) throw error;
        return `its content could not be read: ${firstLine(error)}`;
      }));
      onRead(contents.size, wanted.length);
    }
  }));
  return contents;
}
