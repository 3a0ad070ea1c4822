import { TestEmulator } from '../../../support/emulator';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes, TerraformFolder } from '../../../support/terraform';

let service: TestEmulator;
let proxy: RecordingProxy;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, proxy, terraform, close } = await openTerraformEnvironment());
});

afterEach(async () => {
  await close();
});

/** The Vault provider's state of a role with defaults only: durations as strings, empty lists, and sizes filled in by the service. */
const DEFAULTS = {
  allow_any_name: false,
  allow_bare_domains: false,
  allow_glob_domains: false,
  allow_ip_sans: true,
  allow_localhost: true,
  allow_subdomains: false,
  allow_wildcard_certificates: true,
  allowed_domains: [],
  allowed_domains_template: false,
  allowed_other_sans: [],
  allowed_serial_numbers: null,
  allowed_uri_sans: [],
  allowed_uri_sans_template: false,
  allowed_user_ids: [],
  basic_constraints_valid_for_non_ca: false,
  client_flag: true,
  cn_validations: ['email', 'hostname'],
  code_signing_flag: false,
  country: [],
  email_protection_flag: false,
  enforce_hostnames: true,
  ext_key_usage: [],
  ext_key_usage_oids: [],
  generate_lease: false,
  issuer_ref: 'default',
  key_bits: 2048,
  key_type: 'rsa',
  key_usage: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment'],
  locality: [],
  max_ttl: '0',
  namespace: null,
  no_store: false,
  no_store_metadata: false,
  not_after: '',
  not_before_duration: '30s',
  organization: [],
  ou: [],
  policy_identifier: [],
  policy_identifiers: [],
  postal_code: [],
  province: [],
  require_cn: true,
  server_flag: true,
  serial_number_source: '',
  signature_bits: 256,
  street_address: [],
  ttl: '0',
  use_csr_common_name: true,
  use_csr_sans: true,
  use_pss: false,
};

const moved = `
moved {
  from = vault_pki_secret_backend_role.it
  to   = lintel_pki_role.it
}
`;

const writeState = (attributes: object) =>
  writePeerState(terraform, [
    { type: 'vault_pki_secret_backend_role', name: 'it', attributes: { ...DEFAULTS, ...attributes } },
  ]);

const changes = async () =>
  (await terraform.plan()).resource_changes!.map((change) => [
    change.address,
    change.change.actions,
    changedAttributes(change),
  ]);

it('a role with defaults is moved from the Vault provider without a change', async () => {
  await service.request('POST', '/v1/pki/roles/web', { body: {} });
  writeState({ id: 'pki/roles/web', backend: 'pki', name: 'web' });
  terraform.configure(`${moved}\nresource "lintel_pki_role" "it" {\n  name = "web"\n}\n`);
  expect(await changes()).toEqual([['lintel_pki_role.it', ['no-op'], []]]);
  await terraform.apply();
  expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(terraform.instance('lintel_pki_role.it').attributes).toMatchObject({
    id: 'pki/roles/web',
    mount: 'pki',
    ttl: null,
    allowed_domains: null,
    key_bits: 2048,
  });
}, 60_000);

it('a role with many attributes is moved from the Vault provider without a change, and names the attributes that are dropped', async () => {
  await service.request('POST', '/v1/sys/mounts/eu/pki', { body: { type: 'pki' } });
  const given = {
    allowed_domains: ['b.example', 'a.example'],
    allow_subdomains: true,
    key_type: 'ec',
    key_bits: 384,
    ou: ['Web', 'Edge'],
    key_usage: ['CertSign'],
    ext_key_usage: ['ClientAuth'],
    no_store: true,
  };
  const policies = ['1.3.6.1.4.1.7.8', '{"oid":"1.3.6.1.4.1.7.9","cps":"https://example.com/policy"}'];
  await service.request('POST', '/v1/eu/pki/roles/web', {
    body: { ...given, ttl: 3600, max_ttl: 86400, policy_identifiers: policies },
  });
  writeState({
    ...given,
    id: 'pki/roles/web',
    namespace: 'eu',
    backend: 'pki',
    name: 'web',
    ttl: '3600',
    max_ttl: '86400',
    signature_bits: 0,
    policy_identifiers: [policies[0]],
    policy_identifier: [{ oid: '1.3.6.1.4.1.7.9', cps: 'https://example.com/policy', notice: '' }],
    invented: 'value',
  });
  terraform.configure(`${moved}
resource "lintel_pki_role" "it" {
  mount              = "eu/pki"
  name               = "web"
  ttl                = "1h"
  max_ttl            = "24h"
  allowed_domains    = ["a.example", "b.example"]
  allow_subdomains   = true
  key_type           = "ec"
  key_bits           = 384
  ou                 = ["Web", "Edge"]
  key_usage          = ["CertSign"]
  ext_key_usage      = ["ClientAuth"]
  no_store           = true
  policy_identifiers = [jsonencode({ oid = "1.3.6.1.4.1.7.9", cps = "https://example.com/policy" }), "1.3.6.1.4.1.7.8"]
}
`);
  const { stdout } = await terraform.run('plan', '-input=false');
  expect(stdout).toContain('`invented` is not carried over');
  expect(await changes()).toEqual([['lintel_pki_role.it', ['no-op'], []]]);
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
}, 60_000);
