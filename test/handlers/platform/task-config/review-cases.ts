import { changing, type Case } from '../../../cli/review/case';

/** A configuration of a run task of its own, which has only one. */
let counter = 10;
const own = () => ({
  task_id: `task-${++counter}`,
  enforcement_level: 'mandatory',
  allowed_stages: ['post_plan'],
});
const projects = () => ({ ...own(), project_ids: ['prj-default'] });

/** What lintel review says of changes of the configuration. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'added for all',
    after: { ...own(), global: true },
    says: [['warning', 'global', 'The run task applies to all workspaces']],
  },
  {
    title: 'added for a project',
    after: projects(),
    says: [['warning', 'project_ids', 'The run task applies to additional projects']],
  },
  changing(own())('no longer for all', { global: true }, { project_ids: ['prj-default'] }, [
    'danger',
    'global',
    'The run task no longer applies to all workspaces',
  ]),
  changing(own())(
    'for another project',
    { project_ids: ['prj-default'] },
    { project_ids: ['prj-payments'] },
    ['danger', 'project_ids', 'The run task no longer applies to projects'],
    ['warning', 'project_ids', 'The run task applies to additional projects'],
  ),
  changing(projects())('less strict', {}, { enforcement_level: 'advisory' }, [
    'danger',
    'enforcement_level',
    'The run task is enforced less strictly',
  ]),
  changing(projects())('stricter', { enforcement_level: 'advisory' }, {}, [
    'warning',
    'enforcement_level',
    'The run task is enforced more strictly',
  ]),
  changing(projects())(
    'at another stage',
    {},
    { allowed_stages: ['pre_apply'] },
    ['danger', 'allowed_stages', 'The run task is no longer called at a stage'],
    ['warning', 'allowed_stages', 'The run task is called at an additional stage'],
  ),
  {
    title: 'ended',
    before: projects(),
    says: [['danger', undefined, 'The run task is no longer applied by its organization']],
  },
];
