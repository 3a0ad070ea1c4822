import { nameAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { InvalidConfig } from '../../../errors';
import { look } from '../../../look';
import { gpgKeyPath, reportedGpgKey } from '../../shared/registry/gpg-key';
import type { Release } from '../../shared/registry/release-folder';
import type { ProviderVersionProposal } from './types';

/** Skips the check of the signature itself if the key cannot be read: the service may still know the key. */
export async function checkSignature(
  context: PlanContext,
  { config, unknown }: ProviderVersionProposal,
  organization: string | undefined,
  release: Release,
): Promise<Problem[]> {
  if (config.keyId === undefined || unknown.has('keyId')) return [];
  const keyId = config.keyId.toUpperCase();
  const publicKey =
    reportedGpgKey(context, keyId) ??
    (organization === undefined ? undefined : await lookForKey(context, organization, keyId));
  await refuseSignature(release, keyId, typeof publicKey === 'string' ? publicKey : undefined);
  if (publicKey !== 'absent') return [];
  return [
    {
      path: ['keyId'],
      severity: 'warning',
      code: 'release-inconsistent',
      summary: 'The key is not among those of the organization',
      detail: `The version can be installed only if ${organization} has the GPG key ${keyId} (\`lintel_registry_gpg_key\`). Until then, the signature cannot be verified.`,
    },
  ];
}

/** Undefined if the token may not read keys. */
async function lookForKey(
  { platform, signal }: Pick<PlanContext, 'platform' | 'signal'>,
  organization: string,
  keyId: string,
): Promise<string | undefined> {
  return look(async () => {
    const found = await platform.find(gpgKeyPath(organization, keyId), undefined, { signal });
    return found ? nameAt(found.data.attributes, 'ascii-armor') : 'absent';
  });
}

async function refuseSignature(
  { sums, signature }: Release,
  keyId: string,
  publicKey: string | undefined,
): Promise<void> {
  const { findSignatureFault } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../shared/registry/release-signature') as typeof import('../../shared/registry/release-signature');
  const known = publicKey === 'absent' ? undefined : publicKey;
  const fault = await findSignatureFault(sums.content, signature.content, keyId, known);
  if (fault !== undefined) {
    throw new InvalidConfig(['sourceDirectory'], `The signature ${JSON.stringify(signature.name)} ${fault}.`);
  }
}
