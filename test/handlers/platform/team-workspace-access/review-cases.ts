import { changing, type Case } from '../../../cli/review/case';

let counter = 0;
const access = () => ({ team_id: `team-${++counter}`, workspace_id: 'ws-app', access: 'custom', permissions: {} });
const custom = (values: object) => ({ permissions: values });

/** What lintel review says of changes of the access of teams to workspaces. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'made',
    after: { ...access(), access: 'read', permissions: undefined },
    says: [['warning', 'access', 'What the team may do in the workspace changes']],
  },
  changing(access())(
    'administers',
    { access: 'read', permissions: undefined },
    { access: 'admin', permissions: undefined },
    ['danger', 'access', 'The team may administer the workspace'],
  ),
  changing(access())(
    'writes',
    { access: 'admin', permissions: undefined },
    { access: 'write', permissions: undefined },
    ['warning', 'access', 'What the team may do in the workspace changes'],
  ),
  changing(access())('applies', custom({ runs: 'plan' }), custom({ runs: 'apply' }), [
    'danger',
    'permissions.runs',
    'The team gains a permission to change something',
  ]),
  changing(access())('plans', custom({ runs: 'apply' }), custom({ runs: 'plan' }), [
    'warning',
    'permissions.runs',
    'A permission of the team changes',
  ]),
  changing(access())('may', custom({ run_tasks: false }), custom({ run_tasks: true }), [
    'warning',
    'permissions.run_tasks',
    'A permission of the team changes',
  ]),
  changing(access())('may not', custom({ run_tasks: true }), custom({ run_tasks: false }), [
    'warning',
    'permissions.run_tasks',
    'The team loses a permission',
  ]),
  { title: 'removed', before: access(), says: [['warning', undefined, 'The team loses its access to the workspace']] },
];
