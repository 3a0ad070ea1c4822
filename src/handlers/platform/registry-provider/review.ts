import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects of a provider's changes on its users. */
export const registryProviderReview: ResourceReview = {
  rules: [{ on: ['delete', 'replace'], about: ['organization', 'registryName', 'namespace', 'name'], judge: judgeEnd }],
  unremarkable: {},
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const again = operation === 'replace' ? ' and recreated' : '';
  if (before.registryName === 'public') {
    return [
      {
        severity: 'warning',
        says: `The record of a public provider is deleted${again}`,
        items: heldBy,
        why: 'The organization no longer lists it among its providers.',
      },
    ];
  }
  return [
    {
      severity: 'danger',
      says: `The provider is deleted with all its versions${again}`,
      items: heldBy,
      why: 'Configurations that use it can no longer be initialized. All versions are deleted, including those published by others.',
    },
  ];
}
