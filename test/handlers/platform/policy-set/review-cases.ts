import { changing, name, type Case } from '../../../cli/review/case';

const set = () => ({ organization: 'acme', name: name() });
const repository = (values: object = {}) => ({
  identifier: 'acme/policy-library',
  oauth_token_id: 'ot-main',
  ...values,
});
const agent = () => ({ ...set(), agent_enabled: true });

/** What lintel review says of changes of policy sets. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  ...['with content', 'with moved content', 'with content from elsewhere', 'with remaining content'].map((title) => {
    const same = set();
    return { title, before: same, after: same, says: [] };
  }),
  { title: 'made for all workspaces', after: { ...set(), global: true }, says: [] },
  changing(set())(
    'no longer global',
    { global: true },
    { workspace_ids: ['ws-app'] },
    ['danger', 'global', 'The policy set no longer applies to all workspaces'],
    ['warning', 'workspace_ids', 'The policy set has additional policies, workspaces or projects'],
  ),
  changing(set())('global', {}, { global: true }, ['warning', 'global', 'The policy set applies to all workspaces']),
  changing(set())('fewer policies', { policy_ids: ['${lintel_policy.another_description.id}'] }, { policy_ids: [] }, [
    'danger',
    'policy_ids',
    'Policies are removed from the policy set',
  ]),
  changing(set())('fewer workspaces', { workspace_ids: ['ws-app', 'ws-network'] }, { workspace_ids: ['ws-app'] }, [
    'danger',
    'workspace_ids',
    'The policy set is detached',
  ]),
  changing(set())(
    'another project',
    { project_ids: ['prj-default'] },
    { project_ids: ['prj-payments'] },
    ['danger', 'project_ids', 'The policy set is detached'],
    ['warning', 'project_ids', 'The policy set has additional'],
  ),
  changing({ ...set(), vcs_repo: repository() })(
    'another repository',
    {},
    { vcs_repo: repository({ identifier: 'acme/other-rules' }) },
    ['danger', 'vcs_repo.identifier', 'The policies come from another place'],
  ),
  changing({ ...set(), vcs_repo: repository() })('another folder', {}, { policies_path: 'strict' }, [
    'danger',
    'policies_path',
    'The policies come from another place',
  ]),
  changing(set())('from a repository', {}, { vcs_repo: repository() }, [
    'danger',
    'vcs_repo.identifier',
    'The policies come from another place',
  ]),
  changing(set())(
    'connected by an app',
    { vcs_repo: repository() },
    { vcs_repo: { identifier: 'acme/policy-library', github_app_installation_id: 'ghain-main' } },
    ['warning', 'vcs_repo.oauth_token_id', 'The repository is connected otherwise'],
  ),
  changing(set())(
    'with submodules',
    { vcs_repo: repository() },
    { vcs_repo: repository({ ingress_submodules: true }) },
    ['warning', 'vcs_repo.ingress_submodules', 'The submodules of the repository are fetched'],
  ),
  changing(set())(
    'connected by another app',
    { vcs_repo: { identifier: 'acme/policy-library', github_app_installation_id: 'ghain-main' } },
    { vcs_repo: { identifier: 'acme/policy-library', github_app_installation_id: 'ghain-other' } },
    ['warning', 'vcs_repo.github_app_installation_id', 'The repository is connected otherwise'],
  ),
  changing({ ...set(), vcs_repo: repository() })('for other commits', {}, { policy_update_patterns: ['*.sentinel'] }, [
    'warning',
    'policy_update_patterns',
    'Other commits make new versions',
  ]),
  {
    title: 'made with an excluded workspace',
    after: { ...set(), global: true, excluded_workspace_ids: ['ws-app'] },
    says: [['danger', 'excluded_workspace_ids', 'Workspaces or projects are excluded']],
  },
  changing({ ...set(), global: true })('an excluded project', {}, { excluded_project_ids: ['prj-payments'] }, [
    'danger',
    'excluded_project_ids',
    'Workspaces or projects are excluded',
  ]),
  changing({ ...set(), global: true })(
    'no longer an excluded workspace',
    { excluded_workspace_ids: ['ws-app'] },
    { excluded_workspace_ids: [] },
    ['warning', 'excluded_workspace_ids', 'Exclusions from the policy set end'],
  ),
  changing(agent())('overrides allowed', {}, { overridable: true }, [
    'danger',
    'overridable',
    'Failures of the policies can be',
  ]),
  changing(agent())('overrides forbidden', { overridable: true }, {}, [
    'note',
    'overridable',
    'Failures of the policies can no',
  ]),
  changing(set())('without an agent', { agent_enabled: true }, { agent_enabled: false }, [
    'warning',
    'agent_enabled',
    'Policies are no longer evaluated by an agent',
  ]),
  changing(set())('with an agent', {}, { agent_enabled: true }, [
    'warning',
    'agent_enabled',
    'Policies are evaluated by an agent',
  ]),
  changing(agent())('another version', { policy_tool_version: '0.40.0' }, { policy_tool_version: 'latest' }, [
    'warning',
    'policy_tool_version',
    'Policies are evaluated by another version',
  ]),
  changing(set())('another description', {}, { description: 'for people' }),
  changing({ ...set(), global: true })('another description of a global set', {}, { description: 'for people' }),
  { title: 'deleted', before: set(), says: [['danger', undefined, 'The policy set is deleted']] },
  changing(set())(
    'another kind',
    {},
    { kind: 'opa' },
    ['danger', undefined, 'The policy set is deleted and recreated'],
    ['warning', 'agent_enabled', 'Policies are evaluated by an agent'],
  ),
];
