import { FileBody, type PlatformClient, type Resource } from '../../../../clients/platform';
import { addressAt, flagAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import { sendCreation } from '../../../creation';
import { AlreadyExists } from '../../../errors';
import {
  platformName,
  platformsPath,
  providerVersionId,
  toPlatform,
  type ProviderVersionAddress,
} from '../../shared/registry/provider-version';
import type { Release, ReleaseArchive } from '../../shared/registry/release-folder';
import { publishedHash } from './published-checksums';
import type { VersionDocuments } from './version';

/**
 * Uploads the files that the service does not have yet; not interruptible, because an incomplete version would have to be undone. Platforms
 * that differ from the release are refused, or replaced if this resource owns the version.
 */
export async function upload(
  context: ResourceContext,
  address: ProviderVersionAddress,
  release: Release,
  { found: version, platforms }: VersionDocuments,
  others: 'refused' | 'replaced',
): Promise<void> {
  const { platform, progress } = context;
  const id = providerVersionId(address);
  if (flagAt(version.attributes, 'shasums-uploaded')) await refuseOtherSums(platform, address, version, release);
  else await platform.upload(linkOf(version, 'shasums-upload'), release.sums.content);
  if (!flagAt(version.attributes, 'shasums-sig-uploaded')) {
    await platform.upload(linkOf(version, 'shasums-sig-upload'), release.signature.content);
  }
  const there = await platformsThere(platform, address, release, platforms, others);
  for (const archive of release.archives) {
    const name = platformName(archive);
    const known = there.get(name) ?? (await makePlatform(context, address, archive));
    if (flagAt(known.attributes, 'provider-binary-uploaded')) continue;
    progress(`${id}: uploading ${archive.filename}`);
    await platform.upload(linkOf(known, 'provider-binary-upload'), new FileBody(archive.file, archive.size));
  }
}

function linkOf(resource: Resource, name: string): string {
  return addressAt(resource, undefined, 'links', name).href;
}

/** Checksums cannot be uploaded twice. */
async function refuseOtherSums(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  version: Resource,
  release: Release,
): Promise<void> {
  const published = await publishedHash(platform, version);
  if (published === undefined || published === release.hash) return;
  const id = providerVersionId(address);
  throw new AlreadyExists(
    `The version ${id}`,
    id,
    `it is incomplete, and has other checksums (${published}) than the folder (${release.hash})`,
  );
}

/** The platforms of the release that the service already has, by name. */
async function platformsThere(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  { archives }: Release,
  platforms: readonly Resource[],
  others: 'refused' | 'replaced',
): Promise<ReadonlyMap<string, Resource>> {
  const wanted = new Map(archives.map((archive) => [platformName(archive), archive]));
  const there = new Map<string, Resource>();
  for (const one of platforms) {
    const found = toPlatform(one);
    const archive = wanted.get(platformName(found));
    if (archive?.shasum === found.shasum && archive.filename === found.filename) {
      there.set(platformName(found), one);
    } else if (others === 'replaced') {
      await platform.remove(
        `${platformsPath(address)}/${encodeURIComponent(found.os)}/${encodeURIComponent(found.arch)}`,
      );
    } else {
      const id = providerVersionId(address);
      throw new AlreadyExists(
        `The version ${id}`,
        id,
        `it is incomplete, and its platform ${platformName(found)} has the checksum ${found.shasum}, which the folder does not have`,
      );
    }
  }
  return there;
}

async function makePlatform(
  { platform, signal }: ResourceContext,
  address: ProviderVersionAddress,
  { os, arch, filename, shasum }: ReleaseArchive,
): Promise<Resource> {
  const body = { data: { type: 'registry-provider-platforms', attributes: { os, arch, shasum, filename } } };
  const id = providerVersionId(address);
  const { made, found } = await sendCreation({
    what: `The platform ${os}_${arch} of ${id}`,
    importId: id,
    signal,
    pace: platform.pace,
    send: async () => (await platform.post(platformsPath(address), body)).data,
    look: async () =>
      (await platform.list(platformsPath(address))).find((one) => platformName(toPlatform(one)) === `${os}_${arch}`),
  });
  return made ?? found;
}
