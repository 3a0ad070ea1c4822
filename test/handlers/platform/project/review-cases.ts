import { changing, name, type Case } from '../../../cli/review/case';

const project = () => ({ organization: 'acme', name: name() });

/** What lintel review says of changes of projects. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: project(), says: [] },
  { title: 'renamed', before: project(), after: project(), says: [['note', 'name', 'The project is renamed']] },
  changing(project())('run locally', {}, { default_execution_mode: 'local' }, [
    'danger',
    'default_execution_mode',
    'The runs of workspaces that inherit from the project are no longer executed by the platform',
  ]),
  changing({ ...project(), default_execution_mode: 'agent' })(
    'run by other agents',
    { default_agent_pool_id: 'apool-main' },
    { default_agent_pool_id: 'apool-other' },
    ['warning', 'default_agent_pool_id', 'Other agents execute the runs of workspaces that inherit from the project'],
  ),
  changing(project())('tagged', { tags: {} }, { tags: { team: 'core' } }, [
    'note',
    'tags',
    'The tags of the project change',
  ]),
  changing(project())('destroyed by inactivity', {}, { auto_destroy_activity_duration: '14d' }, [
    'danger',
    'auto_destroy_activity_duration',
    'Resources of inactive workspaces are destroyed at another time',
  ]),
  changing(project())('run elsewhere', { default_execution_mode: 'local' }, { default_execution_mode: 'remote' }, [
    'warning',
    'default_execution_mode',
    'The runs of workspaces that inherit from the project are executed elsewhere',
  ]),
  changing(project())('described', {}, { description: 'What everything runs on.' }),
  { title: 'removed', before: project(), says: [['danger', undefined, 'The project is deleted']] },
];
