import type { ResourceReview, ObjectChange, Remark } from '../../../definition/review-rule';

/** The effects of a change of an organization's site settings on its members. */
export const adminOrganizationReview: ResourceReview = {
  rules: [
    {
      attribute: 'globalModuleSharing',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'All organizations may use the private modules',
      why: 'Their code becomes readable to every organization of the site, and a list of consumers ends.',
    },
    {
      attribute: 'globalModuleSharing',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'The private modules are no longer shared with all organizations',
      why: 'Configurations elsewhere that use them can no longer be initialized.',
    },
    {
      attribute: 'isDisabled',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The organization is disabled',
      why: 'Nothing can be done in it: every request in it responds with not found.',
    },
    {
      attribute: 'isDisabled',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'The organization is enabled again',
      why: 'All its members have their permissions back.',
    },
    {
      attribute: 'accessBetaTools',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'Workspaces may use beta versions of tools',
      why: 'What they write into states may not be readable by released ones.',
    },
    {
      attribute: ['infraBuildWorkerApplyTimeout', 'infraBuildWorkerPlanTimeout'],
      when: 'sinks',
      severity: 'warning',
      says: 'Runs are cut off earlier',
      why: 'A run that is cut off in its middle leaves things half done.',
    },
    {
      attribute: ['infraBuildWorkerApplyTimeout', 'infraBuildWorkerPlanTimeout'],
      when: 'changes',
      severity: 'note',
      says: 'Runs may take another time',
      why: 'A run that hangs keeps its worker as long.',
    },
    {
      attribute: 'workspaceLimit',
      when: 'sinks',
      absentIs: 'most',
      severity: 'note',
      says: 'The organization may have fewer workspaces',
      why: 'Where there are more already, no other can be made.',
    },
    {
      attribute: 'deleteOnDestroy',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'From now on destroying this deletes the organization',
      why: 'Workspaces, states and modules go with it.',
    },
    { on: ['delete', 'replace'], about: ['name'], judge: judgeEnd },
  ],
  unremarkable: { restoreOnDestroy: 'it is about what destroying does, which the plan that destroys says' },
};

function judgeEnd({ before }: ObjectChange): Remark[] {
  if (before.deleteOnDestroy === true) {
    return [
      {
        severity: 'danger',
        says: 'The organization is really deleted, with everything in it',
        why: 'Workspaces, states, modules and their history cannot be brought back.',
      },
    ];
  }
  return before.restoreOnDestroy === true
    ? [
        {
          severity: 'warning',
          says: 'The settings of the organization go back to what they were before Lintel set them',
          why: 'What was opened or limited since is so no more.',
        },
      ]
    : [];
}
