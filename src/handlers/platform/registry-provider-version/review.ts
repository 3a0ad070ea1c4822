import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

const GONE = 'Configurations that require exactly this version can no longer be initialized.';

/** The effects of a version's changes on its users. */
export const registryProviderVersionReview: ResourceReview = {
  rules: [
    {
      attribute: 'replaceOnChange',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The files of the version may be replaced under the same version number',
      why: 'Lock files contain the checksums of the earlier files, with which the new ones do not agree.',
    },
    {
      on: ['delete', 'replace'],
      about: ['providerId', 'version', 'keyId', 'protocols', 'contentHash'],
      judge: judgeEnd,
    },
  ],
  unremarkable: {
    sourceDirectory: 'it is only the location of the files, whose changes `contentHash` shows',
    timeouts: 'it is only a waiting time',
  },
};

function judgeEnd({ operation, changed, heldBy }: ObjectChange): Remark[] {
  if (operation === 'delete') return [{ severity: 'danger', says: 'The version is deleted', items: heldBy, why: GONE }];
  const elsewhere = ['providerId', 'version'].find((name) => changed.has(name));
  if (elsewhere) {
    return [
      {
        attribute: elsewhere,
        severity: 'danger',
        says:
          elsewhere === 'version'
            ? 'The version is deleted and replaced by another one'
            : 'The version is deleted and published under another provider',
        why: GONE,
      },
    ];
  }
  const again: Remark = {
    severity: 'danger',
    says: 'The version is deleted and published again under the same number',
    why: 'Configurations cannot be initialized in between. Lock files contain the checksums of the earlier files.',
  };
  const attributes: readonly Remark[] = [
    {
      attribute: 'keyId',
      severity: 'warning',
      says: 'Another key signs the version',
      why: 'It must be among the keys of the organization, or the version cannot be installed.',
    },
    {
      attribute: 'protocols',
      severity: 'warning',
      says: 'The version declares other protocol versions',
      why: 'Versions of Terraform that speak none of them cannot use the provider.',
    },
  ];
  return [again, ...attributes.filter(({ attribute }) => changed.has(attribute!))];
}
