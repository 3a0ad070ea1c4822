import { mkdirSync, writeFileSync } from 'fs';
import { dirname, join, normalize } from 'path';
import type { Attributes } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import type { Value, Values } from '../../definition/value';
import { InvalidConfig } from '../../handlers/errors';
import { AWS_CLIENT } from '../aws/client';
import { awsRefusal } from '../aws/refusal';
import { withRetries } from '../aws/retries';
import type { Call } from '../events/call';

/** An entry of a ZIP archive. */
type Entry = import('yauzl').Entry;

/** The maximum size of an unpacked asset: half of a function's default ephemeral storage. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Returns the configuration with assets fetched to local files and folders. The function does not have the app's files: a property contains an
 * asset's address, `s3://<bucket>/<key>`, and a folder is a ZIP archive, as staged by aws-cdk-lib.
 */
export async function fetchAssets(call: Call, attributes: Attributes, config: Values): Promise<Values> {
  const fetched: { [name: string]: Value } = { ...config };
  for (const [name, attribute] of Object.entries(flatAttributes(attributes))) {
    if (!(name in config) || !('asset' in attribute) || !attribute.asset) continue;
    const address = String(config[name]);
    const bytes = await fetchObject(call, name, address);
    const path = call.filePath(name, address);
    if (attribute.asset === 'folder') await unpack(bytes, path, name);
    else writeFileSync(path, bytes);
    fetched[name] = path;
  }
  return fetched;
}

async function fetchObject({ retryLimit }: Call, name: string, address: string): Promise<Buffer> {
  const [, Bucket, Key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (!Bucket) {
    throw new InvalidConfig(
      [name],
      'The function cannot read files of the app. Specify the address of an asset, `s3://<bucket>/<key>`. A folder must be a ZIP archive.',
    );
  }
  // oxlint-disable-next-line typescript/no-require-imports -- the SDK of Lambda's runtime
  const { GetObjectCommand, S3Client } = require('@aws-sdk/client-s3') as typeof import('@aws-sdk/client-s3');
  const client = new S3Client(AWS_CLIENT);
  try {
    return await withRetries(retryLimit, async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    });
  } catch (error) {
    throw new InvalidConfig(
      [name],
      awsRefusal(error as Error, { what: address, done: 'read', permission: 's3:GetObject' }).message,
    );
  } finally {
    client.destroy();
  }
}

/** Unpacks a ZIP archive and keeps files executable. Refuses entries that point outside the folder. */
async function unpack(bytes: Buffer, folder: string, name: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-require-imports -- only for folders
  const { fromBuffer } = require('yauzl') as typeof import('yauzl');
  mkdirSync(folder, { recursive: true });
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, archive) => {
      if (!archive) return reject(new InvalidConfig([name], `The asset is not a ZIP archive: ${failure?.message}`));
      const fail = (error: Error) =>
        reject(
          error instanceof InvalidConfig
            ? error
            : new InvalidConfig([name], `The asset cannot be unpacked: ${error.message}`),
        );
      archive.on('error', fail);
      archive.on('end', resolve);
      // An error in a listener would terminate the function without a response.
      const attempt = (act: () => void) => {
        try {
          act();
        } catch (error) {
          fail(error as Error);
        }
      };
      archive.on('entry', (entry: Entry) =>
        attempt(() => {
          total += entry.uncompressedSize;
          if (total > MOST_BYTES) {
            throw new InvalidConfig([name], `The asset holds more than ${MOST_BYTES / 1024 / 1024} MiB.`);
          }
          const path = join(folder, normalize(entry.fileName));
          if (entry.fileName.endsWith('/')) {
            mkdirSync(path, { recursive: true });
            return archive.readEntry();
          }
          archive.openReadStream(entry, (error, stream) => {
            if (!stream) return fail(error!);
            const chunks: Buffer[] = [];
            stream.on('error', fail);
            stream.on('data', (chunk: Buffer) => chunks.push(chunk));
            stream.on('end', () =>
              attempt(() => {
                mkdirSync(dirname(path), { recursive: true });
                writeFileSync(path, Buffer.concat(chunks), { mode: isExecutable(entry) ? 0o755 : 0o644 });
                archive.readEntry();
              }),
            );
          });
        }),
      );
      archive.readEntry();
    });
  });
}

/** The upper half of the external attributes is the Unix mode. */
function isExecutable({ externalFileAttributes }: Entry): boolean {
  const mode = Math.floor(externalFileAttributes / 2 ** 16);
  return Math.floor(mode / 0o100) % 2 === 1;
}
