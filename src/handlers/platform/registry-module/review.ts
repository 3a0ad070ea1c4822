import { isDisplayValues, type DisplayValue } from '../../../definition/display-value';
import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';
import { tagReview } from '../shared/stored/execution-review';

/** The effects of a module's changes on its users. */
export const registryModuleReview: ResourceReview = {
  rules: [
    {
      attribute: 'noCode',
      when: 'becomes',
      is: true,
      on: ['create', 'update'],
      severity: 'warning',
      says: 'The module can be provisioned without writing code',
      why: 'Anyone who can create workspaces can provision it.',
    },
    {
      attribute: ['vcsRepo.branch', 'vcsRepo.tagPrefix', 'vcsRepo.sourceDirectory'],
      when: 'changes',
      on: ['update'],
      severity: 'danger',
      says: 'The next versions of the module come from elsewhere',
      why: 'Configurations that use it get what is there with the next version that they allow.',
    },
    {
      attribute: 'testConfig',
      when: 'disappears',
      on: ['update'],
      severity: 'note',
      says: 'The tests of the module no longer run',
      why: 'Versions are published whether or not they work.',
    },
    ...tagReview('module'),
    {
      on: ['delete', 'replace'],
      about: ['organization', 'registryName', 'namespace', 'name', 'moduleProvider', 'vcsRepo', 'noCode'],
      judge: judgeEnd,
    },
  ],
  unremarkable: {
    'vcsRepo.tags': 'it can only change together with the branch',
    'initialVersion': 'it only counts when the module is created',
    'timeouts': 'it is only a waiting time',
  },
};

function judgeEnd({ before, heldBy, operation }: ObjectChange): Remark[] {
  const again = operation === 'replace' ? ' and recreated' : '';
  if (before.registryName === 'public') {
    return [
      {
        severity: 'warning',
        says: `The record of a public module is deleted${again}`,
        items: heldBy,
        why: 'The organization no longer lists it among its modules.',
      },
    ];
  }
  const statuses: readonly DisplayValue[] = Array.isArray(before.versionStatuses) ? before.versionStatuses : [];
  const versions = statuses.flatMap((status): DisplayValue[] =>
    isDisplayValues(status) && status.version !== undefined ? [status.version] : [],
  );
  return [
    {
      severity: 'danger',
      says: `The module is deleted with all its versions${again}`,
      items: [...versions, ...heldBy],
      why: 'Configurations that use it can no longer be initialized. All versions for this provider are deleted, including those published by others.',
    },
  ];
}
