import type { Problem } from '../../../../definition/problem';
import type { PlanContext, PlanModification } from '../../../contract';
import { providerAddressOfId } from '../../shared/registry/provider-address';
import type { Release } from '../../shared/registry/release-folder';
import type { registryProviderVersion } from '../definition';
import { platformsIn, protocolsOf, releaseOf } from './release';
import { checkSignature } from './signature';
import type { ProviderVersionProposal } from './types';

type Modification = PlanModification<typeof registryProviderVersion>;

/** Reads the folder, and plans its content. Values that are still unknown are checked when Terraform plans again before the apply. */
export async function planVersion(context: PlanContext, proposal: ProviderVersionProposal): Promise<Modification> {
  const { providerId, version, sourceDirectory } = proposal.config;
  // With `ignore_changes`, Terraform passes the path from state, which is absent after an import. Nothing is compared in that case.
  if (version === undefined || sourceDirectory === undefined) return {};
  // The ID of a provider that this run creates is unknown, so the provider's name is checked later.
  const provider = providerId === undefined ? undefined : providerAddressOfId(providerId);
  const release = await releaseOf({ sourceDirectory, version, name: provider?.name });
  const isNew = !proposal.prior || proposal.replaces;
  return {
    ...planContent(proposal, release, { isNew }),
    problems: [
      ...findChangedContent(proposal, release, { isNew }),
      ...findOtherProtocols(proposal, release),
      ...(isNew || proposal.prior?.contentHash !== release.hash
        ? await checkSignature(context, proposal, provider?.organization, release)
        : []),
    ],
  };
}

function planContent(
  { config, unknown, prior }: ProviderVersionProposal,
  release: Release,
  { isNew }: { readonly isNew: boolean },
): Modification {
  const platforms = platformsIn(release);
  const isConfigured = config.protocols !== undefined || unknown.has('protocols');
  const set = {
    contentHash: release.hash,
    platforms,
    complete: true,
    ...(isConfigured ? {} : { protocols: protocolsOf(release) }),
  };
  if (isNew || !prior) return { set };
  if (prior.contentHash !== undefined && prior.contentHash !== release.hash) return { set, replace: ['contentHash'] };
  const lacks = !prior.complete || JSON.stringify(prior.platforms) !== JSON.stringify(platforms);
  return lacks ? { set, send: ['version'], inPlace: ['version'] } : { set };
}

function findChangedContent(
  { config, prior }: ProviderVersionProposal,
  release: Release,
  { isNew }: { readonly isNew: boolean },
): Problem[] {
  if (isNew || !prior || prior.contentHash === undefined || prior.contentHash === release.hash) return [];
  if (config.replaceOnChange ?? true) return [];
  return [
    {
      path: ['sourceDirectory'],
      severity: 'error',
      code: 'published-content-changed',
      summary: 'The files of a version changed',
      detail:
        `The version ${prior.version} is published with other checksums (${prior.contentHash}) than ${JSON.stringify(config.sourceDirectory)} has now (${release.hash}). ` +
        'Raise `version`, or set `replaceOnChange` to have it deleted and made again.',
    },
  ];
}

function findOtherProtocols({ config }: ProviderVersionProposal, { protocols }: Release): Problem[] {
  if (!config.protocols || !protocols || [...config.protocols].sort().join() === protocols.join()) return [];
  return [
    {
      path: ['protocols'],
      severity: 'warning',
      code: 'release-inconsistent',
      summary: 'The manifest has other protocol versions',
      detail: `The manifest of the release has ${protocols.join(', ')}, and \`protocols\` takes precedence. Remove \`protocols\` to publish those of the manifest.`,
    },
  ];
}
