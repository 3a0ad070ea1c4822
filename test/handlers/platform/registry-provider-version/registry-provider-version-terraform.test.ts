/** @tier complete */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import * as registry from '../../../../src/handlers';
import { guideBlocks } from '../../../release/install-guide';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { terraformJson } from '../../../support/environments/resource';
import { initFrom, installedPath, PLATFORM } from '../../../support/private-registry';
import { ProviderRelease } from '../../../support/provider-release';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { makeSigningKey } from '../../../support/signing-key';
import { TerraformFolder } from '../../../support/terraform';

// oxlint-disable-next-line typescript/no-require-imports -- the types are those of the ES module
const { readKey } = require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });

interface Published {
  readonly version: string;
  readonly folder: string;
  readonly publicKey: string;
  readonly keyId: string;
}

let service: TestEmulator;
let served: ServedRegistry;
let publisher: TerraformFolder;
let consumer: string;
let made: ProviderRelease | undefined;

beforeEach(async () => {
  service = await startEmulator({ tls: true });
  served = await serveRegistry(registry);
  publisher = new TerraformFolder(served.environment);
  consumer = mkdtempSync(path.join(tmpdir(), 'lintel-consumer-'));
  publisher.write('ca.pem', service.ca!);
  const { platform } = settingsFor(service) as { readonly platform: object };
  const settings = { platform: { ...platform, caCertFile: path.join(publisher.folder, 'ca.pem') } };
  publisher.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settings as never) } }));
});
afterEach(async () => {
  made?.remove();
  publisher.close();
  rmSync(consumer, { recursive: true });
  await served.close();
  await service.close();
});

/** A release of Lintel if LINTEL_TEST_RELEASE names one with its signature; otherwise that of a provider that does nothing. */
async function release(): Promise<Published> {
  const folder = process.env.LINTEL_TEST_RELEASE;
  const keyFile = folder && readdirSync(folder).find((name) => name.endsWith('_signing-key.asc'));
  if (folder && keyFile) {
    const publicKey = readFileSync(path.join(folder, keyFile), 'utf8');
    const [, version = ''] = /^terraform-provider-lintel_(.+)_signing-key\.asc$/.exec(keyFile) ?? [];
    const keyId = (await readKey({ armoredKey: publicKey })).getKeyID().toHex().toUpperCase();
    return { version, folder, publicKey, keyId };
  }
  const key = await makeSigningKey();
  made = new ProviderRelease('lintel', '0.1.0', key);
  await made.archive(`${PLATFORM.os}_${PLATFORM.arch}`);
  await made.archive('plan9_amd64');
  made.manifest(['6.0']);
  await made.seal();
  return { ...key, version: made.version, folder: made.folder };
}

/** The lines of docs/install.md, with the places of this release. */
function configuration({ version, folder, publicKey }: Published): string {
  const key = path.join(publisher.folder, 'key.asc');
  writeFileSync(key, publicKey);
  return guideBlocks('run')
    .published.replace(/"dist\/release\/[^"]*"/, JSON.stringify(key))
    .replace('"dist/release"', JSON.stringify(folder))
    .replace('"0.1.0"', JSON.stringify(version));
}

it('one stack publishes a release, and another installs it from the registry, with its signature checked', async () => {
  const published = await release();
  publisher.configure(configuration(published));
  if (made) {
    // The key is only planned, and the signature is nevertheless checked with it.
    const sums = readFileSync(made.file('SHA256SUMS'));
    writeFileSync(made.file('SHA256SUMS'), Buffer.concat([sums, Buffer.from('\n')]));
    const { stderr } = await publisher.run('plan', '-input=false');
    expect(stderr.replace(/[│\s]+/g, ' ')).toContain('does not match: the file was changed after');
    writeFileSync(made.file('SHA256SUMS'), sums);
  }
  await publisher.apply();
  expect(await publisher.planIsEmpty()).toBe(true);

  const source = 'acme/lintel';
  const { failed, output } = await initFrom(service, consumer, source);
  expect({ failed, output }).toEqual({ failed: false, output: expect.stringContaining(`key ID ${published.keyId}`) });
  expect(readdirSync(installedPath(service, consumer, source, published.version))).toContainEqual(
    expect.stringMatching(/^terraform-provider-lintel/),
  );

  await publisher.succeed('destroy', '-auto-approve');
  rmSync(path.join(consumer, '.terraform'), { recursive: true });
  rmSync(path.join(consumer, '.terraform.lock.hcl'));
  expect((await initFrom(service, consumer, source)).output).toContain('does not have a provider named');
}, 120_000);
