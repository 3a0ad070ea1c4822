import type { ResourceReview } from '../../../definition/review-rule';

/** The effects on the runs of all workspaces. */
export const runTaskGlobalConfigurationReview: ResourceReview = {
  rules: [
    {
      attribute: 'enabled',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The run task no longer applies to all workspaces',
      why: 'Runs pass without it in every workspace that has no association of its own.',
    },
    {
      attribute: 'enabled',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'The run task applies to all workspaces',
      why: 'Every run of the organization waits for it and can be stopped by it.',
    },
    {
      attribute: 'enforcementLevel',
      when: 'falls',
      order: ['mandatory', 'advisory'],
      severity: 'danger',
      says: 'The run task is enforced less strictly',
      why: 'In all workspaces, a failed run task only warns instead of stopping the run.',
    },
    {
      attribute: 'enforcementLevel',
      when: 'becomes',
      is: 'mandatory',
      severity: 'warning',
      says: 'The run task is enforced more strictly',
      why: 'Runs that used to pass with a warning are stopped, in all workspaces.',
    },
    {
      attribute: 'stages',
      when: 'loses',
      severity: 'danger',
      says: 'The run task is no longer called at a stage',
      why: 'Runs of all workspaces continue past this stage without the check; a check at a later stage may come too late.',
    },
    {
      attribute: 'stages',
      when: 'gains',
      severity: 'warning',
      says: 'The run task is called at an additional stage',
      why: 'Runs of all workspaces wait for its result at that stage.',
    },
    {
      on: ['create'],
      where: { attribute: 'enabled', is: [true] },
      severity: 'warning',
      says: 'The run task applies to all workspaces',
      why: 'Every run of the organization waits for it and can be stopped by it.',
    },
    {
      on: ['delete', 'replace'],
      about: ['taskId'],
      severity: 'danger',
      says: 'The run task no longer applies to all workspaces',
      why: 'Runs pass without it in every workspace that has no association of its own.',
    },
  ],
  unremarkable: {},
};
