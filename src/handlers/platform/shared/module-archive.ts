import { createHash } from 'crypto';
import { promisify } from 'util';
import { createGunzip, gzip } from 'zlib';
import { extract, pack } from 'tar-stream';
import { ArchiveEntry, filesOf } from './module-archive-files';
import { isExecutable, readFolder } from './module-folder';
import type { FolderFile } from '../../contract';

/** The content of a module, in the one form that it has everywhere. */
export interface Archive {
  readonly hash: string;
  readonly tarball: Buffer;
}

/** Megabytes (MiB) that a published archive may unpack to. */
const MOST_MEBIBYTES = 64;

export async function packFolder(folder: string): Promise<Archive> {
  return packFiles(readFolder(folder));
}

/** What somebody published, in the form that it would have here: a folder with the files of {@link unpack} gives the same. */
export async function repack(compressed: Buffer): Promise<Archive> {
  return packFiles(await unpack(compressed));
}

/** What is uploaded. How a compressor packs may differ between machines, so that the hash is that of what it packs. */
export async function compress({ tarball }: Archive): Promise<Buffer> {
  return promisify(gzip)(tarball, { level: 9 });
}

/** What a folder has to hold to be published with the same content. Throws where the archive is no gzip tarball, or no folder could hold it. */
export async function unpack(compressed: Buffer): Promise<FolderFile[]> {
  return filesOf(await entriesOf(compressed));
}

/** In the order of the bytes of their paths, with nothing of whose they are or when they were written. */
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
