import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects of new content on runs. Nothing is deleted: a replacement is an upload. */
export const policySetVersionReview: ResourceReview = {
  rules: [
    { on: ['replace'], about: ['policySetId', 'contentHash', 'current'], judge: judgeReplacement },
    {
      on: ['delete'],
      severity: 'note',
      says: 'The content of the policy set stays in force',
      why: 'The service does not delete versions. It ends with the policy set.',
    },
  ],
  unremarkable: {
    sourceDirectory: 'it is only the location of the content, whose changes `contentHash` shows',
    timeouts: 'it is only a waiting time',
  },
};

function judgeReplacement({ changed }: ObjectChange): Remark[] {
  if (changed.has('policySetId')) {
    return [
      {
        attribute: 'policySetId',
        severity: 'warning',
        says: 'The content is uploaded to another policy set',
        why: 'It also stays in force in the earlier policy set, whose versions the service does not delete.',
      },
    ];
  }
  return [
    {
      // Without a change of the folder, it replaces uploads of other clients.
      attribute: changed.has('contentHash') ? 'contentHash' : 'current',
      severity: 'warning',
      says: 'The content of the policy set changes',
      why: 'Runs in every workspace of the policy set are checked by other policies than before.',
    },
  ];
}
