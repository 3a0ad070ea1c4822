import { writeFileSync } from 'fs';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  readonly name: string;
  readonly content: Buffer;
  readonly executable: boolean;
}

/** The highest: what is downloaded counts, not how long it takes to make it. */
const LEVEL = 9;

/** The same files and time give the same bytes, in the time zone UTC: the format knows none. */
export async function writeArchive(file: string, files: readonly ArchivedFile[], time: Date): Promise<void> {
  const zip = new ZipFile();
  for (const { name, content, executable } of files) {
    zip.addBuffer(content, name, { mtime: time, mode: executable ? 0o100755 : 0o100644, compressionLevel: LEVEL });
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  writeFileSync(file, Buffer.concat(parts));
}
