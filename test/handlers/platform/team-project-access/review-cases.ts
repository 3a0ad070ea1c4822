import { changing, type Case } from '../../../cli/review/case';

let counter = 0;
const access = () => ({
  team_id: `team-${++counter}`,
  project_id: 'prj-payments',
  access: 'custom',
  workspace_access: {},
});
const custom = (values: object) => ({ workspace_access: values });

/** What lintel review says of changes of the access of teams to projects. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'made',
    after: { ...access(), access: 'read', workspace_access: undefined },
    says: [['warning', 'access', 'What the team may do in the project changes']],
  },
  changing(access())(
    'administers',
    { access: 'read', workspace_access: undefined },
    { access: 'admin', workspace_access: undefined },
    ['danger', 'access', 'The team may administer the project'],
  ),
  changing(access())(
    'writes',
    { access: 'admin', workspace_access: undefined },
    { access: 'write', workspace_access: undefined },
    ['warning', 'access', 'What the team may do in the project changes'],
  ),
  changing(access())('applies', custom({ runs: 'plan' }), custom({ runs: 'apply' }), [
    'danger',
    'workspace_access.runs',
    'The team gains a permission to change something',
  ]),
  changing(access())('plans', custom({ runs: 'apply' }), custom({ runs: 'plan' }), [
    'warning',
    'workspace_access.runs',
    'A permission of the team changes',
  ]),
  changing(access())('may', custom({ run_tasks: false }), custom({ run_tasks: true }), [
    'warning',
    'workspace_access.run_tasks',
    'A permission of the team changes',
  ]),
  changing(access())('may not', custom({ run_tasks: true }), custom({ run_tasks: false }), [
    'warning',
    'workspace_access.run_tasks',
    'The team loses a permission',
  ]),
  changing(access())('deletes', custom({ delete: false }), custom({ delete: true }), [
    'danger',
    'workspace_access.delete',
    'The team gains a permission to change something',
  ]),
  { title: 'removed', before: access(), says: [['warning', undefined, 'The team loses its access to the project']] },
];
