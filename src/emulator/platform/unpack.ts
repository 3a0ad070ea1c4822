import { promisify } from 'util';
import { gunzip } from 'zlib';
import { extract } from 'tar-stream';

/** The maximum unpacked size of an archive. */
const LONGEST_CONTENT = 256 * 1024 * 1024;
const NO_TARBALL = 'The archive is not a gzip tarball.';

/** The text files in a gzip tarball whose names match. Throws an error that describes what is wrong with the archive. */
export async function unpack(archive: Buffer, names: RegExp): Promise<ReadonlyMap<string, string>> {
  const tarball = await promisify(gunzip)(archive, { maxOutputLength: LONGEST_CONTENT }).catch(() => {
    throw new Error(NO_TARBALL);
  });
  const files = new Map<string, string>();
  const reading = extract();
  reading.end(tarball);
  try {
    for await (const entry of reading) {
      const name = entry.header.name.replace(/^(?:\.?\/)+/, '');
      if (name.split('/').includes('..')) throw new UnsafeName(name);
      if (entry.header.type !== 'file' || !names.test(name)) {
        entry.resume();
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      files.set(name, Buffer.concat(chunks).toString('utf8'));
    }
  } catch (error) {
    throw error instanceof UnsafeName ? error : new Error(NO_TARBALL);
  }
  return files;
}

class UnsafeName extends Error {
  constructor(name: string) {
    super(`The archive has a file outside of its root: ${name}.`);
  }
}
