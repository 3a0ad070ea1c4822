import * as registry from '../../../../src/handlers';
import { movedCertificate } from '../../../../src/handlers/secrets/shared/certificates/certificate-move';
import { AUTHORITY_REQUEST, REQUEST } from '../../../support/certificate-requests';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { writePeerState } from '../../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../../support/terraform';

// Each step runs terraform.
jest.setTimeout(60_000);

let service: TestEmulator;
let proxy: RecordingProxy;
let served: ServedRegistry;
let terraform: TerraformFolder;

beforeAll(async () => {
  service = await startEmulator();
  proxy = await RecordingProxy.open(service.address);
  served = await serveRegistry(registry);
  await service.request('POST', '/v1/sys/mounts/eu/pki', { body: { type: 'pki' } });
  for (const mount of ['pki', 'eu/pki']) {
    await service.request('POST', `/v1/${mount}/roles/web`, { body: { allow_any_name: true, key_type: 'ec' } });
  }
  await service.request('POST', '/v1/eu/pki/root/generate/internal', {
    body: { common_name: 'EU root', key_type: 'ec' },
  });
});
beforeEach(() => {
  terraform = new TerraformFolder(served.environment);
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));
  proxy.passed.splice(0);
});
afterEach(() => {
  terraform.close();
});
afterAll(async () => {
  await served.close();
  await proxy.close();
  await service.close();
});

interface Response {
  readonly [name: string]: any;
}
const post = async (path: string, body: object): Promise<Response> => {
  const { status, body: response } = await service.request('POST', `/v1/${path}`, { body });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(response)}`);
  return { ...response.data, expiration: Number(response.data.expiration) };
};

/** Writes the state of the Vault provider, and a moved block that takes it over. */
const takeOver = (from: string, schemaVersion: number, to: string, attributes: object, body: string) => {
  writePeerState(terraform, [{ type: from, name: 'it', schemaVersion: schemaVersion, attributes }]);
  terraform.configure(`moved {\n  from = ${from}.it\n  to   = ${to}.it\n}\n\nresource "${to}" "it" {\n${body}\n}\n`);
};
const changes = async () =>
  (await terraform.plan()).resource_changes!.map((change) => [
    change.address,
    change.change.actions,
    changedAttributes(change),
  ]);
const attributes = (type: string) => terraform.instance(`${type}.it`).attributes as Response;

it('a certificate of the Vault provider is moved with its key, renewal and chain, and plans no change', async () => {
  const issued = await post('eu/pki/issue/web', {
    common_name: 'shop.example.com',
    alt_names: 'b.example.com,a.example.com',
    ttl: '24h',
  });
  takeOver(
    'vault_pki_secret_backend_cert',
    0,
    'lintel_pki_certificate',
    {
      ...issued,
      id: 'pki/web/shop.example.com',
      namespace: 'eu',
      backend: 'pki',
      name: 'web',
      common_name: 'shop.example.com',
      alt_names: ['b.example.com', 'a.example.com'],
      ip_sans: [],
      uri_sans: null,
      other_sans: [],
      user_ids: null,
      ttl: '24h',
      not_after: '',
      format: 'pem',
      private_key_format: 'der',
      exclude_cn_from_sans: false,
      auto_renew: true,
      min_seconds_remaining: 3600,
      renew_pending: false,
      revoke: true,
      revoke_with_key: false,
      issuer_ref: '',
      cert_metadata: '',
      ca_chain: issued.ca_chain.join('\n'),
    },
    `
  mount             = "eu/pki"
  role              = "web"
  common_name       = "shop.example.com"
  alt_names         = ["a.example.com", "b.example.com"]
  ttl               = "86400"
  renew_before      = "1h"
  revoke_on_destroy = true

  # Defaults.
  format               = "pem"
  private_key_format   = "der"
  exclude_cn_from_sans = false
`,
  );
  expect(await changes()).toEqual([['lintel_pki_certificate.it', ['no-op'], []]]);
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(attributes('lintel_pki_certificate')).toMatchObject({
    id: `eu/pki/cert/${issued.serial_number}`,
    private_key: issued.private_key,
    ca_chain: issued.ca_chain,
    expiration: issued.expiration,
    status: 'valid',
    stored: true,
    valid_until: new Date(issued.expiration * 1000).toISOString().replace('.000Z', 'Z'),
  });
});

it('a certificate bundle of the Vault provider is moved as a bundle, and replaced by another request', async () => {
  const issued = await post('pki/issue/web', { common_name: 'shop.example.com', format: 'pem_bundle' });
  takeOver(
    'vault_pki_secret_backend_cert',
    0,
    'lintel_pki_certificate',
    {
      ...issued,
      id: 'pki/web/shop.example.com',
      backend: 'pki',
      name: 'web',
      common_name: 'shop.example.com',
      format: 'pem_bundle',
      private_key_format: 'der',
      auto_renew: false,
      min_seconds_remaining: 604_800,
      ca_chain: issued.ca_chain.join('\n'),
    },
    'role = "web"\n  common_name = "other.example.com"\n  format = "pem_bundle"',
  );
  expect((await changes())[0][1]).toEqual(['delete', 'create']);
  terraform.configure(
    'moved {\n  from = vault_pki_secret_backend_cert.it\n  to   = lintel_pki_certificate.it\n}\nresource "lintel_pki_certificate" "it" {\n  role = "web"\n  common_name = "shop.example.com"\n  format = "pem_bundle"\n}\n',
  );
  await terraform.apply();
  const { certificate, certificate_bundle: bundle } = attributes('lintel_pki_certificate');
  expect(bundle).toBe(issued.certificate);
  expect(certificate.match(/BEGIN/g)).toHaveLength(1);
  expect(proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a signed certificate of the Vault provider is moved, and plans no change', async () => {
  const signed = await post('pki/sign/web', { common_name: 'api.example.com', csr: REQUEST });
  takeOver(
    'vault_pki_secret_backend_sign',
    1,
    'lintel_pki_signed_certificate',
    {
      ...signed,
      id: 'pki/web/api.example.com',
      backend: 'pki',
      name: 'web',
      csr: `${REQUEST}\n`,
      common_name: 'api.example.com',
      alt_names: [],
      format: 'pem',
      exclude_cn_from_sans: false,
      auto_renew: false,
      min_seconds_remaining: 604_800,
      renew_pending: false,
      serial: signed.serial_number,
    },
    `role = "web"\n  common_name = "api.example.com"\n  csr = ${JSON.stringify(REQUEST)}`,
  );
  expect(await changes()).toEqual([['lintel_pki_signed_certificate.it', ['no-op'], []]]);
});

it('a signed intermediate of the Vault provider is moved with its organization as a list, and names the attributes that are dropped', async () => {
  const signed = await post('pki/root/sign-intermediate', {
    common_name: 'Issuing CA',
    csr: AUTHORITY_REQUEST,
    organization: 'Acme',
    max_path_length: 1,
    permitted_dns_domains: '.example.com',
  });
  takeOver(
    'vault_pki_secret_backend_root_sign_intermediate',
    2,
    'lintel_pki_signed_intermediate',
    {
      ...signed,
      id: 'pki/Issuing CA',
      backend: 'pki',
      csr: AUTHORITY_REQUEST,
      common_name: 'Issuing CA',
      alt_names: null,
      organization: 'Acme',
      ou: '',
      country: '',
      locality: '',
      province: '',
      street_address: '',
      postal_code: '',
      max_path_length: 1,
      permitted_dns_domains: ['.example.com'],
      excluded_dns_domains: ['internal.example.com'],
      use_csr_values: false,
      exclude_cn_from_sans: false,
      format: 'pem',
      ttl: '',
      not_after: '',
      not_before_duration: '30s',
      signature_bits: 0,
      skid: '',
      use_pss: false,
      key_usage: null,
      revoke: false,
      certificate_bundle: `${signed.certificate}\n${signed.issuing_ca}`,
      serial: signed.serial_number,
    },
    `common_name = "Issuing CA"\n  csr = ${JSON.stringify(AUTHORITY_REQUEST)}\n  organization = ["Acme"]\n  max_path_length = 1\n  permitted_dns_domains = [".example.com"]`,
  );
  const { stdout } = await terraform.run('plan', '-input=false');
  expect(stdout).toContain('`excluded_dns_domains` is not carried over');
  expect(await changes()).toEqual([['lintel_pki_signed_intermediate.it', ['no-op'], []]]);
  await terraform.apply();
  expect(attributes('lintel_pki_signed_intermediate')).toMatchObject({
    organization: ['Acme'],
    certificate_bundle: null,
    not_before_duration: '30s',
  });
});

it.each([
  [{ format: 'pkcs12_bundle', serial_number: 'aa:bb' }, '"pkcs12_bundle" cannot be moved'],
  [{ format: 'jks_bundle', serial_number: 'aa:bb' }, '"jks_bundle" cannot be moved'],
  [{ format: 'pem', serial: 'aa:bb' }, 'has no `serial_number`'],
])('a certificate that cannot be moved is refused: %p', (state, says) => {
  expect(() => movedCertificate({ ...state, backend: 'pki' }, {}, {}, [])).toThrow(says);
});
