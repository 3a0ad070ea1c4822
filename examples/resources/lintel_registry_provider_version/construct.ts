import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const key = new platform.DataRegistryGpgKey(scope, 'ReleaseKey', {
    organization: 'acme',
    keyId: '2B042905A32D7D18',
  });
  const provider = new platform.RegistryProvider(scope, 'Published', {
    organization: 'acme',
    name: 'internal',
  });

  // The folder has the archives of all platforms, their checksums and the signature of these.
  new platform.RegistryProviderVersion(scope, 'PublishedVersion', {
    providerId: provider.id,
    version: '1.0.0',
    keyId: key.keyId,
    sourceDirectory: 'dist',
    lifecycle: { createBeforeDestroy: true },
  });
}
