import type { Call } from '../../exchange';
import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { ARCHIVIST, addressUntil, objectAddress } from '../object-addresses';
import { isUploaded, mayWrite, platformsOf } from './registry-providers';
import type { ProviderPlatform, ProviderVersion, UploadedFile } from './registry-providers';

/** All addresses are valid for the same time. */
const ADDRESS_SECONDS = 25 * 3600;

/** Where the files of a version are uploaded. */
export const PROVIDER_UPLOADS = {
  sums: `${ARCHIVIST}/provider-shasums`,
  signature: `${ARCHIVIST}/provider-shasums-sig`,
  binary: `${ARCHIVIST}/provider-binary`,
} as const;

export function providerVersionDocument(world: World, call: Call, version: ProviderVersion): ResourceDocument {
  const { id, provider, keyId, protocols, createdAt, updatedAt, sums, signature } = version;
  const permitted = mayWrite(world, call);
  const platforms = {
    data: platformsOf(world, version).map((platform) => ({ id: platform.id, type: 'registry-provider-platforms' })),
  };
  return {
    id,
    type: 'registry-provider-versions',
    attributes: {
      'version': version.version,
      'key-id': keyId,
      protocols,
      'shasums-uploaded': isUploaded(world, sums),
      'shasums-sig-uploaded': isUploaded(world, signature),
      'permissions': { 'can-delete': permitted, 'can-upload-asset': permitted },
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: {
      'registry-provider': { data: { id: provider, type: 'registry-providers' } },
      // Newer responses have the second of these names.
      platforms,
      'registry-provider-platforms': platforms,
    },
    links: {
      ...fileLink(world, call, 'shasums', sums, version.sumsObject, PROVIDER_UPLOADS.sums),
      ...fileLink(world, call, 'shasums-sig', signature, version.signatureObject, PROVIDER_UPLOADS.signature),
    },
  };
}

export function providerPlatformDocument(world: World, call: Call, platform: ProviderPlatform): ResourceDocument {
  const { id, version, os, arch, filename, shasum, object, binary } = platform;
  const permitted = mayWrite(world, call);
  return {
    id,
    type: 'registry-provider-platforms',
    attributes: {
      os,
      arch,
      filename,
      shasum,
      'provider-binary-uploaded': isUploaded(world, binary),
      'permissions': { 'can-delete': permitted, 'can-upload-asset': permitted },
    },
    relationships: { 'registry-provider-version': { data: { id: version, type: 'registry-provider-versions' } } },
    links: fileLink(world, call, 'provider-binary', binary, object, PROVIDER_UPLOADS.binary),
  };
}

/** The upload address of a file until it is uploaded, then the download address. */
function fileLink(
  world: World,
  call: Call,
  name: string,
  file: UploadedFile | null,
  object: string,
  uploads: string,
): Readonly<Record<string, string>> {
  if (isUploaded(world, file)) return { [`${name}-download`]: downloadAddress(world, call, object) };
  const expiresAt = world.clock.now().getTime() + ADDRESS_SECONDS * 1000;
  return { [`${name}-upload`]: addressUntil(call, `${uploads}/${object}`, expiresAt) };
}

export function downloadAddress(world: World, call: Call, object: string): string {
  return objectAddress(world, call, object, ADDRESS_SECONDS);
}
