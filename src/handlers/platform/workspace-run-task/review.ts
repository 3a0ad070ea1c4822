import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of an association means to the runs of its workspace. */
export const workspaceRunTaskReview: ResourceReview = {
  rules: [
    {
      attribute: 'enforcementLevel', when: 'falls', order: ['mandatory', 'advisory'], severity: 'danger', says: 'The run task is enforced less strictly',
      why: 'A failed run task no longer stops the run: it only warns.',
    },
    {
      attribute: 'enforcementLevel', when: 'becomes', is: 'mandatory', severity: 'note', says: 'The run task is enforced more strictly',
      why: 'Runs that passed with a warning are stopped from now on.',
    },
    {
      attribute: 'stages', when: 'loses', severity: 'warning', says: 'The run task is no longer called at a stage',
      why: 'Whatever it held up there goes on without it; what it finds at a later stage may have happened already.',
    },
    { attribute: 'stages', when: 'changes', severity: 'note', says: 'The run task is called at a further stage', why: 'Runs wait for its answer there.' },
    {
      attribute: 'workspaceId', when: 'changes', severity: 'warning', says: 'The association moves to another workspace',
      why: 'Runs of the workspace that it leaves pass without the run task.',
    },
    {
      attribute: 'taskId', when: 'changes', severity: 'warning', says: 'Another run task takes the place of the one that is called now',
      why: 'Runs of the workspace pass without the one before.',
    },
    {
      on: ['delete'], where: { attribute: 'enforcementLevel', is: ['mandatory'] }, severity: 'danger', says: 'A mandatory run task is no longer called',
      why: 'Runs of the workspace pass without it.',
    },
    { on: ['delete'], severity: 'warning', says: 'The run task is no longer called', why: 'Runs of the workspace pass without its warning.' },
  ],
  unremarkable: { stage: 'it is the first of `stages`, whose rules speak' },
};
