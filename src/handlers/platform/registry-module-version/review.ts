import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

const GONE = 'Configurations that require exactly this version can no longer be initialized.';

/** The effects of a version's changes on its users. */
export const registryModuleVersionReview: ResourceReview = {
  rules: [
    {
      attribute: 'replaceOnChange',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The content of the version may be replaced under the same version number',
      why: 'Users of a published version expect it not to change.',
    },
    { on: ['delete', 'replace'], about: ['moduleId', 'version', 'contentHash', 'commitSha'], judge: judgeEnd },
  ],
  unremarkable: {
    sourceDirectory: 'it is only the location of the content, whose changes `contentHash` shows',
    timeouts: 'it is only a waiting time',
  },
};

function judgeEnd({ operation, changed, heldBy }: ObjectChange): Remark[] {
  if (operation === 'delete') return [{ severity: 'danger', says: 'The version is deleted', items: heldBy, why: GONE }];
  if (changed.has('moduleId')) {
    return [
      {
        attribute: 'moduleId',
        severity: 'danger',
        says: 'The version is deleted and recreated in another module',
        why: GONE,
      },
    ];
  }
  if (changed.has('version')) {
    return [
      {
        attribute: 'version',
        severity: 'danger',
        says: 'The version is deleted and replaced by another one',
        why: GONE,
      },
    ];
  }
  return [
    {
      attribute: changed.has('commitSha') ? 'commitSha' : 'contentHash',
      severity: 'danger',
      says: 'The content of the version changes',
      why: 'Users of this version get different content without having changed anything.',
    },
  ];
}
