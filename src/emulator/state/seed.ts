import { TEAM_TOKENS } from '../fixed-tokens';
import { agentPools } from '../platform/agents/agent-pools';
import { gitHubAppInstallations } from '../platform/connections/github-app-installations';
import { oauthClients } from '../platform/connections/oauth-clients';
import { repositories, repositoryConnections } from '../platform/connections/repositories';
import type { Repository } from '../platform/connections/repositories';
import { addTeamNotification } from '../platform/notifications/notifications';
import { organizations } from '../platform/organizations/organization';
import { policySets } from '../platform/policy-sets/policy-sets';
import { START } from '../platform/projects/default-project';
import { projects } from '../platform/projects/projects';
import { teams } from '../platform/teams/teams';
import { memberships } from '../platform/teams/users';
import { workspaces } from '../platform/workspaces/workspaces';
import { seedCluster } from '../secrets/cluster-id';
import { mounts } from '../secrets/mounts';
import { seedAuthority } from '../secrets/pki/seed';
import { recoveryKeys } from '../secrets/recovery-key';
import type { World, WorldOptions } from '../world';

/** The objects that exist from the start; scripts rely on these names. */
export function seed(world: World, { engines = true, seed: number }: WorldOptions): void {
  const { store, random } = world;
  store.of(organizations).put({ name: 'acme', email: 'platform@acme.example' });
  store.of(workspaces).put({ id: 'ws-app', name: 'app', organization: 'acme' });
  store.of(workspaces).put({ id: 'ws-network', name: 'network', organization: 'acme' });
  store.of(projects).put({ id: 'prj-payments', name: 'payments', organization: 'acme' });
  const team = { organization: 'acme', rights: [], workspaces: [] };
  const members = ['ou-ada', 'ou-grace'];
  const owners = store
    .of(teams)
    .put({ id: 'team-owners', name: 'owners', ...team, token: TEAM_TOKENS.owners, members });
  const others = store.of(teams).put({ id: 'team-platform', name: 'platform', ...team, token: TEAM_TOKENS.platform });
  for (const { id } of [owners, others]) addTeamNotification(world, id, START);
  for (const { id, username, invited } of people) {
    store.of(memberships).put({
      id,
      organization: 'acme',
      status: invited ? 'invited' : 'active',
      email: `${username}@acme.example`,
      username,
      user: `user-${username}`,
    });
  }
  store.of(agentPools).put({ id: 'apool-main', name: 'main', organization: 'acme' });
  store.of(oauthClients).put({
    id: 'oc-main',
    name: 'main',
    organization: 'acme',
    serviceProvider: 'github',
    tokens: ['ot-main'],
  });
  store.of(repositoryConnections).put({ id: 'ot-main', organization: 'acme' });
  store.of(gitHubAppInstallations).put({ id: 'ghain-main', name: 'acme', installationId: 1001, type: 'Organization' });
  store
    .of(repositories)
    .put({ connection: 'ot-main', identifier: 'acme/terraform-aws-vpc', tags: ['v1.0.0', 'v1.1.0'] });
  store.of(repositories).put(policyLibrary);
  store.of(policySets).put({ id: 'polset-base', name: 'base', organization: 'acme' });
  store.of(recoveryKeys).put({ name: 'recovery', keys: [random.bytes(32).toString('hex')], threshold: 1 });
  seedCluster(world);
  if (engines) seedEngines(world, number !== undefined);
}

/** An owner, a person in no team, and one who has not accepted the invitation yet. */
const people = [
  { id: 'ou-ada', username: 'ada', invited: false },
  { id: 'ou-grace', username: 'grace', invited: false },
  { id: 'ou-linus', username: 'linus', invited: false },
  { id: 'ou-mary', username: 'mary', invited: true },
];

function seedEngines(world: World, isSeeded: boolean): void {
  for (const path of ['database', 'terraform', 'kubernetes', 'keymgmt', 'pki']) {
    world.store.of(mounts).put({ path, type: path });
  }
  seedAuthority(world, 'pki', isSeeded);
}

/** A repository with policies of every kind, and a branch that cannot be read. */
const policyLibrary: Repository = {
  connection: 'ot-main',
  identifier: 'acme/policy-library',
  tags: [],
  branches: {
    main: {
      'sentinel.hcl':
        'policy "deny-all" {\n  source            = "./deny-all.sentinel"\n  enforcement_level = "advisory"\n}\n',
      'deny-all.sentinel': 'main = rule { false }\n',
      'policies.hcl':
        'policy "deny-all" {\n  query             = "data.terraform.deny"\n  enforcement_level = "advisory"\n}\n',
      'deny-all.rego': 'package terraform\n\ndeny contains "no" if true\n',
      'baseline.policy.hcl': 'policy "baseline" {\n  enforcement_level = "advisory"\n}\n',
    },
    broken: { 'sentinel.hcl': 'policy "deny-all" {\n' },
  },
  commit: '5d1c0f7bb2a84c7fae4a9a1df1e2a0c34c8e0a11',
};
