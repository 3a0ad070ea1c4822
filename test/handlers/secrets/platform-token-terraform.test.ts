/** @tier complete */

import * as registry from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { settingsFor } from '../../support/environments/environment';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { terraformJson } from '../../support/environments/resource';
import { writePeerState } from '../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../support/terraform';
import { givePlatformAccess } from './platform-token-role/fixture';

let service: TestEmulator;
let proxy: RecordingProxy;
let served: ServedRegistry;
let terraform: TerraformFolder;

beforeEach(async () => {
  service = await startEmulator({ dialects: { secrets: 'vault' } });
  proxy = await RecordingProxy.open(service.address);
  served = await serveRegistry(registry);
  terraform = new TerraformFolder(served.environment);
  terraform.write(
    'provider.tf.json',
    JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy, 'root', 'vault')) } }),
  );
});

afterEach(async () => {
  terraform.close();
  await served.close();
  await proxy.close();
  await service.close();
});

const objects = async (kind: string) =>
  (await service.control.snapshot()).objects[kind] as unknown as readonly { readonly [name: string]: unknown }[];
const writes = () => proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as unknown);

const engineState = {
  type: 'vault_terraform_cloud_secret_backend',
  name: 'platform',
  schemaVersion: 1,
  attributes: {
    id: 'terraform',
    namespace: 'eu',
    backend: 'terraform',
    address: 'https://platform.example.com',
    base_path: '/api/v2/',
    token: 'canary token',
    token_wo: null,
    token_wo_version: null,
    accessor: 'terraform_1',
    description: 'ours',
    default_lease_ttl_seconds: 60,
    max_lease_ttl_seconds: 0,
    disable_remount: false,
    local: false,
  },
};
const roleState = (subject: object) => ({
  type: 'vault_terraform_cloud_secret_role',
  name: 'pipeline',
  schemaVersion: 0,
  attributes: {
    id: 'terraform/role/pipeline',
    namespace: 'eu',
    backend: 'terraform',
    name: 'pipeline',
    organization: '',
    team_id: '',
    user_id: '',
    ttl: 0,
    max_ttl: 0,
    description: '',
    credential_type: '',
    ...subject,
  },
});
const MOVED_ROLE = `
moved {
  from = vault_terraform_cloud_secret_role.pipeline
  to   = lintel_platform_token_role.pipeline
}

resource "lintel_platform_token_role" "pipeline" {
  mount        = "eu/terraform"
  name         = "pipeline"
  organization = "acme"
}
`;

it("moved blocks take over the Vault provider's platform token resources without recreating anything or sending anything but the engine's token", async () => {
  await givePlatformAccess(service, 'eu/terraform');
  await service.request('POST', '/v1/eu/terraform/config', {
    body: { address: 'https://platform.example.com', token: 'canary token' },
  });
  await service.request('POST', '/v1/eu/terraform/role/pipeline', { body: { organization: 'acme' } });
  const [{ token }] = await objects('platformTokenRoles');
  writePeerState(terraform, [engineState, roleState({ organization: 'acme', credential_type: 'organization' })]);
  terraform.configure(`${MOVED_ROLE}
moved {
  from = vault_terraform_cloud_secret_backend.platform
  to   = lintel_platform_token_config.platform
}

variable "token" {
  default   = "another token"
  ephemeral = true
}

resource "lintel_platform_token_config" "platform" {
  mount    = "eu/terraform"
  address  = "https://platform.example.com"
  token_wo = var.token
}
`);
  const { stdout } = await terraform.run('plan', '-input=false');
  for (const dropped of ['token', 'accessor', 'description']) {
    expect(stdout).toContain(`\`${dropped}\` is not carried over`);
  }
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    '`description` belongs to the mount, which is not managed by this resource and does not change.',
  );
  expect(stdout).not.toContain('canary');
  const changes = (await terraform.plan()).resource_changes!;
  expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
    ['lintel_platform_token_config.platform', ['update'], ['secrets_revision']],
    ['lintel_platform_token_role.pipeline', ['no-op'], []],
  ]);
  await terraform.apply();
  expect(writes()).toEqual([
    { address: 'https://platform.example.com', base_path: '/api/v2/', token: 'another token' },
  ]);
  expect((await objects('platformTokenRoles'))[0].token).toEqual(token);
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(terraform.stateText()).not.toContain('canary');
});

it.each([
  [{ organization: 'acme', team_id: 'team-1' }, '`organization` and `team_id` are'],
  [{}, 'none of them is'],
])(
  'a platform token role of the Vault provider is refused unless it has exactly one subject (%j)',
  async (subject, words) => {
    writePeerState(terraform, [roleState(subject)]);
    terraform.configure(MOVED_ROLE);
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(stderr.replace(/[\s│]+/g, ' ')).toContain(words);
  },
);

const ROLE = (subject: string) => `
resource "terraform_data" "who" {
  input = "${subject}"
}

resource "lintel_platform_token_role" "pipeline" {
  name = "pipeline"
  organization = startswith(terraform_data.who.output, "user-") ? null : terraform_data.who.output
  user_id      = startswith(terraform_data.who.output, "user-") ? terraform_data.who.output : null
}
`;

it('a platform token role whose unknown subject may be of another type is planned as a replacement', async () => {
  await givePlatformAccess(service, 'terraform');
  terraform.configure(ROLE('acme'));
  await terraform.apply();
  terraform.configure(ROLE('user-1'));
  expect(
    (await terraform.plan()).resource_changes!.find(({ type }) => type === 'lintel_platform_token_role')!.change
      .actions,
  ).toEqual(['delete', 'create']);
  await terraform.apply();
  expect(writes()).toEqual([{ organization: 'acme' }, { user_id: 'user-1' }]);
  expect(await objects('platformTokenRoles')).toMatchObject([
    { organization: '', userId: 'user-1', credentialType: 'user' },
  ]);
  expect(await terraform.planIsEmpty()).toBe(true);
});

it('a platform token role whose subject is known only after apply and then unchanged keeps its token', async () => {
  await givePlatformAccess(service, 'terraform');
  const roleOf = (reason: string) => `
resource "terraform_data" "who" {
  input            = "acme"
  triggers_replace = "${reason}"
}

resource "lintel_platform_token_role" "pipeline" {
  name         = "pipeline"
  organization = terraform_data.who.output
}
`;
  terraform.configure(roleOf('once'));
  await terraform.apply();
  terraform.configure(roleOf('again'));
  expect(
    (await terraform.plan()).resource_changes!.find(({ type }) => type === 'lintel_platform_token_role')!.change
      .actions,
  ).toEqual(['update']);
  await terraform.apply();
  expect(writes()).toEqual([{ organization: 'acme' }]);
  expect(await terraform.planIsEmpty()).toBe(true);
});

it('an ephemeral platform token reaches a write-only attribute, is not in state, and is revoked after the run', async () => {
  await givePlatformAccess(service, 'terraform');
  await service.request('POST', '/v1/sys/mounts/team/terraform', { body: { type: 'terraform' } });
  await service.request('POST', '/v1/terraform/role/pipeline', { body: { user_id: 'user-1' } });
  terraform.configure(`
ephemeral "lintel_platform_token" "pipeline" {
  role = "pipeline"
}

resource "lintel_platform_token_config" "team" {
  mount            = "team/terraform"
  token_wo         = ephemeral.lintel_platform_token.pipeline.token
  token_wo_version = 1
}
`);
  await terraform.apply();
  const { token } = (await objects('platformAccesses')).find(({ mount }) => mount === 'team/terraform')!;
  expect(token).toMatch(/\.atlasv1\./);
  expect(terraform.stateText()).not.toContain(String(token));
  expect(await objects('leases')).toEqual([]);
  expect(await terraform.planIsEmpty()).toBe(true);
});
