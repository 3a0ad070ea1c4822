import { Interrupted } from '../../../../clients/errors';
import type { PlatformClient, Resource } from '../../../../clients/platform';
import { optionalAddressAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import { providerVersionId, type ProviderVersionAddress } from '../../shared/registry/provider-version';

/** The hash of the published checksums. Undefined, with a warning, if they cannot be read; the checksums of the folder are used instead. */
export async function findPublishedHash(
  { platform, warn }: ResourceContext,
  address: ProviderVersionAddress,
  version: Resource,
): Promise<string | undefined> {
  try {
    return await publishedHash(platform, version);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    warn(
      'content-unknown',
      'The checksums of the version are not known',
      `The checksums of ${providerVersionId(address)} could not be read: ${(error as Error).message}. The next apply assumes that those of \`source_directory\` are published.`,
    );
    return undefined;
  }
}

/** Undefined if there are none. */
export async function publishedHash(platform: PlatformClient, version: Resource): Promise<string | undefined> {
  const link = optionalAddressAt(version, undefined, 'links', 'shasums-download')?.href;
  if (link === undefined) return undefined;
  const { hashOfSums } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../shared/registry/release-folder') as typeof import('../../shared/registry/release-folder');
  return hashOfSums(await platform.downloadFrom(link));
}
