import { createHash } from 'crypto';
import { promisify } from 'util';
import { createGunzip, gzip } from 'zlib';
import { extract, pack } from 'tar-stream';
import type { FolderFile } from '../../../contract';
import { ArchiveEntry, filesOf } from './archive-files';
import { type FolderProblem, isExecutable, readFolder } from './folder';

/** The content of a folder in its canonical form. */
export interface Archive {
  readonly hash: string;
  readonly tarball: Buffer;
}

/** The maximum unpacked size of a published archive in MiB. */
const MOST_MEBIBYTES = 64;

/** Packs a folder. Throws an error at the attribute if its files cannot be used. */
export async function packFolder(folder: string, problemOf: FolderProblem): Promise<Archive> {
  return packFiles(readFolder(folder, problemOf));
}

/** Packs a published archive in canonical form. A folder with the files of {@link unpack} gives the same result. */
export async function repack(compressed: Buffer): Promise<Archive> {
  return packFiles(await unpack(compressed));
}

/** The bytes to upload. Compressors may differ between machines, so the hash is that of the uncompressed content. */
export async function compress({ tarball }: Archive): Promise<Buffer> {
  return promisify(gzip)(tarball, { level: 9 });
}

/**
 * A folder's files that would be published with the same content. Throws if the archive is not a gzip tarball,
 * or has content that a folder cannot have.
 */
export async function unpack(compressed: Buffer): Promise<FolderFile[]> {
  return filesOf(await entriesOf(compressed));
}

/** Sorted by the bytes of the paths, without owners or times. */
async function packFiles(files: readonly FolderFile[]): Promise<Archive> {
  const keyed = files.map((file) => ({ file, key: Buffer.from(file.name) }));
  const packing = pack();
  for (const {
    file: { name, executable, content },
  } of keyed.sort((one, other) => Buffer.compare(one.key, other.key))) {
    packing.entry(
      {
        name,
        type: 'file',
        mode: executable ? 0o755 : 0o644,
        mtime: new Date(0),
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      },
      content,
    );
  }
  packing.finalize();
  const tarball = await collect(packing);
  return { hash: `sha256:${createHash('sha256').update(tarball).digest('hex')}`, tarball };
}

async function entriesOf(compressed: Buffer): Promise<ArchiveEntry[]> {
  const reading = extract();
  const unpacking = createGunzip();
  let left = MOST_MEBIBYTES * 1024 ** 2;
  unpacking.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) unpacking.destroy(new TooLarge(`it unpacks to more than ${MOST_MEBIBYTES} MiB, and no more is read`));
  });
  unpacking.on('error', (error) => reading.destroy(error));
  unpacking.pipe(reading);
  unpacking.end(compressed);
  const entries: ArchiveEntry[] = [];
  try {
    for await (const entry of reading) {
      const { name, type, mode = 0, linkname } = entry.header;
      const content = await collect(entry);
      if (type === 'file' || type === 'contiguous-file') {
        entries.push({ is: 'file', path: name, executable: isExecutable(mode), content });
      }
      if (type === 'directory') entries.push({ is: 'folder', path: name });
      if (type === 'symlink' || type === 'link') entries.push({ is: type, path: name, target: linkname ?? '' });
    }
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Error(`it is not a gzip tarball: ${(error as Error).message}`);
  }
  return entries;
}

class TooLarge extends Error {}

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
