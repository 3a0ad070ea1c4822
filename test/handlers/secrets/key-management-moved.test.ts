import { TestEmulator } from '../../support/emulator';
import { mountEngine } from '../../support/environments/mount';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { writePeerState } from '../../support/peer-state';
import { TerraformFolder } from '../../support/terraform';

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

const writeState = (type: string, attributes: object) =>
  writePeerState(terraform, [{ type, name: 'store', attributes }]);
const configuration = (type: string) => `
moved {
  from = ${type}.store
  to   = lintel_key_management_provider.store
}

resource "lintel_key_management_provider" "store" {
  mount          = "eu/keymgmt"
  name           = "store"
  kms_provider   = "cloudkeyvault"
  key_collection = "keys"
}
`;

it('a moved block takes over a key management provider of the Vault provider without recreating or sending anything', async () => {
  await mountEngine(service, 'eu/keymgmt', 'keymgmt');
  const credentials = { tenant_id: 'tenant', client_id: 'client', client_secret: 'secret' };
  await service.request('POST', '/v1/eu/keymgmt/kms/store', {
    body: { provider: 'azurekeyvault', key_collection: 'keys', credentials },
  });
  writeState('vault_keymgmt_azure_kms', {
    namespace: 'eu',
    mount: 'keymgmt',
    name: 'store',
    key_collection: 'keys',
    credentials_wo: null,
    credentials_wo_version: 1,
  });
  terraform.configure(configuration('vault_keymgmt_azure_kms'));
  const { stdout } = await terraform.run('plan', '-input=false');
  expect(stdout).toContain('`credentials_wo_version` is not carried over');
  expect((await terraform.plan()).resource_changes!.map(({ change }) => change.actions)).toEqual([['no-op']]);
  await terraform.apply();
  expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await terraform.planIsEmpty()).toBe(true);
});

it.each(['vault_keymgmt_aws_kms', 'vault_keymgmt_gcp_kms'])(
  'a moved block from %s is refused, because it is of another provider type',
  async (type) => {
    writeState(type, { mount: 'keymgmt', name: 'store', key_collection: 'eu-west-1' });
    terraform.configure(configuration(type));
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(stderr.replace(/[\s│]+/g, ' ')).toContain(
      'State can be moved to lintel_key_management_provider from vault_keymgmt_azure_kms',
    );
  },
);
