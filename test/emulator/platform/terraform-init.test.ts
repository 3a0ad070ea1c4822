import { createHash } from 'crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { request as httpsRequest } from 'https';
import { tmpdir } from 'os';
import * as path from 'path';
import { writeArchive } from '../../../generate/release/archive';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { initFrom, installedPath, PLATFORM } from '../../support/private-registry';
import { makeSigningKey } from '../../support/signing-key';
import type { SigningKey } from '../../support/signing-key';

const PROVIDERS = '/api/v2/organizations/acme/registry-providers';

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

it('serves providers that terraform itself installs, with their signature checked', async () => {
  await make('/api/registry/private/v2/gpg-keys', 'gpg-keys', { 'namespace': 'acme', 'ascii-armor': key.publicKey });
  await publish('dns', key);
  const { failed, output } = await initFrom(emulator, folder, 'acme/dns');
  expect({ failed, output }).toEqual({ failed: false, output: expect.stringContaining(`key ID ${key.keyId}`) });
  const installed = installedPath(emulator, folder, 'acme/dns', '1.0.0');
  expect(readdirSync(installed)).toEqual(['terraform-provider-dns_v1.0.0']);
});

it('serves a provider signed by another key as it was uploaded: terraform refuses it', async () => {
  await publish('forged', await makeSigningKey('Somebody else'));
  const { failed, output } = await initFrom(emulator, folder, 'acme/forged');
  expect({ failed, output }).toEqual({
    failed: true,
    output: expect.stringMatching(/authentication signature from unknown issuer|error checking signature/),
  });
});
