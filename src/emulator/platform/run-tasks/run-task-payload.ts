import type { World } from '../../world';
import type { Run, TaskResult } from '../runs/runs';
import { workspaces } from '../workspaces/workspaces';

/** The document sent to a run task. Without a repository, all repository fields are absent. */
export function payloadOf({ store }: World, run: Run, result: TaskResult): Readonly<Record<string, unknown>> {
  const { name = '', organization = '' } = store.of(workspaces).find(run.workspace) ?? {};
  const api = `${run.address}/api/v2`;
  const app = `${run.address}/app/${encodeURIComponent(organization)}/${encodeURIComponent(name)}`;
  return {
    payload_version: 1,
    stage: result.stage,
    access_token: result.token,
    capabilities: { outcomes: true },
    configuration_version_download_url: null,
    configuration_version_id: run.configurationId,
    is_speculative: run.isSpeculative,
    organization_name: organization,
    ...(result.stage === 'pre_plan' ? {} : { plan_json_api_url: `${api}/plans/${run.planId}/json-output` }),
    run_app_url: `${app}/runs/${run.id}`,
    run_created_at: run.createdAt,
    run_created_by: run.createdBy,
    run_id: run.id,
    run_message: run.message,
    task_result_callback_url: `${api}/task-results/${result.callback}/callback`,
    task_result_enforcement_level: result.enforcementLevel,
    task_result_id: result.id,
    vcs_branch: null,
    vcs_commit_url: null,
    vcs_pull_request_url: null,
    vcs_repo_url: null,
    workspace_app_url: app,
    workspace_id: run.workspace,
    workspace_name: name,
    workspace_working_directory: '',
  };
}
