import { gzipSync } from 'zlib';
import { Header, pack } from 'tar-stream';

/** An entry of a tarball, with its text. */
export type TarEntry = Pick<Header, 'name'> & Partial<Header> & { readonly text?: string };

/** A gzip tarball of these files. */
export function archiveOf(files: Record<string, string>): Promise<Buffer> {
  return archiveOfEntries(Object.entries(files).map(([name, text]) => ({ name, text })));
}

/** A tarball with links, folders and modes, or with unsafe paths. */
export async function archiveOfEntries(entries: readonly TarEntry[]): Promise<Buffer> {
  const packing = pack();
  for (const { text, ...header } of entries) packing.entry(header, text ?? '');
  packing.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packing as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
