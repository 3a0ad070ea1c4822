import { readFileSync } from 'fs';
import * as path from 'path';
import type { Phase, PlatformRight } from '../../../src/definition/access';
import { managedResources } from '../../support/environments/resources';
import { ROOT } from '../run-cli';

/** What docs/spec/platform.md says about permissions, sentence by sentence, and whom it concerns. */
const SENTENCES: readonly {
  readonly says: string;
  readonly types: readonly string[];
  readonly right: PlatformRight;
  readonly needs: readonly Phase[];
}[] = [
  {
    says: 'run task administration needs manage-run-tasks permission',
    types: ['lintel_run_task'],
    right: 'manage-run-tasks',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: 'and create also needs an owner-level token',
    types: ['lintel_run_task'],
    right: 'owners',
    needs: ['create'],
  },
  {
    says: 'workspace association needs manage-workspace-run-tasks on that workspace',
    types: ['lintel_workspace_run_task'],
    right: 'manage-workspace-run-tasks',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: 'creating or deleting policies needs permission to manage policies',
    types: ['lintel_policy'],
    right: 'manage-policies',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: 'publishing, creating or deleting modules needs a token of the owners team',
    types: ['lintel_registry_module', 'lintel_registry_module_version'],
    right: 'owners',
    needs: ['create', 'update', 'delete'],
  },
];

/** The table of the second specification, row by row. */
const NEIGHBOURS = [
  {
    says: '| Policies, policy sets, parameters, versions | with permission to manage policies |',
    types: ['lintel_policy_set', 'lintel_policy_set_parameter'],
    right: 'manage-policies',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Policies, policy sets, parameters, versions | with permission to manage policies |',
    types: ['lintel_policy_set_version'],
    right: 'manage-policies',
    needs: ['create'],
  },
  {
    says: '| Policies, policy sets, parameters, versions | with permission to manage policies |',
    types: ['policy', 'project', 'project_exclusion', 'workspace', 'workspace_exclusion'].map(
      (member) => `lintel_policy_set_${member}`,
    ),
    right: 'manage-policies',
    needs: ['create', 'delete'],
  },
  {
    says: '| Providers, versions, platforms, keys: write | member of the owners team',
    types: ['lintel_registry_gpg_key', 'lintel_registry_provider'],
    right: 'owners',
    needs: ['create', 'delete'],
  },
  {
    says: '| Run tasks, task configurations | with permission to manage run tasks',
    types: ['lintel_run_task_global_configuration', 'lintel_task_config'],
    right: 'manage-run-tasks',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Providers, versions, platforms, keys: write | member of the owners team',
    types: ['lintel_registry_provider_version'],
    right: 'owners',
    needs: ['create', 'update', 'delete'],
  },
] as const;

/** The table of the third specification, row by row. */
const WORKSPACES = [
  {
    says: '| Workspace: create | manage all workspaces, or create workspaces in the project',
    types: ['lintel_workspace'],
    right: 'manage-workspaces',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Variables of a workspace: read; write | read variables; write variables there |',
    types: ['lintel_variable'],
    right: 'manage-workspaces',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Variable sets of the organization; of a project | manage all workspaces or all projects',
    types: ['lintel_variable_set'],
    right: 'manage-workspaces',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Variable sets of the organization; of a project | manage all workspaces or all projects',
    types: ['lintel_variable_set_workspace', 'lintel_variable_set_project'],
    right: 'manage-workspaces',
    needs: ['create', 'delete'],
  },
  {
    says: '| Projects | owner, or manage all projects; organization token: yes |',
    types: ['lintel_project'],
    right: 'manage-projects',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Teams, members | owner, or manage teams, membership, organization access',
    types: ['lintel_team'],
    right: 'manage-teams',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Teams, members | owner, or manage teams, membership, organization access',
    types: ['lintel_team_member'],
    right: 'manage-teams',
    needs: ['create', 'delete'],
  },
  {
    says: '| Access of teams to a workspace or project | owner, admin there; a team sees its own |',
    types: ['lintel_team_workspace_access'],
    right: 'manage-workspaces',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Access of teams to a workspace or project | owner, admin there; a team sees its own |',
    types: ['lintel_team_project_access'],
    right: 'manage-projects',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Agent pools, agent tokens | owner, or manage agent pools |',
    types: ['lintel_agent_pool'],
    right: 'manage-agent-pools',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| OAuth clients | manage VCS settings |',
    types: ['lintel_oauth_client'],
    right: 'manage-vcs-settings',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| SSH keys | manage VCS settings; listing also admin of one workspace.',
    types: ['lintel_ssh_key'],
    right: 'manage-vcs-settings',
    needs: ['create', 'read', 'update', 'delete'],
  },
  {
    says: '| Notifications | admin of the workspace; of a team: member of it, or manage teams',
    types: ['lintel_notification_configuration'],
    right: 'manage-workspaces',
    needs: ['create', 'update', 'delete'],
  },
  {
    says: '| Run triggers: create and delete; list | admin of the workspace and read runs on the source; read runs |',
    types: ['lintel_run_trigger'],
    right: 'manage-workspaces',
    needs: ['create', 'delete'],
  },
  {
    says: '| Modules, no-code modules | manage modules; no-code modules **not with an organization token** |',
    types: ['lintel_no_code_module'],
    right: 'manage-modules',
    needs: ['create', 'read', 'update', 'delete'],
  },
] as const;

/** The section, not a permission rule, says that only administrators of the site are served. */
const ADMINISTRATION = {
  says: 'Organization administration (self-hosted edition only)',
  types: ['lintel_admin_organization', 'lintel_admin_module_consumers'],
  right: 'site-administrator',
  needs: ['read', 'create', 'update', 'delete'],
} as const;

describe('the rights of a team that resources of the platform declare', () => {
  const specification = readFileSync(path.join(ROOT, 'docs', 'spec', 'platform.md'), 'utf8');
  const neighbours = readFileSync(path.join(ROOT, 'docs', 'spec', 'platform-neighbours.md'), 'utf8');
  const workspaces = readFileSync(path.join(ROOT, 'docs', 'spec', 'platform-workspaces.md'), 'utf8');
  const [rules = ''] = /^2\. Permission rules: .*$/m.exec(specification) ?? [];

  it('are those of the permission rules of the specification, and no others', () => {
    const documented = [...SENTENCES, ...NEIGHBOURS, ...WORKSPACES, ADMINISTRATION].flatMap(({ types, right, needs }) =>
      types.map((type) => `${type}: ${right} to ${needs.join(', ')}`),
    );
    const declared = managedResources
      .filter(({ definition }) => definition.service === 'platform')
      .flatMap(({ type, definition }) =>
        (definition.rights ?? []).map(({ right, needs }) => `${type}: ${right} to ${needs.join(', ')}`),
      );
    expect(declared.sort()).toEqual(documented.sort());
  });

  it('cover every sentence of these rules', () => {
    const rest = SENTENCES.reduce(
      (text, { says }) => {
        expect(text).toContain(says);
        return text.replace(says, '');
      },
      rules.replace('2. Permission rules: ', ''),
    );
    expect(rest.replace(/\(or a member\)|[;,. ]/g, '')).toBe('');
    expect(specification).toContain(ADMINISTRATION.says);
    for (const { says } of NEIGHBOURS) expect(neighbours).toContain(says);
    for (const { says } of WORKSPACES) expect(workspaces).toContain(says);
  });

  it('are declared by every resource of the platform', () => {
    const without = managedResources
      .filter(({ definition }) => definition.service === 'platform' && !definition.rights)
      .map(({ type }) => type);
    expect(without).toEqual([]);
  });
});
