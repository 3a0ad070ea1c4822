import { execFile } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { request as httpsRequest } from 'https';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { archiveOf } from '../../support/module-archive';

const MODULES = '/api/v2/organizations/acme/registry-modules';

let emulator: TestEmulator;
let folder: string;
beforeAll(async () => {
  emulator = await startEmulator({ tls: true });
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-modules-'));
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

/** Trusts the emulator's CA. */
function send(method: string, address: string, type: string, body: string | Buffer): Promise<any> {
  return new Promise((resolve, reject) => {
    httpsRequest(
      address,
      { method, ca: emulator.ca, headers: { 'Authorization': 'Bearer platform-root', 'Content-Type': type } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined));
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const make = async (at: string, type: string, attributes: object) =>
  (
    await send(
      'POST',
      `${emulator.address}${at}`,
      'application/vnd.api+json',
      JSON.stringify({ data: { type, attributes } }),
    )
  ).data;

it('serves modules that terraform itself installs', async () => {
  const module = await make(MODULES, 'registry-modules', {
    'name': 'dns',
    'provider': 'aws',
    'registry-name': 'private',
  });
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    const { links } = await make(`${module.links.self}/versions`, 'registry-module-versions', { version });
    await send(
      'PUT',
      links.upload,
      'application/octet-stream',
      await archiveOf({ 'main.tf': `output "version" {\n  value = "${version}"\n}\n` }),
    );
  }
  const { host } = new URL(emulator.address);
  const name = (file: string) => path.join(folder, file);
  writeFileSync(name('ca.pem'), emulator.ca!);
  writeFileSync(name('cli.tfrc'), `credentials "${host}" {\n  token = "platform-reader"\n}\n`);
  writeFileSync(name('main.tf'), `module "dns" {\n  source  = "${host}/acme/dns/aws"\n  version = "~> 1.0"\n}\n`);
  await promisify(execFile)('terraform', ['get', '-no-color'], {
    cwd: folder,
    env: { ...process.env, SSL_CERT_FILE: name('ca.pem'), TF_CLI_CONFIG_FILE: name('cli.tfrc') },
  });
  const { Modules } = JSON.parse(readFileSync(name('.terraform/modules/modules.json'), 'utf8')) as {
    Modules: { Key: string; Version?: string; Dir: string }[];
  };
  const installed = Modules.find(({ Key }) => Key === 'dns')!;
  expect(installed.Version).toBe('1.1.0');
  expect(readFileSync(path.join(folder, installed.Dir, 'main.tf'), 'utf8')).toContain('value = "1.1.0"');
});

it('has no name for the registry but its address: terraform takes no localhost', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'lintel-localhost-'));
  const { port } = new URL(emulator.address);
  writeFileSync(
    path.join(other, 'main.tf'),
    `module "dns" {\n  source  = "localhost:${port}/acme/dns/aws"\n  version = "~> 1.0"\n}\n`,
  );
  const got = promisify(execFile)('terraform', ['get', '-no-color'], { cwd: other });
  await expect(got).rejects.toThrow('Invalid registry module source address');
  rmSync(other, { recursive: true });
});
