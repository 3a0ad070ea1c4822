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
  changing(workspace())('applied alone', { auto_apply: false }, { auto_apply: true }, ['danger', 'auto_apply', 'Runs are applied without confirmation']), // prettier-ignore
  changing(workspace())('applied alone after others', { auto_apply_run_trigger: false }, { auto_apply_run_trigger: true }, ['danger', 'auto_apply_run_trigger', 'Runs that other workspaces start are applied without confirmation']), // prettier-ignore
  changing(workspace())('run locally', {}, { execution_mode: 'local' }, ['danger', 'execution_mode', 'The runs of the workspace are no longer executed by the platform']), // prettier-ignore
  changing(workspace())('read by all', { global_remote_state: false }, { global_remote_state: true }, ['danger', 'global_remote_state', 'Every workspace of the organization can read the state']), // prettier-ignore
  changing(workspace())('read by its project', { project_remote_state: false }, { project_remote_state: true }, ['danger', 'project_remote_state', 'Every workspace of the project can read the state']), // prettier-ignore
  changing(workspace())('read by another', { remote_state_consumer_ids: [] }, { remote_state_consumer_ids: ['ws-app'] }, ['warning', 'remote_state_consumer_ids', 'Other workspaces can read the state']), // prettier-ignore
  changing(workspace())('no longer read', { remote_state_consumer_ids: ['ws-app'] }, { remote_state_consumer_ids: [] }, ['warning', 'remote_state_consumer_ids', 'Workspaces can no longer read the state']), // prettier-ignore
  changing(workspace())('on another branch', repository('main'), repository('next'), ['danger', 'vcs_repo', 'The workspace follows another repository or branch']), // prettier-ignore
  changing(workspace())('without repository', repository('main'), {}, ['warning', 'vcs_repo', 'The workspace no longer follows a repository']), // prettier-ignore
  changing(workspace())('elsewhere', { working_directory: 'a' }, { working_directory: 'b' }, ['danger', 'working_directory', 'Runs start in another directory']), // prettier-ignore
  changing(workspace())('newer', { terraform_version: '1.9.0' }, { terraform_version: '1.10.0' }, ['warning', 'terraform_version', 'Another version of Terraform runs']), // prettier-ignore
  changing(workspace())('moved', { project_id: 'prj-payments' }, { project_id: 'prj-default' }, ['danger', 'project_id', 'The workspace moves to another project']), // prettier-ignore
  changing(workspace())('forced', { force_delete: false }, { force_delete: true }, ['danger', 'force_delete', 'Destroying the workspace deletes it although it manages resources']), // prettier-ignore
  changing(workspace())('described', {}, { description: 'What is paid.' }),
  { title: 'removed', before: workspace(), says: [['danger', undefined, 'The workspace is deleted']] },
];
