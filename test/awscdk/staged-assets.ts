import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { buffer } from 'stream/consumers';
import { ZipFile } from 'yazl';

/** How `cdk synth` describes what is to be sent before a stack is deployed. */
interface Manifest {
  readonly files: {
    readonly [hash: string]: {
      readonly source: { readonly path: string; readonly packaging: 'zip' | 'file' };
      readonly destinations: { readonly [name: string]: { readonly bucketName: string; readonly objectKey: string } };
    };
  };
}

/** Puts the assets of a stack where `cdk deploy` would put them: bytes by `bucket/key`. */
export async function publishAssets(folder: string, stack: string, objects: Map<string, Buffer>): Promise<void> {
  const { files } = JSON.parse(readFileSync(path.join(folder, `${stack}.assets.json`), 'utf8')) as Manifest;
  for (const { source, destinations } of Object.values(files)) {
    const staged = path.join(folder, source.path);
    const bytes = source.packaging === 'zip' ? await zipped(staged) : readFileSync(staged);
    for (const { bucketName, objectKey } of Object.values(destinations)) {
      objects.set(`${bucketName}/${objectKey}`, bytes);
    }
  }
}

async function zipped(folder: string): Promise<Buffer> {
  const archive = new ZipFile();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    const { mode } = statSync(file);
    if (statSync(file).isFile()) archive.addFile(file, name, { mode });
  }
  archive.end();
  return buffer(archive.outputStream as unknown as NodeJS.ReadableStream);
}
