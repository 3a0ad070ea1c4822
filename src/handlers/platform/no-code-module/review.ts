import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects of no-code modules on those who create workspaces from them. */
export const noCodeModuleReview: ResourceReview = {
  rules: [
    {
      attribute: 'enabled',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'People can create workspaces from the module',
      why: 'Their runs create what the module declares, with the credentials of the project.',
    },
    { on: ['update', 'replace'], about: ['versionPin', 'variableOptions'], judge: judgeOffer },
    {
      on: ['delete'],
      about: ['registryModuleId'],
      severity: 'warning',
      says: 'Nobody can create workspaces from the module any longer',
      why: 'Workspaces that were created from it stay, and are no longer upgraded by it.',
    },
  ],
  unremarkable: {
    organization: 'another organization replaces the no-code module, which is said',
  },
};

function judgeOffer({ changed }: ObjectChange): Remark[] {
  return [
    ...(changed.has('versionPin')
      ? [
          {
            attribute: 'versionPin',
            severity: 'warning' as const,
            says: 'New workspaces use another version of the module',
            why: 'Workspaces that exist can be upgraded to it.',
          },
        ]
      : []),
    ...(changed.has('variableOptions')
      ? [
          {
            attribute: 'variableOptions',
            severity: 'warning' as const,
            says: 'Other values are offered for variables',
            why: 'What people can choose decides what they can create.',
          },
        ]
      : []),
  ];
}
