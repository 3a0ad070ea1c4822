/** @tier complete */
import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { TerraformFolder } from '../../support/terraform';

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment());
});

afterEach(async () => {
  await close();
});

const objects = async (kind: string) =>
  (await service.control.snapshot()).objects[kind] as unknown as readonly { readonly [name: string]: unknown }[];

const ROLE = `
resource "lintel_cluster_config" "main" {
  cluster_host = "https://cluster.example.com:6443"
}

resource "terraform_data" "team" {
  input = "apps"
}

resource "lintel_cluster_role" "deployer" {
  mount                      = lintel_cluster_config.main.mount
  name                       = "deployer"
  allowed_cluster_namespaces = [terraform_data.team.output]
  extra_labels               = { team = terraform_data.team.output }
  token_default_audiences    = [terraform_data.team.output]
  generated_role_rules       = yamlencode({ rules = [{ apiGroups = [""], resources = ["pods"], verbs = ["list"] }] })
}
`;

const TOKEN = `
ephemeral "lintel_cluster_credentials" "deployer" {
  role = lintel_cluster_role.deployer.name
}

resource "lintel_cluster_config" "staging" {
  mount                          = "staging/kubernetes"
  cluster_host                   = "https://staging.example.com:6443"
  service_account_jwt_wo         = ephemeral.lintel_cluster_credentials.deployer.service_account_token
  service_account_jwt_wo_version = 1
}
`;

it('a cluster role with labels known only after apply plans no change afterwards, although the service does not return them', async () => {
  terraform.configure(ROLE);
  await terraform.apply();
  expect(await objects('clusterRoles')).toMatchObject([
    { allowedNamespaces: ['apps'], extraLabels: { team: 'apps' }, tokenDefaultAudiences: ['apps'] },
  ]);
  expect(await terraform.planIsEmpty()).toBe(true);
  terraform.configure(ROLE.replace('input = "apps"', 'input = "jobs"'));
  await terraform.apply();
  expect(await objects('clusterRoles')).toMatchObject([
    { allowedNamespaces: ['jobs'], extraLabels: { team: 'jobs' }, tokenDefaultAudiences: ['jobs'] },
  ]);
  expect(await terraform.planIsEmpty()).toBe(true);
  await terraform.succeed('destroy', '-auto-approve');
  expect(await objects('clusterRoles')).toEqual([]);
});

it('cluster credentials reach a write-only attribute, leave no token in state, and are revoked after the run', async () => {
  await service.request('POST', '/v1/sys/mounts/staging/kubernetes', { body: { type: 'kubernetes' } });
  // The role must exist when a plan opens the credentials.
  terraform.configure(ROLE);
  await terraform.apply();
  terraform.configure(ROLE + TOKEN);
  await terraform.apply();
  const { serviceAccountJwt } = (await objects('clusterConfigurations')).find(
    ({ mount }) => mount === 'staging/kubernetes',
  )!;
  expect(serviceAccountJwt).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(terraform.stateText()).not.toContain(String(serviceAccountJwt).slice(-30));
  expect(await objects('leases')).toEqual([]);
  // Each run creates another token; the unchanged version keeps the one that was sent.
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(await objects('leases')).toEqual([]);
});
