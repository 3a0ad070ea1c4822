import { changing, name, type Case } from '../../../cli/review/case';

const set = () => ({ organization: 'acme', name: name() });

/** What lintel review says of changes of variable sets. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: set(), says: [] },
  changing(set())('everywhere', { global: false }, { global: true }, [
    'danger',
    'global',
    'The variables count in every workspace of the organization',
  ]),
  changing(set())('not everywhere', { global: true }, { global: false }, [
    'danger',
    'global',
    'The variables no longer count in every workspace',
  ]),
  changing(set())('first', { priority: false }, { priority: true }, [
    'danger',
    'priority',
    'Other values win in workspaces that have the same variables',
  ]),
  changing(set())('elsewhere', { workspace_ids: [] }, { workspace_ids: ['ws-app'] }, [
    'warning',
    'workspace_ids',
    'The variables also count there',
  ]),
  changing(set())('nowhere', { workspace_ids: ['ws-app'] }, { workspace_ids: [] }, [
    'danger',
    'workspace_ids',
    'The variables no longer count there',
  ]),
  { title: 'renamed', before: set(), after: set(), says: [['warning', 'name', 'The variable set is renamed']] },
  changing(set())('described', {}, { description: 'Who runs are.' }),
  { title: 'removed', before: set(), says: [['danger', undefined, 'The variable set is deleted']] },
];
