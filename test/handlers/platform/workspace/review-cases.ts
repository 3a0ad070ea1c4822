import { changing, name, type Case } from '../../../cli/review/case';

const workspace = () => ({ organization: 'acme', name: name() });
const repository = (branch: string) => ({
  vcs_repo: { identifier: 'acme/policy-library', branch, oauth_token_id: 'ot-main' },
});

/** What lintel review says of changes of workspaces. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: workspace(), says: [] },
  {
    title: 'renamed',
    before: workspace(),
    after: workspace(),
    says: [['warning', 'name', 'The workspace is renamed']],
  },
  changing(workspace())('applied alone', { auto_apply: false }, { auto_apply: true }, [
    'danger',
    'auto_apply',
    'Runs are applied without confirmation',
  ]),
  changing(workspace())(
    'applied alone after others',
    { auto_apply_run_trigger: false },
    { auto_apply_run_trigger: true },
    ['danger', 'auto_apply_run_trigger', 'Runs that other workspaces start are applied without confirmation'],
  ),
  changing(workspace())('run locally', {}, { execution_mode: 'local' }, [
    'danger',
    'execution_mode',
    'The runs of the workspace are no longer executed by the platform',
  ]),
  changing(workspace())('read by all', { global_remote_state: false }, { global_remote_state: true }, [
    'danger',
    'global_remote_state',
    'Every workspace of the organization can read the state',
  ]),
  changing(workspace())('read by its project', { project_remote_state: false }, { project_remote_state: true }, [
    'danger',
    'project_remote_state',
    'Every workspace of the project can read the state',
  ]),
  changing(workspace())(
    'read by another',
    { remote_state_consumer_ids: [] },
    { remote_state_consumer_ids: ['ws-app'] },
    ['warning', 'remote_state_consumer_ids', 'Other workspaces can read the state'],
  ),
  changing(workspace())(
    'no longer read',
    { remote_state_consumer_ids: ['ws-app'] },
    { remote_state_consumer_ids: [] },
    ['warning', 'remote_state_consumer_ids', 'Workspaces can no longer read the state'],
  ),
  changing(workspace())('on another branch', repository('main'), repository('next'), [
    'danger',
    'vcs_repo.branch',
    'The workspace follows another repository or branch',
  ]),
  changing(workspace())(
    'through another connection',
    repository('main'),
    { vcs_repo: { identifier: 'acme/policy-library', branch: 'main', github_app_installation_id: 'ghain-main' } },
    ['warning', 'vcs_repo.github_app_installation_id', 'The repository is reached through another connection'],
  ),
  changing(workspace())(
    'on a branch of another connection',
    repository('main'),
    { vcs_repo: { identifier: 'acme/policy-library', branch: 'main', oauth_token_id: 'ot-other' } },
    ['warning', 'vcs_repo.oauth_token_id', 'The repository is reached through another connection'],
  ),
  changing(workspace())(
    'without repository',
    repository('main'),
    {},
    ['danger', 'vcs_repo.branch', 'The workspace follows another repository or branch'],
    ['warning', 'vcs_repo.identifier', 'The workspace no longer follows a repository'],
  ),
  changing(workspace())('elsewhere', { working_directory: 'a' }, { working_directory: 'b' }, [
    'danger',
    'working_directory',
    'Runs start in another directory',
  ]),
  changing(workspace())('newer', { terraform_version: '1.9.0' }, { terraform_version: '1.10.0' }, [
    'warning',
    'terraform_version',
    'Another version of Terraform runs',
  ]),
  changing(workspace())('moved', { project_id: 'prj-payments' }, { project_id: 'prj-default' }, [
    'danger',
    'project_id',
    'The workspace moves to another project',
  ]),
  changing(workspace())('forced', { force_delete: false }, { force_delete: true }, [
    'danger',
    'force_delete',
    'Destroying the workspace deletes it although it manages resources',
  ]),
  changing(workspace())('run elsewhere', { execution_mode: 'local' }, { execution_mode: 'remote' }, [
    'warning',
    'execution_mode',
    'The runs of the workspace are executed elsewhere',
  ]),
  changing({ ...workspace(), execution_mode: 'agent' })(
    'run by others',
    { agent_pool_id: 'apool-main' },
    { agent_pool_id: 'apool-other' },
    ['warning', 'agent_pool_id', 'Other agents execute the runs of the workspace'],
  ),
  changing(workspace())('planned by requests', { speculative_enabled: false }, { speculative_enabled: true }, [
    'warning',
    'speculative_enabled',
    'Pull requests start plans',
  ]),
  changing(workspace())('run at once', { queue_all_runs: false }, { queue_all_runs: true }, [
    'warning',
    'queue_all_runs',
    'Commits start runs at once',
  ]),
  changing(workspace())('with another key', {}, { ssh_key_id: 'sshkey-other' }, [
    'warning',
    'ssh_key_id',
    'Modules are fetched with another key',
  ]),
  changing(workspace())('tagged', { tags: {} }, { tags: { team: 'core' } }, [
    'note',
    'tags',
    'The tags of the workspace change',
  ]),
  changing(workspace())('named', { tag_names: [] }, { tag_names: ['paid'] }, [
    'note',
    'tag_names',
    'The tags of the workspace without a value change',
  ]),
  changing(workspace())('destroyed later', {}, { auto_destroy_at: '2030-01-01T00:00:00Z' }, [
    'danger',
    'auto_destroy_at',
    'The resources of the workspace are destroyed at another time',
  ]),
  {
    title: 'forgotten with its resources',
    before: { ...workspace(), force_delete: true },
    says: [['danger', undefined, 'The workspace is deleted although it may manage resources']],
  },
  changing(workspace())('described', {}, { description: 'What is paid.' }),
  { title: 'removed', before: workspace(), says: [['danger', undefined, 'The workspace is deleted']] },
];
