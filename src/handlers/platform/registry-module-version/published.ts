import { isModule } from './folder';
import { Place, versionId } from './place';
import { Interrupted } from '../../../clients/errors';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { FolderFile, ResourceContext } from '../../contract';
import { findDownload } from '../module-download';

/** The hash of what is published. Undefined, with a warning, where it cannot be read: then what is here is taken for it. */
export async function findPublishedHash({ platform, signal, warn }: ResourceContext, place: Place): Promise<string | undefined> {
  try {
    return await readPublishedHash(platform, place, { signal });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    warn('The content of the version is not known',
      `The archive of ${versionId(place)} could not be read: ${(error as Error).message}. The next apply takes the content of \`source_directory\` for what is published, without looking whether it is.`);
    return undefined;
  }
}

/** The files of a folder with which the version would be published as it is. Throws why they cannot be had. */
export async function readPublishedFolder({ platform, signal }: ResourceContext, place: Place): Promise<readonly FolderFile[]> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { unpack } = require('./archive') as typeof import('./archive');
  const files = await unpack(await download(platform, place, { signal }));
  if (!isModule(files)) throw new Error('it has no `*.tf` or `*.tf.json` file at its root');
  return files;
}

async function readPublishedHash(platform: PlatformClient, place: Place, options: CallOptions): Promise<string> {
  const archive = await download(platform, place, options);
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { repack } = require('./archive') as typeof import('./archive');
  return (await repack(archive)).hash;
}

async function download(platform: PlatformClient, { address, version }: Place, options: CallOptions): Promise<Buffer> {
  const found = await findDownload(platform, { ...address, version }, options);
  if (!found) throw new Error('the registry does not offer it for download');
  if (!/^https?:/.test(found.location)) throw new Error('it is not offered as an archive');
  return platform.downloadFrom(withoutHints(found.location), options);
}

/** What an address says to Terraform about the archive is no part of what it says to the store, whose signature may cover the rest. */
function withoutHints(location: string): string {
  const [address, query = ''] = location.split('?', 2);
  const kept = query.split('&').filter((parameter) => parameter !== '' && !/^(?:archive|checksum)=/.test(parameter));
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address;
}
