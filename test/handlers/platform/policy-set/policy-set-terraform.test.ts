/** @tier complete */
import type { Values } from '../../../../src/definition/value';
import {
  openTerraformEnvironment,
  type TerraformEnvironment,
} from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';
import { policySetStore } from '../shared/policy-set-store';

let environment: TerraformEnvironment;
let store: ReturnType<typeof policySetStore>;
beforeEach(async () => {
  // The hosted service has tags, too.
  environment = await openTerraformEnvironment('hcp');
  store = policySetStore(environment.service);
});
afterEach(async () => {
  await environment.close();
});

const actions = async () =>
  ((await environment.terraform.plan()).resource_changes ?? [])
    .filter(({ address }) => !address.startsWith('data.'))
    .map(({ address, change }) => [address, change.actions.join()])
    .filter(([, action]) => action !== 'no-op');

/** One stack by names alone. */
const LOOKUPS = `
data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}
data "lintel_workspace" "network" {
  organization = "acme"
  name         = "network"
}
data "lintel_project" "payments" {
  organization = "acme"
  name         = "payments"
}
resource "lintel_policy" "tags" {
  organization      = "acme"
  name              = "require-tags"
  enforcement_level = "hard-mandatory"
  source            = "main = rule { true }"
}
`;

const set = (name: string, rest: string) => `
resource "lintel_policy_set" "${name}" {
  organization = "acme"
  name         = "${name}"
  ${rest}
}
`;

const attachments = `
resource "lintel_policy_set_policy" "tags" {
  policy_set_id = lintel_policy_set.shared.id
  policy_id     = lintel_policy.tags.id
}
resource "lintel_policy_set_workspace" "app" {
  policy_set_id = lintel_policy_set.shared.id
  workspace_id  = data.lintel_workspace.app.id
}
resource "lintel_policy_set_project" "payments" {
  policy_set_id = lintel_policy_set.shared.id
  project_id    = data.lintel_project.payments.id
}
resource "lintel_policy_set_workspace_exclusion" "network" {
  policy_set_id = lintel_policy_set.shared.id
  workspace_id  = data.lintel_workspace.network.id
}
resource "lintel_policy_set_project_exclusion" "payments" {
  policy_set_id = lintel_policy_set.everywhere.id
  project_id    = data.lintel_project.payments.id
}
resource "lintel_policy_set_parameter" "limit" {
  policy_set_id = lintel_policy_set.shared.id
  key           = "limit"
  value         = "500"
}
`;

describe('policy sets in a stack', () => {
  it('are made by names alone, changed in place, read again without a change, and leave nothing behind', async () => {
    const before = await store.objects();
    const { terraform } = environment;
    const owned = (members: string, tags: string, exclusions: string) =>
      set(
        'owned',
        `policy_ids = [${members}]\n workspace_ids = [${exclusions === '' ? 'data.lintel_workspace.app.id' : ''}]\n excluded_workspace_ids = [${exclusions}]`,
      ) + set('tagged', `tag_selectors = [{ key = "env", value = "${tags}" }]`);
    const shared = set('shared', '') + set('everywhere', 'global = true') + attachments;
    terraform.configure(LOOKUPS + shared + owned('', 'prod', ''));
    await terraform.apply();
    expect(await actions()).toEqual([]);

    terraform.configure(
      LOOKUPS +
        shared.replace('"500"', '"700"') +
        owned('lintel_policy.tags.id', 'test', 'data.lintel_workspace.network.id'),
    );
    expect(await actions()).toEqual([
      ['lintel_policy_set.owned', 'update'],
      ['lintel_policy_set.tagged', 'update'],
      ['lintel_policy_set_parameter.limit', 'update'],
    ]);
    await terraform.apply();
    expect(await actions()).toEqual([]);

    terraform.configure(LOOKUPS + shared.replace('"500"', '"700"') + owned('', 'test', ''));
    await terraform.apply();
    expect(await actions()).toEqual([]);

    await terraform.succeed('destroy', '-auto-approve', '-input=false');
    expect(await store.objects()).toEqual(before);
  });

  it('refuse an attachment beside members that a new policy set configures', async () => {
    const { terraform } = environment;
    terraform.configure(
      LOOKUPS +
        set('shared', 'policy_ids = []') +
        `
resource "lintel_policy_set_policy" "tags" {
  policy_set_id = lintel_policy_set.shared.id
  policy_id     = lintel_policy.tags.id
}
`,
    );
    const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(status).toBe(1);
    expect(stderr.replace(/\s*\n[│ ]*/g, ' ')).toContain('configures all of its policies as');
  });
});

describe('policy sets managed by the tfe provider', () => {
  it('are taken over by moved blocks, with their members and parameters', async () => {
    const policySetId = await store.set('baseline', {
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
      'policies-path': 'baseline',
    });
    const globalId = await store.set('everywhere', { global: true });
    await store.members(policySetId, 'workspaces', 'workspaces', ['ws-app']);
    await store.members(policySetId, 'projects', 'projects', ['prj-payments']);
    await store.members(policySetId, 'workspace-exclusions', 'workspaces', ['ws-network']);
    await store.members(globalId, 'project-exclusions', 'projects', ['prj-payments']);
    const parameter = await store.send('POST', `/policy-sets/${policySetId}/parameters`, {
      data: { type: 'vars', attributes: { key: 'limit', value: '500', category: 'policy-set' } },
    });
    const states: { readonly [type: string]: Values } = {
      tfe_policy_set: {
        id: policySetId,
        name: 'baseline',
        organization: 'acme',
        kind: 'sentinel',
        description: '',
        global: false,
        agent_enabled: false,
        overridable: false,
        policy_tool_version: '',
        policy_ids: [],
        workspace_ids: ['ws-app'],
        policies_path: 'baseline',
        policy_update_patterns: [],
        vcs_repo: [
          {
            identifier: 'acme/policy-library',
            branch: '',
            oauth_token_id: 'ot-main',
            github_app_installation_id: '',
            ingress_submodules: false,
          },
        ],
      },
      tfe_policy_set_parameter: {
        id: parameter.data.id,
        policy_set_id: policySetId,
        key: 'limit',
        value: '500',
        sensitive: false,
      },
      tfe_workspace_policy_set: { id: 'x', policy_set_id: policySetId, workspace_id: 'ws-app' },
      tfe_project_policy_set: { id: 'x', policy_set_id: policySetId, project_id: 'prj-payments' },
      tfe_workspace_policy_set_exclusion: { id: 'x', policy_set_id: policySetId, workspace_id: 'ws-network' },
      tfe_project_policy_set_exclusion: { id: 'x', policy_set_id: globalId, project_id: 'prj-payments' },
    };
    const to: { readonly [type: string]: readonly [type: string, config: string] } = {
      tfe_policy_set: [
        'lintel_policy_set',
        `organization = "acme"\n  name = "baseline"\n  policies_path = "/baseline/"\n  vcs_repo = {\n    identifier = "acme/policy-library"\n    oauth_token_id = "ot-main"\n  }`,
      ],
      tfe_policy_set_parameter: [
        'lintel_policy_set_parameter',
        `policy_set_id = "${policySetId}"\n  key = "limit"\n  value = "500"`,
      ],
      tfe_workspace_policy_set: [
        'lintel_policy_set_workspace',
        `policy_set_id = "${policySetId}"\n  workspace_id = "ws-app"`,
      ],
      tfe_project_policy_set: [
        'lintel_policy_set_project',
        `policy_set_id = "${policySetId}"\n  project_id = "prj-payments"`,
      ],
      tfe_workspace_policy_set_exclusion: [
        'lintel_policy_set_workspace_exclusion',
        `policy_set_id = "${policySetId}"\n  workspace_id = "ws-network"`,
      ],
      tfe_project_policy_set_exclusion: [
        'lintel_policy_set_project_exclusion',
        `policy_set_id = "${globalId}"\n  project_id = "prj-payments"`,
      ],
    };
    writePeerState(
      environment.terraform,
      Object.entries(states).map(([type, attributes]) => ({ type, name: 'it', attributes })),
    );
    environment.terraform.configure(
      Object.entries(to)
        .map(
          ([from, [type, config]]) =>
            `moved {\n  from = ${from}.it\n  to = ${type}.it\n}\nresource "${type}" "it" {\n  ${config}\n}\n`,
        )
        .join(''),
    );
    const changes = (await environment.terraform.plan()).resource_changes!;
    expect(
      changes.map((change) => [change.address, change.change.actions.join(), changedAttributes(change as never)]),
    ).toEqual(
      Object.values(to)
        .map(([type]) => [`${type}.it`, 'no-op', []])
        .sort(),
    );
  });
});
