import type { Call, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { notFound, Refusal } from '../json-api';
import { refuseExpired } from '../object-addresses';
import { PROVIDER_UPLOADS } from './registry-provider-version-documents';
import { providerPlatforms, providerVersions } from './registry-providers';
import type { ProviderPlatform, ProviderVersion, UploadedFile } from './registry-providers';

function bySums({ sumsObject }: ProviderVersion): string {
  return sumsObject;
}

function bySignature({ signatureObject }: ProviderVersion): string {
  return signatureObject;
}

function byBinary({ object }: ProviderPlatform): string {
  return object;
}

/** The files of a version, stored as bytes: only consumers verify them. */
export const providerUploadRoutes: readonly Route[] = [
  uploadRoute('Upload checksums', PROVIDER_UPLOADS.sums, (world, call, object) => {
    const version = world.store.of(providerVersions).firstBy(bySums, object);
    if (!version) throw notFound();
    world.store.of(providerVersions).put({ ...touched(world, version), sums: received(world, call, version.sums) });
  }),
  uploadRoute('Upload signature', PROVIDER_UPLOADS.signature, (world, call, object) => {
    const version = world.store.of(providerVersions).firstBy(bySignature, object);
    if (!version) throw notFound();
    const signature = received(world, call, version.signature);
    world.store.of(providerVersions).put({ ...touched(world, version), signature });
  }),
  uploadRoute('Upload provider binary', PROVIDER_UPLOADS.binary, (world, call, object) => {
    const platform = world.store.of(providerPlatforms).firstBy(byBinary, object);
    if (!platform) throw notFound();
    world.store.of(providerPlatforms).put({ ...platform, binary: received(world, call, platform.binary) });
  }),
];

function uploadRoute(
  operation: string,
  path: string,
  upload: (world: World, call: Call, object: string) => void,
): Route {
  return {
    operation,
    method: 'PUT',
    path: `${path}/:object_id`,
    open: true,
    raw: true,
    handle: (world, call, { object_id }): Reply => {
      refuseExpired(world, call);
      upload(world, call, object_id);
      return { status: 200 };
    },
  };
}

/** Sending the same file again changes nothing; a different one is refused. */
function received({ clock, settings }: World, { body }: Call, before: UploadedFile | null): UploadedFile {
  const base64 = body.toString('base64');
  if (!before) return { base64, readyAt: clock.now().getTime() + settings.providerDelayMs };
  if (before.base64 === base64) return before;
  throw new Refusal(409, [{ status: '409', title: 'conflict', detail: 'The file has already been uploaded.' }]);
}

function touched({ clock }: World, version: ProviderVersion): ProviderVersion {
  return { ...version, updatedAt: clock.now().toISOString() };
}

/** The bytes behind a download address of a provider. */
export function providerBytes({ store }: World, object: string): Buffer | undefined {
  const sums = store.of(providerVersions).firstBy(bySums, object);
  const signature = store.of(providerVersions).firstBy(bySignature, object);
  const binary = store.of(providerPlatforms).firstBy(byBinary, object);
  const file = sums?.sums ?? signature?.signature ?? binary?.binary;
  return file ? Buffer.from(file.base64, 'base64') : undefined;
}
