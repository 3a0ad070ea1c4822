import { mkdirSync, writeFileSync } from 'fs';
import { dirname, join, normalize } from 'path';
import { AWS_CLIENT } from './aws-client';
import { awsRefusal } from './aws-refusal';
import type { Call } from './call';
import { withPatience } from './patience';
import type { Attributes } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import type { Value, Values } from '../definition/value';
import { InvalidConfig } from '../handlers/errors';

/** An entry of a ZIP archive, as far as it is asked for. */
type Entry = import('yauzl').Entry;

/** What a function may unpack: the half of the space that it has for files, unless it was given more. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * A configuration whose files and folders are here. A function has none of the app's: so they come as assets, `s3://<bucket>/<key>`, a
 * folder as a ZIP archive, which is how aws-cdk-lib stages it.
 */
export async function fetchAssets(call: Call, attributes: Attributes, config: Values): Promise<Values> {
  const flat = flatAttributes(attributes);
  const fetched: { [name: string]: Value } = { ...config };
  for (const name of Object.keys(config)) {
    const attribute = flat[name];
    if (!('asset' in attribute) || !attribute.asset) continue;
    const bytes = await fetchObject(call, name, String(config[name]));
    const location = call.location(name, String(config[name]));
    if (attribute.asset === 'folder') await unpack(bytes, location, name);
    else writeFileSync(location, bytes);
    fetched[name] = location;
  }
  return fetched;
}

async function fetchObject({ patience }: Call, name: string, address: string): Promise<Buffer> {
  const [, Bucket, Key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (!Bucket) throw new InvalidConfig([name], 'A function sees no file of the app: give the address of an asset, `s3://<bucket>/<key>`, a folder as a ZIP archive.');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- that of Lambda's runtime
  const { GetObjectCommand, S3Client } = require('@aws-sdk/client-s3') as typeof import('@aws-sdk/client-s3');
  const client = new S3Client(AWS_CLIENT);
  try {
    return await withPatience(patience, async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    });
  } catch (error) {
    throw new InvalidConfig([name], awsRefusal(error as Error, { what: address, done: 'read', permission: 's3:GetObject' }).message);
  } finally {
    client.destroy();
  }
}

/** Files with their permission to be executed; what leads out of the folder is refused. */
async function unpack(bytes: Buffer, folder: string, name: string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only for what has a folder
  const { fromBuffer } = require('yauzl') as typeof import('yauzl');
  mkdirSync(folder, { recursive: true });
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, archive) => {
      if (!archive) return reject(new InvalidConfig([name], `The asset is no ZIP archive: ${failure?.message}`));
      const fail = (error: Error) => reject(error instanceof InvalidConfig ? error : new InvalidConfig([name], `The asset cannot be unpacked: ${error.message}`));
      archive.on('error', fail);
      archive.on('end', resolve);
      // What is thrown in a listener would end the function without an answer.
      const attempt = (act: () => void) => {
        try {
          act();
        } catch (error) {
          fail(error as Error);
        }
      };
      archive.on('entry', (entry: Entry) => attempt(() => {
        total += entry.uncompressedSize;
        if (total > MOST_BYTES) throw new InvalidConfig([name], `The asset holds more than ${MOST_BYTES / 1024 / 1024} MiB.`);
        const location = join(folder, normalize(entry.fileName));
        if (entry.fileName.endsWith('/')) {
          mkdirSync(location, { recursive: true });
          return archive.readEntry();
        }
        archive.openReadStream(entry, (error, stream) => {
          if (!stream) return fail(error!);
          const chunks: Buffer[] = [];
          stream.on('error', fail);
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => attempt(() => {
            mkdirSync(dirname(location), { recursive: true });
            writeFileSync(location, Buffer.concat(chunks), { mode: isExecutable(entry) ? 0o755 : 0o644 });
            archive.readEntry();
          }));
        });
      }));
      archive.readEntry();
    });
  });
}

/** The upper half of the attributes is the mode that Unix has. */
function isExecutable({ externalFileAttributes }: Entry): boolean {
  const mode = Math.floor(externalFileAttributes / 2 ** 16);
  return Math.floor(mode / 0o100) % 2 === 1;
}
