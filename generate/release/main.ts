/**
 * `npm run release` builds the checkout and then, with this, what registries want of a release: for each platform an archive with an executable
 * that needs no Node.js, the hashes and their signature, a manifest, and a bill of materials; in `dist/release`. Of one commit it makes the same
 * bytes each time.
 *
 *   --platform linux_amd64   only this one; more than once for several
 *   --output folder          instead of dist/release
 *
 * LINTEL_RELEASE_KEY names the file of the private key (OpenPGP, armored) that signs; without it nothing is signed.
 */
import { spawnSync } from 'child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parseArgs } from 'util';
import { bundledFiles } from '../package/bundled-files';
import { commitTime } from '../package/commit-time';
import { bundledPackages } from '../package/licenses';
import { ArchivedFile, writeArchive } from './archive';
import { Delivered, billOfMaterials } from './bill-of-materials';
import { makeExecutable } from './executable';
import { licenseFiles } from './license-files';
import { Archive, ARCHIVES } from './platforms';
import { PINS, hashOfContent, hostPlatform, runtimeProgram } from './runtimes';
import { signerFrom } from './signature';

const ROOT = path.join(__dirname, '..', '..');
const { version: VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const PREFIX = `terraform-provider-lintel_${VERSION}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { platform: { type: 'string', multiple: true }, output: { type: 'string' } },
  });
  const all = ARCHIVES.map(({ runtime }) => runtime);
  const wanted = values.platform ?? all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no release for ${unknown.join(', ')}: the platforms are ${all.join(', ')}.`);
  }
  // What compresses is a part of the runtime, and each version does it in its own way; the format of archives knows no time zone.
  if (process.versions.bun !== PINS.version || process.env.TZ !== 'UTC') return runAgain();
  return makeRelease(
    path.resolve(values.output ?? path.join(ROOT, 'dist', 'release')),
    ARCHIVES.filter(({ runtime }) => wanted.includes(runtime)),
  );
}

function runAgain(): void {
  const { status, error } = spawnSync(runtimeProgram(hostPlatform()), [__filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
    cwd: ROOT,
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

async function makeRelease(output: string, archives: readonly Archive[]): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const time = commitTime(ROOT);
  const delivered: Delivered[] = [];
  for (const archive of archives) {
    const file = path.join(archive.folder, `${PREFIX}_${archive.name}.zip`);
    mkdirSync(path.join(output, archive.folder), { recursive: true });
    await writeArchive(path.join(output, file), await filesFor(archive), time);
    delivered.push({ name: file, sha256: hashOf(path.join(output, file)), runtime: archive.runtime });
    process.stdout.write(`${file}: ${(statSync(path.join(output, file)).size / 1e6).toFixed(1)} MB\n`);
  }
  writeFileSync(
    path.join(output, `${PREFIX}.spdx.json`),
    billOfMaterials({
      version: VERSION,
      time,
      packages: bundledPackages(ROOT, bundledFiles(ROOT, 'lintel')),
      archives: delivered,
    }),
  );
  for (const folder of new Set(archives.map((archive) => archive.folder))) {
    writeFileSync(
      path.join(output, folder, `${PREFIX}_manifest.json`),
      `${JSON.stringify({ version: 1, metadata: { protocol_versions: ['6.0'] } }, undefined, 2)}\n`,
    );
    await writeHashes(path.join(output, folder), time);
  }
}

/** Of every file that is in the folder, signed where there is a key. */
async function writeHashes(folder: string, time: Date): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const sums = Buffer.from(
    files
      .map(({ name }) => name)
      .sort()
      .map((name) => `${hashOf(path.join(folder, name))}  ${name}\n`)
      .join(''),
  );
  writeFileSync(path.join(folder, `${PREFIX}_SHA256SUMS`), sums);
  const signer = await signerFrom(process.env, time);
  if (signer) {
    writeFileSync(path.join(folder, `${PREFIX}_SHA256SUMS.sig`), await signer.sign(sums));
    writeFileSync(path.join(folder, `${PREFIX}_signing-key.asc`), signer.publicKey);
  }
  process.stdout.write(signer ? `signed with ${signer.keyId}\n` : 'not signed: LINTEL_RELEASE_KEY names no key\n');
}

async function filesFor({ runtime }: Archive): Promise<ArchivedFile[]> {
  const end = runtime.startsWith('windows') ? '.exe' : '';
  return [
    {
      name: `terraform-provider-lintel_v${VERSION}${end}`,
      content: await makeExecutable(runtime),
      executable: true,
    },
    ...licenseFiles().map((file) => ({ ...file, executable: false })),
  ];
}

function hashOf(file: string): string {
  return hashOfContent(readFileSync(file));
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
