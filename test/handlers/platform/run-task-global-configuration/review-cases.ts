import { changing, type Case } from '../../../cli/review/case';

/** A configuration of a run task of its own, which has only one. */
let counter = 0;
const own = () => ({ task_id: `task-${++counter}`, stages: ['post_plan'], enforcement_level: 'mandatory' });

/** What lintel review says of changes of the configuration. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'added', after: own(), says: [['warning', undefined, 'The run task applies to all workspaces']] },
  changing(own())('disabled', {}, { enabled: false }, [
    'danger',
    'enabled',
    'The run task no longer applies to all workspaces',
  ]),
  changing(own())('enabled', { enabled: false }, {}, ['warning', 'enabled', 'The run task applies to all workspaces']),
  changing(own())('less strict', {}, { enforcement_level: 'advisory' }, [
    'danger',
    'enforcement_level',
    'The run task is enforced less strictly',
  ]),
  changing(own())('stricter', { enforcement_level: 'advisory' }, {}, [
    'warning',
    'enforcement_level',
    'The run task is enforced more strictly',
  ]),
  changing(own())(
    'at another stage',
    {},
    { stages: ['pre_apply'] },
    ['danger', 'stages', 'The run task is no longer called at a stage'],
    ['warning', 'stages', 'The run task is called at an additional stage'],
  ),
  {
    title: 'ended',
    before: own(),
    says: [['danger', undefined, 'The run task no longer applies to all workspaces']],
  },
];
