import { Interrupted } from '../../clients/errors';
import * as registry from '../../handlers';
import type { Context, FolderFile } from '../../handlers/contract';
import type { Registry } from '../../handlers/registry';
import { resourceContext } from './objects';
import { firstLine } from './skipped';
import type { FoundObject } from './survey';

/** The files of objects that have a folder, or the reason why they could not be read. */
export type FolderContents = ReadonlyMap<FoundObject, readonly FolderFile[] | string>;

/** Archives can be large, so only this many are downloaded concurrently. */
const ARCHIVES_AT_ONCE = 4;

/** Reads the files of objects that need a folder. A failure does not affect the other objects. */
export async function readFolderContents(
  context: Context,
  objects: readonly FoundObject[],
  onRead: (count: number, of: number) => void,
): Promise<FolderContents> {
  const { resources } = registry as Registry;
  const wanted = objects.filter(({ kind }) => kind.adoption.folder);
  const contents = new Map<FoundObject, readonly FolderFile[] | string>();
  const queue = wanted.values();
  await Promise.all(
    Array.from({ length: ARCHIVES_AT_ONCE }, async () => {
      for (const found of queue) {
        // Every kind with a folder has this handler.
        contents.set(
          found,
          await resources[found.kind.adoption.type]!.handlers().folder!(resourceContext(context), found.values).catch(
            (error: Error) => {
              if (error instanceof Interrupted) throw error;
              return `its content could not be read: ${firstLine(error)}`;
            },
          ),
        );
        onRead(contents.size, wanted.length);
      }
    }),
  );
  return contents;
}
