import type { Call, Parameters, Route } from '../../exchange';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { isDisabled } from '../organizations/administration';
import { gpgKeys, byNamespace } from '../providers/gpg-keys';
import { downloadAddress } from '../providers/registry-provider-version-documents';
import { byAddress, isUploaded, platformsOf, registryProviders, versionsOf } from '../providers/registry-providers';
import type { ProviderPlatform, ProviderVersion } from '../providers/registry-providers';
import { newestFirst } from '../semantic-version';

const PROVIDER = '/api/registry/v1/providers/:namespace/:name';

/** The requests of `terraform init`: the provider registry protocol, for private providers. */
export const registryStandardProviderRoutes: readonly Route[] = [
  {
    operation: 'List versions of a provider',
    method: 'GET',
    path: `${PROVIDER}/versions`,
    handle: (world, _, parameters) => ({
      status: 200,
      body: {
        versions: completeVersions(world, parameters).map((version) => ({
          version: version.version,
          protocols: version.protocols,
          platforms: completePlatforms(world, version).map(({ os, arch }) => ({ os, arch })),
        })),
      },
    }),
  },
  {
    operation: 'Find a package',
    method: 'GET',
    path: `${PROVIDER}/:version/download/:os/:arch`,
    handle: (world, call, parameters) => {
      const version = completeVersions(world, parameters).find((known) => known.version === parameters.version);
      const platform =
        version &&
        completePlatforms(world, version).find(({ os, arch }) => os === parameters.os && arch === parameters.arch);
      if (!version || !platform) throw notFound();
      return { status: 200, body: packageDocument(world, call, parameters.namespace, version, platform) };
    },
  },
];

/** Versions that lack a file are not listed. */
function completeVersions(world: World, { namespace, name }: Parameters): ProviderVersion[] {
  const address = byAddress({ organization: namespace, registryName: 'private', namespace, name });
  const provider = world.store.of(registryProviders).firstBy(byAddress, address);
  if (!provider || isDisabled(world, provider.organization)) throw notFound();
  return newestFirst(versionsOf(world, provider)).filter(
    (version) =>
      isUploaded(world, version.sums) &&
      isUploaded(world, version.signature) &&
      completePlatforms(world, version).length > 0,
  );
}

function completePlatforms(world: World, version: ProviderVersion): ProviderPlatform[] {
  return platformsOf(world, version).filter(({ binary }) => isUploaded(world, binary));
}

/** Consumers verify with the signing key, if the organization still has it. */
function packageDocument(
  world: World,
  call: Call,
  namespace: string,
  { keyId, protocols, sumsObject, signatureObject }: ProviderVersion,
  { os, arch, filename, shasum, object }: ProviderPlatform,
): object {
  return {
    protocols,
    os,
    arch,
    filename,
    download_url: downloadAddress(world, call, object),
    shasums_url: downloadAddress(world, call, sumsObject),
    shasums_signature_url: downloadAddress(world, call, signatureObject),
    shasum,
    signing_keys: {
      gpg_public_keys: world.store
        .of(gpgKeys)
        .by(byNamespace, namespace)
        .filter((key) => key.keyId === keyId)
        .map((key) => ({ key_id: key.keyId, ascii_armor: key.asciiArmor })),
    },
  };
}
