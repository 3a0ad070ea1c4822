import { createHash } from 'crypto';
import { promisify } from 'util';
import { gunzip, gzip } from 'zlib';
import { extract, pack } from 'tar-stream';
import { isExecutable, ModuleFile, readFolder } from './folder';

/** The content of a module, in the one form that it has everywhere. */
export interface Archive {
  readonly hash: string;
  readonly tarball: Buffer;
}

/** What a published archive may unpack to. */
const MOST_BYTES = 1024 ** 3;

export async function packFolder(folder: string): Promise<Archive> {
  return packFiles(readFolder(folder));
}

/** What somebody published, in the form that it would have here. */
export async function repack(compressed: Buffer): Promise<Archive> {
  return packFiles(await unpack(compressed));
}

/** What is uploaded. How a compressor packs may differ between machines, so that the hash is that of what it packs. */
export async function compress({ tarball }: Archive): Promise<Buffer> {
  return promisify(gzip)(tarball, { level: 9 });
}

/** In the order of the bytes of their paths, with nothing of whose they are or when they were written. */
async function packFiles(files: readonly ModuleFile[]): Promise<Archive> {
  const keyed = files.map((file) => ({ file, key: Buffer.from(file.name) }));
  const packing = pack();
  for (const { file: { name, executable, content } } of keyed.sort((one, other) => Buffer.compare(one.key, other.key))) {
    packing.entry({ name, type: 'file', mode: executable ? 0o755 : 0o644, mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' }, content);
  }
  packing.finalize();
  const tarball = await collect(packing);
  return { hash: `sha256:${createHash('sha256').update(tarball).digest('hex')}`, tarball };
}

async function unpack(compressed: Buffer): Promise<ModuleFile[]> {
  const reading = extract();
  reading.end(await promisify(gunzip)(compressed, { maxOutputLength: MOST_BYTES }));
  const files = new Map<string, ModuleFile>();
  for await (const entry of reading) {
    const { name: told, type, mode = 0 } = entry.header;
    const content = await collect(entry);
    const name = told.replace(/^(?:\.?\/)+/, '');
    if (type === 'file' || type === 'contiguous-file') files.set(name, { name, executable: isExecutable(mode), content });
  }
  return [...files.values()];
}

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
