import { gzipSync } from 'zlib';
import { pack } from 'tar-stream';

/** A gzip tarball of these files. */
export async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const packing = pack();
  for (const [name, text] of Object.entries(files)) packing.entry({ name }, text);
  packing.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packing as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
