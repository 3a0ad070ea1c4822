import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects of a key's changes on the users of the providers that it signed. */
export const registryGpgKeyReview: ResourceReview = {
  rules: [{ on: ['delete', 'replace'], about: ['organization', 'asciiArmor'], judge: judgeEnd }],
  unremarkable: {},
};

function judgeEnd({ operation, before, after, others }: ObjectChange): Remark[] {
  const again = operation === 'replace' ? ' and another one is added' : '';
  // A key that keeps its ID, for example with a new expiration date, still verifies earlier signatures.
  const isSame = operation === 'replace' && before.keyId === after.keyId && before.organization === after.organization;
  const signed = others.filter(
    (other) =>
      other.type === 'lintel_registry_provider_version' &&
      other.operation !== 'delete' &&
      // The ID of a new provider is unknown.
      (typeof other.after.providerId !== 'string' ||
        other.after.providerId.startsWith(`${String(before.organization)}/`)) &&
      String(other.after.keyId).toUpperCase() === before.keyId,
  );
  if (signed.length > 0 && !isSame) {
    return [
      {
        severity: 'danger',
        says: `The key is deleted${again}, although versions of providers in this plan are signed with it`,
        items: signed.map(({ address }) => address),
        why: 'These versions can no longer be verified, so that they cannot be installed.',
      },
    ];
  }
  return [
    {
      severity: 'warning',
      says: `The key is deleted${again}`,
      why: 'Versions of providers that are signed with it can no longer be verified, so that they cannot be installed.',
    },
  ];
}
