import * as path from 'path';
import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../src';

const { PolicySet } = platform;
const base = { organization: 'acme', name: 'baseline' };
const FOLDER = path.join(__dirname, '..', 'handlers', 'platform', 'policy-folders', 'sentinel');
const LIBRARY = { identifier: 'acme/policy-library', oauthTokenId: 'ot-main' };

let stack: TerraformStack;
beforeEach(() => {
  stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
});
const synthesized = () => JSON.parse(Testing.synth(stack, true)).resource;
const workspace = () => new platform.DataWorkspace(stack, 'App', { organization: 'acme', name: 'app' });
const policy = (name = 'tags') =>
  new platform.Policy(stack, name, {
    organization: 'acme',
    name,
    enforcementLevel: platform.PolicyEnforcementLevel.ADVISORY,
    source: platform.PolicySource.text('main = rule { true }'),
  });

test('declares a policy set of policies, of a repository, or of a folder', () => {
  PolicySet.ofPolicies(stack, 'Policies', [policy().id], base);
  PolicySet.fromRepository(stack, 'Repository', LIBRARY, base);
  PolicySet.ofFolder(stack, 'Folder', FOLDER, base);
  const { lintel_policy_set: sets, lintel_policy_set_version: versions } = synthesized();
  expect(sets).toEqual({
    Policies: { ...base, policy_ids: ['${lintel_policy.tags.id}'] },
    Repository: { ...base, vcs_repo: { identifier: 'acme/policy-library', oauth_token_id: 'ot-main' } },
    Folder: base,
  });
  expect(Object.values(versions)).toMatchObject([{ policy_set_id: '${lintel_policy_set.Folder.id}' }]);
});

test('adds members, exclusions and parameters as resources of their own', () => {
  const set = new PolicySet(stack, 'Set', base);
  policy().addTo(set);
  set.attachTo(workspace());
  set.applyToProject('prj-payments');
  set.excludeWorkspace('ws-network');
  set.setParameter('limit', { value: '500' });
  new PolicySet(stack, 'Global', { ...base, name: 'global', global: true }).excludeProject('prj-payments');
  const all = synthesized();
  const only = (type: string) => Object.values(all[`lintel_policy_set_${type}`]);
  const policySetId = '${lintel_policy_set.Set.id}';
  expect(only('policy')).toEqual([{ policy_set_id: policySetId, policy_id: '${lintel_policy.tags.id}' }]);
  expect(only('workspace')).toEqual([{ policy_set_id: policySetId, workspace_id: '${data.lintel_workspace.App.id}' }]);
  expect(only('project')).toEqual([{ policy_set_id: policySetId, project_id: 'prj-payments' }]);
  expect(only('workspace_exclusion')).toEqual([{ policy_set_id: policySetId, workspace_id: 'ws-network' }]);
  expect(only('parameter')).toEqual([{ policy_set_id: policySetId, key: 'limit', value: '500' }]);
  expect(only('project_exclusion')).toEqual([
    { policy_set_id: '${lintel_policy_set.Global.id}', project_id: 'prj-payments' },
  ]);
});

test.each<[string, (set: platform.PolicySet) => unknown, object, string]>([
  ['a policy beside policyIds', (set) => set.add('pol-1'), { policyIds: [] }, 'conflicts with `policyIds`'],
  [
    'a workspace beside workspaceIds',
    (set) => set.applyToWorkspace('ws-app'),
    { workspaceIds: ['ws-network'] },
    'conflicts with `workspaceIds`',
  ],
  [
    'a folder beside policies',
    (set) => set.upload(FOLDER),
    { policyIds: ['pol-1'] },
    'conflicts with the other content',
  ],
  [
    'a folder beside a repository',
    (set) => set.upload(FOLDER),
    { vcsRepo: LIBRARY },
    'conflicts with the other content',
  ],
  ['a policy beside a repository', (set) => set.add('pol-1'), { vcsRepo: LIBRARY }, 'conflicts with `vcsRepo`'],
  [
    'an excluded workspace that is attached',
    (set) => [set.excludeWorkspace('ws-app'), set.applyToWorkspace('ws-app')],
    {},
    'excludes the workspace ws-app',
  ],
])('refuses %s at synthesis', (_, declare, props, says) => {
  declare(new PolicySet(stack, 'Set', { ...base, ...props }));
  expect(
    stack.node
      .findAll()
      .flatMap((element) => element.node.validate())
      .join('\n'),
  ).toContain(says);
});
