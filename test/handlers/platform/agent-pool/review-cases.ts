import { changing, name, type Case } from '../../../cli/review/case';

const pool = () => ({ organization: 'acme', name: name() });

/** What lintel review says of changes of agent pools. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: pool(), says: [] },
  changing(pool())('for all', { organization_scoped: false }, { organization_scoped: true }, [
    'danger',
    'organization_scoped',
    'Every workspace of the organization may use the pool',
  ]),
  changing(pool())('for some', { organization_scoped: true }, { organization_scoped: false }, [
    'warning',
    'organization_scoped',
    'Only some workspaces may use the pool',
  ]),
  changing(pool())(
    'for one more',
    { organization_scoped: false, allowed_workspace_ids: [] },
    { organization_scoped: false, allowed_workspace_ids: ['ws-app'] },
    ['warning', 'allowed_workspace_ids', 'More workspaces may use the pool'],
  ),
  changing(pool())(
    'for one less',
    { organization_scoped: false, allowed_workspace_ids: ['ws-app'] },
    { organization_scoped: false, allowed_workspace_ids: [] },
    ['warning', 'allowed_workspace_ids', 'Fewer workspaces may use the pool'],
  ),
  changing(pool())(
    'for a project',
    { organization_scoped: false, allowed_project_ids: [] },
    { organization_scoped: false, allowed_project_ids: ['prj-payments'] },
    ['warning', 'allowed_project_ids', 'Workspaces of more projects may use the pool'],
  ),
  changing(pool())(
    'without a project',
    { organization_scoped: false, allowed_project_ids: ['prj-payments'] },
    { organization_scoped: false, allowed_project_ids: [] },
    ['warning', 'allowed_project_ids', 'Workspaces of fewer projects may use the pool'],
  ),
  changing(pool())(
    'excluding',
    { organization_scoped: false, excluded_workspace_ids: [] },
    { organization_scoped: false, excluded_workspace_ids: ['ws-app'] },
    ['warning', 'excluded_workspace_ids', 'Workspaces are excluded from the pool'],
  ),
  changing(pool())(
    'not excluding',
    { organization_scoped: false, excluded_workspace_ids: ['ws-app'] },
    { organization_scoped: false, excluded_workspace_ids: [] },
    ['warning', 'excluded_workspace_ids', 'Workspaces are no longer excluded from the pool'],
  ),
  changing(pool())('renamed', { name: 'old' }, { name: 'new' }),
  { title: 'removed', before: pool(), says: [['danger', undefined, 'The agent pool is deleted']] },
];
