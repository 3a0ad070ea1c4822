import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of an association's changes on the runs of its workspace. */
export const workspaceRunTaskReview: ResourceReview = {
  rules: [
    {
      attribute: 'enforcementLevel',
      when: 'falls',
      order: ['mandatory', 'advisory'],
      severity: 'danger',
      says: 'The run task is enforced less strictly',
      why: 'A failed run task only warns instead of stopping the run.',
    },
    {
      attribute: 'enforcementLevel',
      when: 'becomes',
      is: 'mandatory',
      severity: 'note',
      says: 'The run task is enforced more strictly',
      why: 'Runs that used to pass with a warning are stopped.',
    },
    {
      attribute: 'stages',
      when: 'loses',
      severity: 'warning',
      says: 'The run task is no longer called at a stage',
      why: 'Runs continue past this stage without the check; a check at a later stage may come too late.',
    },
    {
      attribute: 'stages',
      when: 'changes',
      severity: 'note',
      says: 'The run task is called at another stage',
      why: 'Runs wait for its result at that stage.',
    },
    {
      attribute: 'workspaceId',
      when: 'changes',
      severity: 'warning',
      says: 'The association moves to another workspace',
      why: 'Runs of the previous workspace pass without the run task.',
    },
    {
      attribute: 'taskId',
      when: 'changes',
      severity: 'warning',
      says: 'The association switches to another run task',
      why: 'Runs of the workspace pass without the previous run task.',
    },
    {
      on: ['delete'],
      where: { attribute: 'enforcementLevel', is: ['mandatory'] },
      severity: 'danger',
      says: 'A mandatory run task is no longer called',
      why: 'Runs of the workspace pass without it.',
    },
    {
      on: ['delete'],
      severity: 'warning',
      says: 'The run task is no longer called',
      why: 'Runs of the workspace pass without its warning.',
    },
  ],
  unremarkable: { stage: 'it is the first of `stages`, whose rules cover it' },
};
