import type { Values } from '../../../src/definition/value';
import { TestEmulator } from '../../support/emulator';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { writePeerState } from '../../support/peer-state';
import { changedAttributes, TerraformFolder } from '../../support/terraform';

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

const post = async (path: string, body: object): Promise<Values> => {
  const { status, body: answer } = await service.request('POST', `/v1/${path}`, { body });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return ((answer as Values | undefined)?.data ?? {}) as Values;
};

/** What the Vault provider stores of a subject and of names that are not configured. */
const NOTHING = {
  alt_names: [],
  country: '',
  exclude_cn_from_sans: false,
  format: 'pem',
  ip_sans: null,
  key_ref: '',
  locality: '',
  managed_key_id: '',
  managed_key_name: '',
  namespace: null,
  organization: '',
  other_sans: [],
  ou: '',
  postal_code: '',
  private_key_format: 'der',
  province: '',
  street_address: '',
  uri_sans: null,
};

/** Types of the Vault provider with a schema version other than 0. */
const VERSIONS: { readonly [type: string]: number } = {
  vault_pki_secret_backend_root_cert: 1,
  vault_pki_secret_backend_crl_config: 1,
};

interface Moved {
  readonly from: string;
  readonly to: string;
  /** Distinguishes a second object of the type. */
  readonly name?: string;
  /** JSON, with null. */
  readonly state: object;
  readonly config: Values;
}

const writeMoved = (moved: readonly Moved[]) => {
  writePeerState(
    terraform,
    moved.map(({ from, name = 'it', state }) => ({
      type: from,
      name,
      schemaVersion: VERSIONS[from] ?? 0,
      attributes: state,
    })),
  );
  terraform.write(
    'moved.tf.json',
    JSON.stringify({
      moved: moved.map(({ from, to, name = 'it' }) => ({ from: `${from}.${name}`, to: `${to}.${name}` })),
      resource: moved.map(({ to, name = 'it', config }) => ({ [to]: { [name]: config } })),
    }),
  );
};

const PEER = 'vault_pki_secret_backend';

it('an authority is moved from the Vault provider without a change, and nothing of it is sent', async () => {
  const mount = 'eu/pki';
  await post(`sys/mounts/${mount}`, { type: 'pki', config: { max_lease_ttl: '87600h' } });
  const subject = { organization: 'Acme', ou: 'Web' };
  const root = await post(`${mount}/root/generate/internal`, {
    ...subject,
    common_name: 'Example root',
    issuer_name: 'root',
    key_name: 'root-key',
    key_type: 'ec',
    key_bits: 384,
    ttl: '43800h',
    max_path_length: 2,
    permitted_dns_domains: 'example.com',
  });
  const request = await post(`${mount}/intermediate/generate/internal`, {
    ...subject,
    common_name: 'Issuing CA',
    key_name: 'issuing-key',
    key_type: 'ec',
  });
  const signed = await post(`${mount}/root/sign-intermediate`, {
    csr: request.csr,
    common_name: 'Issuing CA',
    ttl: '8760h',
  });
  const { imported_issuers: imported } = await post(`${mount}/intermediate/set-signed`, {
    certificate: signed.certificate,
  });
  const [issuer] = imported as readonly string[];
  await post(`${mount}/issuer/${issuer}`, { issuer_name: 'issuing', usage: 'issuing-certificates,crl-signing' });
  const next = await post(`${mount}/intermediate/generate/internal`, { common_name: 'Next CA', key_type: 'ec' });
  const signedNext = await post(`${mount}/root/sign-intermediate`, { csr: next.csr, common_name: 'Next CA' });
  const set = await post(`${mount}/intermediate/set-signed`, { certificate: signedNext.certificate });
  const key = await post(`${mount}/keys/generate/internal`, { key_name: 'spare', key_type: 'ec', key_bits: 521 });
  const urls = { issuing_certificates: ['http://pki.example.com/ca'], crl_distribution_points: [], ocsp_servers: [] };
  await post(`${mount}/config/urls`, urls);
  await post(`${mount}/config/cluster`, { path: 'https://secrets.example.com/v1/eu/pki' });
  await post(`${mount}/config/crl`, { expiry: '48h', auto_rebuild: true });
  await post(`${mount}/config/issuers`, { default: issuer });
  await post(`${mount}/roles/web`, { allowed_domains: 'example.com', allow_subdomains: true });
  const acme = { allowed_roles: ['web'], default_directory_policy: 'role:web', eab_policy: 'new-account-required' };
  await post(`${mount}/config/acme`, { ...acme, enabled: true, dns_resolver: '192.0.2.1:53' });
  await post(`${mount}/config/auto-tidy`, {
    enabled: true,
    tidy_cert_store: true,
    tidy_acme: true,
    interval_duration: 86400,
    safety_buffer: 172800,
    pause_duration: '5s',
  });

  const { id: eabId, ...binding } = await post(`${mount}/roles/web/acme/new-eab`, {});

  const backend = { backend: mount, namespace: null };
  const inputs = { common_name: 'Example root', issuer_name: 'root', key_name: 'root-key', key_type: 'ec' };
  const moved: readonly Moved[] = [
    {
      from: `${PEER}_root_cert`,
      to: 'lintel_pki_root',
      state: {
        ...NOTHING,
        ...subject,
        ...inputs,
        ...backend,
        id: `${mount}/issuer/${String(root.issuer_id)}`,
        type: 'internal',
        key_bits: 384,
        ttl: '43800h',
        not_after: '',
        not_before_duration: '30s',
        max_path_length: 2,
        permitted_dns_domains: ['example.com'],
        signature_bits: 0,
        use_pss: false,
        certificate: root.certificate,
        issuing_ca: root.issuing_ca,
        serial_number: root.serial_number,
        issuer_id: root.issuer_id,
        key_id: root.key_id,
        key_usage: null,
      },
      config: {
        ...inputs,
        mount,
        organization: ['Acme'],
        ou: ['Web'],
        key_bits: 384,
        ttl: '43800h',
        max_path_length: 2,
        permitted_dns_domains: ['example.com'],
      },
    },
    {
      from: `${PEER}_intermediate_cert_request`,
      to: 'lintel_pki_intermediate_request',
      state: {
        ...NOTHING,
        ...subject,
        ...backend,
        id: `${mount}/issuers/generate/intermediate/internal/0f5c`,
        type: 'internal',
        common_name: 'Issuing CA',
        key_name: 'issuing-key',
        key_type: 'ec',
        key_bits: 256,
        signature_bits: 0,
        add_basic_constraints: false,
        key_usage: null,
        serial_number: '',
        csr: request.csr,
        key_id: request.key_id,
        private_key: null,
        private_key_type: null,
      },
      config: {
        mount,
        common_name: 'Issuing CA',
        organization: ['Acme'],
        ou: ['Web'],
        key_name: 'issuing-key',
        key_type: 'ec',
        key_bits: 256,
      },
    },
    {
      from: `${PEER}_issuer`,
      to: 'lintel_pki_issuer',
      state: {
        ...backend,
        id: `${mount}/issuer/${issuer}`,
        issuer_ref: issuer,
        issuer_id: issuer,
        issuer_name: 'issuing',
        usage: 'crl-signing,issuing-certificates,read-only',
        leaf_not_after_behavior: 'err',
        manual_chain: null,
        revocation_signature_algorithm: '',
        issuing_certificates: [],
        crl_distribution_points: [],
        ocsp_servers: [],
        enable_aia_url_templating: false,
      },
      config: {
        mount,
        certificate: signed.certificate,
        issuer_name: 'issuing',
        usage: ['crl-signing', 'issuing-certificates'],
      },
    },
    {
      from: `${PEER}_key`,
      to: 'lintel_pki_key',
      state: {
        ...backend,
        id: `${mount}/key/${String(key.key_id)}`,
        type: 'internal',
        key_id: key.key_id,
        key_name: 'spare',
        key_type: 'ec',
        key_bits: 521,
        managed_key_id: null,
        managed_key_name: null,
        parameter_set: '',
      },
      config: { mount, key_name: 'spare', key_type: 'ec', key_bits: 521 },
    },
    {
      from: `${PEER}_config_urls`,
      to: 'lintel_pki_urls_config',
      state: { ...backend, ...urls, id: `${mount}/config/urls`, enable_templating: false },
      config: { mount, issuing_certificates: urls.issuing_certificates },
    },
    {
      from: `${PEER}_config_cluster`,
      to: 'lintel_pki_cluster_config',
      state: { ...backend, id: `${mount}/config/cluster`, path: 'https://secrets.example.com/v1/eu/pki', aia_path: '' },
      config: { mount, path: 'https://secrets.example.com/v1/eu/pki' },
    },
    {
      from: `${PEER}_crl_config`,
      to: 'lintel_pki_crl_config',
      state: {
        ...backend,
        id: `${mount}/config/crl`,
        expiry: '48h',
        disable: false,
        ocsp_disable: false,
        ocsp_expiry: '12h',
        auto_rebuild: true,
        auto_rebuild_grace_period: '12h',
        enable_delta: false,
        delta_rebuild_interval: '15m',
        cross_cluster_revocation: false,
        unified_crl: false,
        unified_crl_on_existing_paths: false,
        max_crl_entries: 100000,
      },
      config: { mount, expiry: '2d', auto_rebuild: true },
    },
    {
      from: `${PEER}_config_issuers`,
      to: 'lintel_pki_issuers_config',
      state: { ...backend, id: `${mount}/config/issuers`, default: issuer, default_follows_latest_issuer: false },
      config: { mount, default: issuer },
    },
    {
      from: `${PEER}_intermediate_set_signed`,
      to: 'lintel_pki_issuer',
      name: 'next',
      state: {
        ...backend,
        id: `${mount}/intermediate/set-signed`,
        certificate: signedNext.certificate,
        imported_issuers: set.imported_issuers,
        imported_keys: set.imported_keys,
      },
      config: { mount, certificate: signedNext.certificate },
    },
    {
      from: `${PEER}_config_acme`,
      to: 'lintel_pki_acme_config',
      state: {
        ...backend,
        ...acme,
        id: `${mount}/config/acme`,
        enabled: true,
        allowed_issuers: ['*'],
        allow_role_ext_key_usage: false,
        dns_resolver: '192.0.2.1:53',
        max_ttl: 0,
      },
      config: { mount, ...acme, enabled: true, dns_resolver: '192.0.2.1:53' },
    },
    {
      from: `${PEER}_acme_eab`,
      to: 'lintel_pki_acme_eab',
      state: {
        ...backend,
        ...binding,
        id: `acme-eab:${mount}/roles/web/acme/new-eab:${String(eabId)}`,
        eab_id: eabId,
        issuer: null,
        role: 'web',
      },
      config: { mount, role: 'web' },
    },
    {
      from: `${PEER}_config_auto_tidy`,
      to: 'lintel_pki_auto_tidy_config',
      // The peer stores every duration in seconds, also the one that the service returns as a text.
      state: {
        ...backend,
        id: `${mount}/config/auto-tidy`,
        enabled: true,
        tidy_cert_store: true,
        tidy_revoked_certs: false,
        tidy_revoked_cert_issuer_associations: false,
        tidy_expired_issuers: false,
        tidy_move_legacy_ca_bundle: false,
        tidy_revocation_queue: false,
        tidy_cross_cluster_revoked_certs: false,
        tidy_acme: true,
        interval_duration: 86400,
        safety_buffer: 172800,
        issuer_safety_buffer: 31536000,
        acme_account_safety_buffer: 2592000,
        revocation_queue_safety_buffer: 172800,
        pause_duration: 5,
        maintain_stored_certificate_counts: false,
        publish_stored_certificate_count_metrics: false,
      },
      config: {
        mount,
        enabled: true,
        tidy_cert_store: true,
        tidy_acme: true,
        interval_duration: '24h',
        safety_buffer: '48h',
        pause_duration: '5s',
      },
    },
  ];
  writeMoved(moved);
  const changes = (await terraform.plan()).resource_changes!;
  expect(
    changes.filter(({ change }) => change.actions[0] !== 'no-op').map((one) => [one.address, changedAttributes(one)]),
  ).toEqual([]);
  expect(changes.map(({ address }) => address).sort()).toEqual(
    moved.map(({ to, name = 'it' }) => `${to}.${name}`).sort(),
  );
  await terraform.apply();
  expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(terraform.instance('lintel_pki_root.it').attributes).toMatchObject({
    mount,
    issuer_id: root.issuer_id,
    key_id: root.key_id,
    organization: ['Acme'],
  });
  expect(terraform.instance('lintel_pki_intermediate_request.it').attributes.csr).toBe(request.csr);
  expect(terraform.instance('lintel_pki_issuer.it').attributes.key_id).toBe(request.key_id);
  expect(terraform.instance('lintel_pki_acme_eab.it').attributes).toMatchObject({ eab_id: eabId, key: binding.key });
}, 120_000);

it.each([
  ['root_cert', 'lintel_pki_root', { common_name: 'R', ttl: '1h' }, 'whose key was exported'],
  ['intermediate_cert_request', 'lintel_pki_intermediate_request', { common_name: 'R' }, 'whose key was exported'],
  ['key', 'lintel_pki_key', {}, 'that was exported'],
])('a key that others have is not moved: %s', async (from, to, config, says) => {
  const state = { backend: 'pki', type: 'exported', id: 'pki', key_id: 'k', issuer_id: 'i', common_name: 'R' };
  writeMoved([{ from: `${PEER}_${from}`, to, state, config }]);
  await expect(terraform.plan()).rejects.toThrow(new RegExp(says.replaceAll(' ', '[\\s│]+')));
});

it('the bundle of an authority is not moved, and the error says how to take over its issuer', async () => {
  const state = { backend: 'pki', id: 'pki/config/ca', pem_bundle: 'canary-5b0e' };
  writeMoved([{ from: `${PEER}_config_ca`, to: 'lintel_pki_root', state, config: { common_name: 'R', ttl: '1h' } }]);
  const { status, stdout, stderr } = await terraform.run('plan', '-input=false');
  expect(status).toBe(1);
  expect(stderr.replace(/[\s│]+/g, ' ')).toContain(
    'State of vault_pki_secret_backend_config_ca is not taken over, because it contains a secret, and Lintel keeps none in state. Import the issuer into `lintel_pki_issuer`, or into `lintel_pki_root` if it is self-signed, by `<mount>/issuer/<id or name>`, and end the resource with a `removed` block of its own provider.',
  );
  expect(stdout + stderr).not.toContain('canary');
});
