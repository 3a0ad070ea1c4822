/** @tier complete */
import { execFileSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import * as registry from '../../../../src/handlers';
import { publicKeyOf, removeFiles, textOf, wrongIn } from '../../../emulator/pki/openssl';
import { REQUEST } from '../../../support/certificate-requests';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { InstalledFolder } from '../../../support/environments/installed';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../../support/terraform';

// Each step runs terraform.
jest.setTimeout(120_000);

const DAY = 86_400;
let service: TestEmulator;
let proxy: RecordingProxy;
let served: ServedRegistry;
let terraform: TerraformFolder;
let root: string;

beforeAll(async () => {
  service = await startEmulator();
  proxy = await RecordingProxy.open(service.address);
  root = (await service.request('GET', '/v1/pki/ca/pem')).body;
  await mountBelow();
});
beforeEach(async () => {
  served = await serveRegistry(registry);
  terraform = new TerraformFolder(served.environment);
  connect(terraform);
});
afterEach(async () => {
  terraform.close();
  await served.close();
});
afterAll(async () => {
  await proxy.close();
  await service.close();
  removeFiles();
});

const connect = (folder: TerraformFolder) =>
  folder.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));

let authorityRequest: string;

/** Mounts an engine for an intermediate CA, whose key it generates and which the root signs. */
async function mountBelow(): Promise<void> {
  await service.request('POST', '/v1/sys/mounts/below', { body: { type: 'pki' } });
  const { body } = await service.request('POST', '/v1/below/intermediate/generate/internal', {
    body: { common_name: 'Issuing CA', key_type: 'ec' },
  });
  authorityRequest = body.data.csr;
}

const attributes = (address: string) => terraform.instance(address).attributes as { readonly [name: string]: any };

describe('a chain of certificates', () => {
  it('verifies with openssl, and has the requested names, constraints and key usages', async () => {
    terraform.configure(`
resource "lintel_pki_signed_intermediate" "below" {
  common_name           = "Issuing CA"
  organization          = ["Acme"]
  csr                   = ${JSON.stringify(authorityRequest)}
  max_path_length       = 0
  permitted_dns_domains = ["example.com"]
  not_after             = "2034-01-01T00:00:00Z"
}
`);
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    const { certificate: below } = attributes('lintel_pki_signed_intermediate.below');
    expect(wrongIn({ root, leaf: below })).toBeUndefined();
    expect(textOf(below)).toContain('CA:TRUE, pathlen:0');
    expect(textOf(below)).toMatch(/Permitted:\s+DNS:example\.com/);
    expect(textOf(below)).toMatch(/Not After : Jan +1 00:00:00 2034 GMT/);
    const { status } = await service.request('POST', '/v1/below/intermediate/set-signed', {
      body: { certificate: `${below}\n${root}` },
    });
    expect(status).toBe(200);

    const request = newKeyAndRequest();
    terraform.configure(`
resource "lintel_pki_role" "web" {
  mount            = "below"
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  allowed_uri_sans = ["spiffe://example.com/*"]
  key_type         = "any"
  ext_key_usage    = ["OCSPSigning"]
}

resource "lintel_pki_role" "keys" {
  mount            = "below"
  name             = "keys"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
  key_type         = "ec"
  key_usage        = ["DigitalSignature"]
  server_flag      = false
}

resource "lintel_pki_certificate" "shop" {
  mount       = lintel_pki_role.keys.mount
  role        = lintel_pki_role.keys.name
  common_name = "shop.example.com"
  alt_names   = ["www.example.com"]
  ip_sans     = ["10.0.0.1"]
  format      = "pem_bundle"
}

resource "lintel_pki_signed_certificate" "api" {
  mount       = lintel_pki_role.web.mount
  role        = lintel_pki_role.web.name
  common_name = "api.example.com"
  csr         = ${JSON.stringify(request.csr)}
}

data "lintel_pki_certificate" "shop" {
  mount         = "below"
  serial_number = lintel_pki_certificate.shop.serial_number
}

output "status" {
  value = data.lintel_pki_certificate.shop.status
}
`);
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    const shop = attributes('lintel_pki_certificate.shop');
    const api = attributes('lintel_pki_signed_certificate.api');
    for (const { certificate, ca_chain: chain } of [shop, api]) {
      expect(wrongIn({ root, between: chain, leaf: certificate })).toBeUndefined();
    }
    expect(wrongIn({ root, leaf: shop.certificate })).toContain('unable to get local issuer certificate');
    expect(publicKeyOf(shop.private_key)).toBe(publicKeyOf(shop.certificate));
    expect(publicKeyOf(api.certificate)).toBe(request.publicKey);
    expect(shop.certificate_bundle).toContain(below.trim());
    const shown = textOf(shop.certificate);
    expect(shown).toMatch(/DNS:shop\.example\.com, DNS:www\.example\.com, IP Address:10\.0\.0\.1/);
    expect(shown).toMatch(/X509v3 Key Usage: critical\s+Digital Signature\n/);
    expect(shown).toMatch(/X509v3 Extended Key Usage:\s+TLS Web Client Authentication\n/);
    expect(textOf(api.certificate)).toMatch(
      /TLS Web Server Authentication, TLS Web Client Authentication, OCSP Signing/,
    );
    // The constraints of the intermediate apply to the certificates below it.
    expect(await terraform.succeed('output', '-raw', 'status')).toBe('valid');
  });
});

function newKeyAndRequest(): { readonly csr: string; readonly publicKey: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-key-'));
  const key = path.join(folder, 'key.pem');
  execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key]);
  const csr = execFileSync('openssl', ['req', '-new', '-key', key, '-subj', '/CN=api.example.com'], {
    encoding: 'utf8',
  });
  const publicKey = execFileSync('openssl', ['pkey', '-in', key, '-pubout'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { csr, publicKey };
}

describe('a certificate, with the clock of the service moved,', () => {
  const role = { allow_any_name: true, key_type: 'ec' };
  const hcl = (more: string) =>
    `resource "lintel_pki_certificate" "it" {\n  role = "moved"\n  common_name = "shop.example.com"\n${more}\n}\n`;
  const change = async () => (await terraform.plan()).resource_changes![0];
  const serial = () => attributes('lintel_pki_certificate.it').serial_number as string;

  beforeEach(async () => {
    await service.request('POST', '/v1/pki/roles/moved', { body: role });
  });

  it('is renewed once when it is due, and its replacement is created before it is destroyed', async () => {
    terraform.configure(hcl('ttl = "30d"\nrenew_before = "10d"\nlifecycle {\n  create_before_destroy = true\n}'));
    await terraform.apply();
    const before = serial();
    await service.control.clock(19 * DAY);
    expect(await terraform.planIsEmpty()).toBe(true);
    await service.control.clock(2 * DAY);
    const due = await change();
    expect(due.change.actions).toEqual(['create', 'delete']);
    expect(due.change.replace_paths).toEqual([['status']]);
    await terraform.apply();
    expect(serial()).not.toBe(before);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is replaced after it was revoked or has expired', async () => {
    terraform.configure(hcl('ttl = "5d"\nrevoke_on_destroy = true'));
    await terraform.apply();
    await service.request('POST', '/v1/pki/revoke', { body: { serial_number: serial() } });
    expect((await change()).change.actions).toEqual(['delete', 'create']);
    await terraform.apply();
    const second = serial();
    await service.control.clock(6 * DAY);
    expect((await change()).change.replace_paths).toEqual([['status']]);
    await terraform.apply();
    expect(serial()).not.toBe(second);
    const third = serial();
    await terraform.succeed('destroy', '-auto-approve');
    expect((await service.request('GET', `/v1/pki/cert/${third}`)).body.data.revocation_time).toBeGreaterThan(0);
  });

  it('is updated only in state if `renew_before` changes', async () => {
    terraform.configure(hcl('ttl = "30d"'));
    await terraform.apply();
    const before = serial();
    terraform.configure(hcl('ttl = "30d"\nrenew_before = "20%"'));
    const changed = await change();
    expect(changed.change.actions).toEqual(['update']);
    expect(changedAttributes(changed)).toEqual(['renew_before']);
    proxy.passed.splice(0);
    await terraform.apply();
    expect(proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(serial()).toBe(before);
  });
});

describe('the import of a certificate', () => {
  it.each([
    ['as the service shows it', (text: string) => text],
    ['with hyphens and in upper case', (text: string) => text.replace(/:/g, '-').toUpperCase()],
  ])('accepts a serial number %s, and records the inputs without issuing another certificate', async (_, spelled) => {
    await service.request('POST', '/v1/pki/roles/imported', { body: { allow_any_name: true, key_type: 'ec' } });
    const { body } = await service.request('POST', '/v1/pki/issue/imported', {
      body: { common_name: 'old.example.com' },
    });
    terraform.configure(`
import {
  to = lintel_pki_certificate.it
  id = "pki/cert/${spelled(body.data.serial_number)}"
}

resource "lintel_pki_certificate" "it" {
  role         = "imported"
  common_name  = "old.example.com"
  renew_before = "1h"
}
`);
    const {
      change: { actions, before },
    } = (await terraform.plan()).resource_changes![0];
    expect(actions).toEqual(['update']);
    expect(before).toMatchObject({ serial_number: body.data.serial_number, private_key: null, status: 'valid' });
    proxy.passed.splice(0);
    await terraform.apply();
    expect(proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(attributes('lintel_pki_certificate.it')).toMatchObject({
      id: `pki/cert/${body.data.serial_number}`,
      role: 'imported',
      renew_before: '1h',
    });
  });
});

describe('the private key of a certificate', () => {
  it('is in no state, plan or log if it is ephemeral, and in no log or output if it is managed (PKI-6)', async () => {
    terraform.close();
    // The provider as it is installed, in a process of its own, whose log Terraform writes.
    const installed = InstalledFolder.create({ TF_LOG: 'TRACE' });
    terraform = installed;
    connect(terraform);
    const logText = () => readFileSync(installed.logFile, 'utf8');
    await service.request('POST', '/v1/pki/roles/keys', { body: { allow_any_name: true, key_type: 'ec' } });
    const keys: string[] = [];
    proxy.watch = async (passing) => {
      const responded = await passing.forward();
      if (passing.path.includes('/issue/')) {
        keys.push(...keyLines(responded.body.data.private_key), ...keyLines(responded.body.data.certificate));
      }
      if (passing.body?.format === 'der') keys.push(responded.body.data.private_key);
      passing.response(responded);
    };
    const ephemeral = (format: string) => `
ephemeral "lintel_pki_certificate" "${format}" {
  role        = "keys"
  common_name = "job.example.com"
  format      = "${format}"
}
`;
    terraform.configure(`${ephemeral('pem')}${ephemeral('pem_bundle')}${ephemeral('der')}
resource "lintel_database_connection" "it" {
  name              = "orders"
  plugin_name       = "mysql-database-plugin"
  connection_url    = "mysql://db.example.com"
  verify_connection = false
  parameters_wo     = {
    tls_certificate_key = "\${ephemeral.lintel_pki_certificate.pem.private_key}\${ephemeral.lintel_pki_certificate.pem_bundle.certificate_bundle}\${ephemeral.lintel_pki_certificate.der.private_key}"
  }
}
`);
    const shown = [
      await terraform.succeed('plan', '-input=false', '-out=plan.bin'),
      await terraform.succeed('apply', '-input=false', 'plan.bin'),
    ];
    const plan = await terraform.succeed('show', '-json', 'plan.bin');
    expect(keys.length).toBeGreaterThanOrEqual(10);
    for (const text of [...shown, plan, terraform.stateText(), logText()]) {
      expect(keys.filter((key) => text.includes(key))).toEqual([]);
    }
    expect(logText()).toContain('secrets response body');

    terraform.configure(
      'resource "lintel_pki_certificate" "it" {\n  role = "keys"\n  common_name = "job.example.com"\n  format = "pem_bundle"\n}\n',
    );
    const applied = await terraform.apply();
    proxy.watch = () => undefined;
    expect(keys.some((key) => terraform.stateText().includes(key))).toBe(true);
    for (const text of [applied, logText()]) expect(keys.filter((key) => text.includes(key))).toEqual([]);
  });
});

/** The lines of each private key in a text that differ between keys. */
function keyLines(text: string): string[] {
  return [...text.matchAll(/-----BEGIN [A-Z ]*PRIVATE KEY-----\n([^-]*)-----END/g)].flatMap(([, lines]) =>
    lines.trim().split('\n').slice(1),
  );
}

it('the resources of certificates reach every operation that issues certificates', async () => {
  await service.request('POST', '/v1/pki/roles/all', { body: { allow_any_name: true, key_type: 'ec' } });
  const csr = JSON.stringify(REQUEST);
  const grants = ['role = "all"', 'external_policy = {}', 'external_policy = { policy = "all" }'];
  const issuers = ['', 'issuer_ref = "default"'];
  const blocks = grants.flatMap((grant) =>
    issuers.flatMap((issuer) => [
      ['certificate', `${grant}\n${issuer}\ncommon_name = "a.example.com"`],
      ['signed_certificate', `${grant}\n${issuer}\ncommon_name = "a.example.com"\ncsr = ${csr}`],
    ]),
  );
  const authorities = issuers.map((issuer) => ['signed_intermediate', `${issuer}\ncommon_name = "A"\ncsr = ${csr}`]);
  terraform.configure(
    [...blocks, ...authorities]
      .map(([type, body], index) => `resource "lintel_pki_${type}" "it_${index}" {\n${body}\n}\n`)
      .join(''),
  );
  await service.control.clearRequests();
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  const { requests, unknown } = await service.control.requests();
  const reached = new Set(requests.filter(({ method }) => method === 'POST').map(({ operation }) => operation));
  expect([...reached].sort()).toEqual([
    'Certificate authority: Issue',
    'Certificate authority: Issue by external policy',
    'Certificate authority: Issue by issuer',
    'Certificate authority: Sign',
    'Certificate authority: Sign by external policy',
    'Certificate authority: Sign by issuer',
    'Certificate authority: Sign intermediate',
    'Certificate authority: Sign intermediate by issuer',
  ]);
  expect(unknown).toBe(0);
});
