import { Interrupted } from '../../../../clients/errors';
import type { CallOptions, PlatformClient } from '../../../../clients/platform';
import type { FolderFile, ResourceContext } from '../../../contract';
import { findDownload } from '../../shared/registry/module-download';
import { moduleProblem } from '../../shared/registry/module-files';
import { versionId, type VersionAddress } from '../../shared/registry/version-address';

/**
 * The hash of the published content. Undefined, with a warning, if it cannot be read; the local content is then assumed to be the published content.
 */
export async function findPublishedHash(
  { platform, signal, warn }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<string | undefined> {
  try {
    return await readPublishedHash(platform, versionAddress, { signal });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    warn(
      'content-unknown',
      'The content of the version is not known',
      `The archive of ${versionId(versionAddress)} could not be read: ${(error as Error).message}. The next apply assumes that the content of \`source_directory\` is published.`,
    );
    return undefined;
  }
}

/** A folder's files that would be published with the same content. Throws the reason if they cannot be read. */
export async function readPublishedFolder(
  { platform, signal }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<readonly FolderFile[]> {
  // oxlint-disable-next-line typescript/no-require-imports
  const { unpack } = require('../../shared/archives/archive') as typeof import('../../shared/archives/archive');
  const files = await unpack(await download(platform, versionAddress, { signal }));
  const problem = moduleProblem(files);
  if (problem !== undefined) throw new Error(`it ${problem}`);
  return files;
}

async function readPublishedHash(
  platform: PlatformClient,
  versionAddress: VersionAddress,
  options: CallOptions,
): Promise<string> {
  const archive = await download(platform, versionAddress, options);
  // oxlint-disable-next-line typescript/no-require-imports
  const { repack } = require('../../shared/archives/archive') as typeof import('../../shared/archives/archive');
  return (await repack(archive)).hash;
}

async function download(
  platform: PlatformClient,
  { address, version }: VersionAddress,
  options: CallOptions,
): Promise<Buffer> {
  const found = await findDownload(platform, { ...address, version }, options);
  if (!found) throw new Error('the registry does not offer it for download');
  if (!/^https?:/.test(found.location)) throw new Error('it is not offered as an archive');
  return platform.downloadFrom(withoutHints(found.location), options);
}

/** Removes Terraform's own parameters from the URL. They are not meant for the store, which may sign all other parameters. */
function withoutHints(location: string): string {
  const [address = '', query = ''] = location.split('?', 2);
  const kept = query.split('&').filter((parameter) => parameter !== '' && !/^(?:archive|checksum)=/.test(parameter));
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address;
}
