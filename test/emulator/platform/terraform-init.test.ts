import { execFile } from 'child_process';
import { createHash } from 'crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { request as httpsRequest } from 'https';
import { tmpdir } from 'os';
import * as path from 'path';
import { writeArchive } from '../../../generate/release/archive';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { makeSigningKey } from '../../support/signing-key';
import type { SigningKey } from '../../support/signing-key';

const PROVIDERS = '/api/v2/organizations/acme/registry-providers';
const PLATFORM = { os: process.platform, arch: process.arch === 'x64' ? 'amd64' : process.arch };

let emulator: TestEmulator;
let key: SigningKey;
let folder: string;
beforeAll(async () => {
  emulator = await startEmulator({ tls: true });
  key = await makeSigningKey();
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-providers-'));
});
beforeEach(async () => {
  rmSync(path.join(folder, '.terraform'), { recursive: true, force: true });
  rmSync(path.join(folder, '.terraform.lock.hcl'), { force: true });
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

/** Trusts the emulator's CA. */
function send(method: string, address: string, headers: Record<string, string>, body: string | Buffer): Promise<any> {
  return new Promise((resolve, reject) => {
    httpsRequest(address, { method, ca: emulator.ca, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        expect(response.statusCode).toBeLessThan(300);
        resolve(chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()).data : undefined);
      });
    })
      .on('error', reject)
      .end(body);
  });
}

const make = async (at: string, type: string, attributes: object) =>
  send(
    'POST',
    `${emulator.address}${at}`,
    { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' },
    JSON.stringify({ data: { type, attributes } }),
  );

/** Publishes a version whose checksums are signed by the key, as a release is. */
async function publish(name: string, signedBy: SigningKey): Promise<void> {
  const program = `terraform-provider-${name}_v1.0.0`;
  const filename = `terraform-provider-${name}_1.0.0_${PLATFORM.os}_${PLATFORM.arch}.zip`;
  const archive = path.join(folder, filename);
  const content = Buffer.from('#!/bin/sh\n');
  await writeArchive(archive, [{ name: program, content, executable: true }], new Date('2026-01-01'));
  const zip = readFileSync(archive);
  const shasum = createHash('sha256').update(zip).digest('hex');
  const sums = Buffer.from(`${shasum}  ${filename}\n`);
  const { links: at } = await make(PROVIDERS, 'registry-providers', { name, namespace: 'acme' });
  const version = await make(`${at.self}/versions`, 'registry-provider-versions', {
    'version': '1.0.0',
    'key-id': key.keyId,
    'protocols': ['6.0'],
  });
  const platform = await make(`${at.self}/versions/1.0.0/platforms`, 'registry-provider-platforms', {
    ...PLATFORM,
    shasum,
    filename,
  });
  await send('PUT', version.links['shasums-upload'], {}, sums);
  await send('PUT', version.links['shasums-sig-upload'], {}, await signedBy.sign(sums));
  await send('PUT', platform.links['provider-binary-upload'], {}, zip);
}

function init(name: string): Promise<{ readonly failed: boolean; readonly output: string }> {
  const { host } = new URL(emulator.address);
  const file = (base: string) => path.join(folder, base);
  writeFileSync(file('ca.pem'), emulator.ca!);
  writeFileSync(file('cli.tfrc'), `credentials "${host}" {\n  token = "platform-reader"\n}\n`);
  writeFileSync(
    file('main.tf'),
    `terraform {\n  required_providers {\n    it = { source = "${host}/acme/${name}", version = "~> 1.0" }\n  }\n}\n`,
  );
  const env = { ...process.env, SSL_CERT_FILE: file('ca.pem'), TF_CLI_CONFIG_FILE: file('cli.tfrc') };
  return new Promise((resolve) => {
    execFile('terraform', ['init', '-no-color', '-input=false'], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}`.replace(/[\s│]+/g, ' ') }),
    );
  });
}

it('serves providers that terraform itself installs, with their signature checked', async () => {
  await make('/api/registry/private/v2/gpg-keys', 'gpg-keys', { 'namespace': 'acme', 'ascii-armor': key.publicKey });
  await publish('dns', key);
  const { failed, output } = await init('dns');
  expect({ failed, output }).toEqual({ failed: false, output: expect.stringContaining(`key ID ${key.keyId}`) });
  const { host } = new URL(emulator.address);
  const platform = `${PLATFORM.os}_${PLATFORM.arch}`;
  const installed = path.join(folder, '.terraform', 'providers', host, 'acme', 'dns', '1.0.0', platform);
  expect(readdirSync(installed)).toEqual(['terraform-provider-dns_v1.0.0']);
});

it('serves a provider signed by another key as it was uploaded: terraform refuses it', async () => {
  await publish('forged', await makeSigningKey('Somebody else'));
  const { failed, output } = await init('forged');
  expect({ failed, output }).toEqual({
    failed: true,
    output: expect.stringMatching(/authentication signature from unknown issuer|error checking signature/),
  });
});
