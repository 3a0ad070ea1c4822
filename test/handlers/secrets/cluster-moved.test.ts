import { createCertificates } from '../../../src/emulator/certificates';
import { TestEmulator } from '../../support/emulator';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { writePeerState } from '../../support/peer-state';
import { changedAttributes, TerraformFolder } from '../../support/terraform';

const RULES = 'rules:\n- apiGroups: [""]\n  resources: [pods]\n  verbs: [list]\n';

let service: TestEmulator;
let proxy: RecordingProxy;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, proxy, terraform, close } = await openTerraformEnvironment('vault'));
});

afterEach(async () => {
  await close();
});

const post = async (path: string, body: object) => {
  const { status } = await service.request('POST', path, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};

it("moved blocks take over the Vault provider's cluster resources without recreating anything or sending anything but the token", async () => {
  const { ca } = await createCertificates();
  await post('/v1/sys/mounts/eu/kubernetes', { type: 'kubernetes' });
  await post('/v1/eu/kubernetes/config', {
    kubernetes_host: 'https://cluster.example.com',
    kubernetes_ca_cert: ca,
    service_account_jwt: 'canary token',
  });
  const role = {
    allowed_kubernetes_namespaces: ['apps'],
    kubernetes_role_type: 'Role',
    name_template: '',
    token_max_ttl: 3600,
    token_default_ttl: 0,
    extra_labels: { team: 'apps' },
    extra_annotations: null,
  };
  await post('/v1/eu/kubernetes/roles/deployer', { ...role, generated_role_rules: RULES });
  await post('/v1/eu/kubernetes/roles/builder', { ...role, service_account_name: 'builder' });
  const roleState = (name: string, mode: object) => ({
    type: 'vault_kubernetes_secret_backend_role',
    name,
    attributes: {
      ...role,
      id: `kubernetes/roles/${name}`,
      namespace: 'eu',
      backend: 'kubernetes',
      name,
      allowed_kubernetes_namespace_selector: '',
      service_account_name: '',
      kubernetes_role_name: '',
      generated_role_rules: '',
      ...mode,
    },
  });
  const resources = [
    {
      type: 'vault_kubernetes_secret_backend',
      name: 'cluster',
      attributes: {
        id: 'kubernetes',
        namespace: 'eu',
        path: 'kubernetes',
        kubernetes_host: 'https://cluster.example.com',
        kubernetes_ca_cert: ca,
        service_account_jwt: 'canary token',
        service_account_jwt_wo: null,
        service_account_jwt_wo_version: null,
        disable_local_ca_jwt: false,
        accessor: 'kubernetes_1',
        description: 'ours',
        default_lease_ttl_seconds: 0,
        max_lease_ttl_seconds: 0,
        local: false,
        seal_wrap: false,
        options: null,
      },
    },
    roleState('deployer', { generated_role_rules: RULES }),
    roleState('builder', { service_account_name: 'builder' }),
  ];
  writePeerState(terraform, resources);
  terraform.write('ca.pem', ca);
  terraform.configure(`
moved {
  from = vault_kubernetes_secret_backend.cluster
  to   = lintel_cluster_config.cluster
}

moved {
  from = vault_kubernetes_secret_backend_role.deployer
  to   = lintel_cluster_role.deployer
}

moved {
  from = vault_kubernetes_secret_backend_role.builder
  to   = lintel_cluster_role.builder
}

variable "token" {
  default   = "another token"
  ephemeral = true
}

resource "lintel_cluster_config" "cluster" {
  mount                  = "eu/kubernetes"
  cluster_host           = "https://cluster.example.com"
  cluster_ca_cert        = file("ca.pem")
  service_account_jwt_wo = var.token
}

resource "lintel_cluster_role" "deployer" {
  mount                      = "eu/kubernetes"
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps"]
  token_max_ttl              = "1h"
  extra_labels               = { team = "apps" }
  generated_role_rules       = jsonencode({ rules = [{ apiGroups = [""], resources = ["pods"], verbs = ["list"] }] })
}

resource "lintel_cluster_role" "builder" {
  mount                      = "eu/kubernetes"
  name                       = "builder"
  allowed_cluster_namespaces = ["apps"]
  token_max_ttl              = "1h"
  extra_labels               = { team = "apps" }
  service_account_name       = "builder"
}
`);
  const { stdout } = await terraform.run('plan', '-input=false');
  for (const dropped of ['service_account_jwt', 'accessor', 'description']) {
    expect(stdout).toContain(`\`${dropped}\` is not carried over`);
  }
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    '`description` belongs to the mount, which is not managed by this resource and does not change.',
  );
  expect(stdout).not.toContain('canary');
  const changes = (await terraform.plan()).resource_changes!;
  expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
    ['lintel_cluster_config.cluster', ['update'], ['secrets_revision']],
    ['lintel_cluster_role.builder', ['no-op'], []],
    ['lintel_cluster_role.deployer', ['no-op'], []],
  ]);
  await terraform.apply();
  expect(proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      kubernetes_host: 'https://cluster.example.com',
      kubernetes_ca_cert: ca,
      service_account_jwt: 'another token',
      disable_local_ca_jwt: false,
    },
  ]);
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(terraform.stateText()).not.toContain('canary');
});
