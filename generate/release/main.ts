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
import { ArchivedFile, writeArchive } from './archive';
import { Delivered, billOfMaterials } from './bill-of-materials';
import { embeddedFiles, makeBlob } from './embedded';
import { makeExecutable, makeLibrary } from './executable';
import { Platform, platformsOf } from './platforms';
import { PINS, hashOfContent, hostNode, runtimeFiles } from './runtimes';
import { signerFrom } from './signature';
import { commitTime } from '../commit-time';
import { bundledPackages } from '../licenses';

const ROOT = path.join(__dirname, '..', '..');
const BUNDLE = path.join(ROOT, 'lib', 'bundle');
const { version: VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const PREFIX = `terraform-provider-lintel_${VERSION}`;
const LICENSES = ['LICENSE', 'LICENSES.txt', 'LICENSE-nodejs.txt'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { platform: { type: 'string', multiple: true }, output: { type: 'string' } },
  });
  const all = platformsOf(VERSION);
  const wanted = values.platform ?? Object.keys(all);
  const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0) {
    throw new Error(`There is no release for ${unknown.join(', ')}: the platforms are ${Object.keys(all).join(', ')}.`);
  }
  const node = await hostNode();
  // What compresses is a part of Node.js, and each version does it in its own way.
  if (process.version !== `v${PINS.version}` || process.env.TZ !== 'UTC') {
    process.exitCode = runAgain(node);
  } else {
    await makeRelease(
      path.resolve(values.output ?? path.join(ROOT, 'dist', 'release')),
      wanted.map((name) => [name, all[name]]),
      node,
    );
  }
}

function runAgain(node: string): number {
  const { status, error } = spawnSync(node, ['--import', 'tsx', __filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
    cwd: ROOT,
  });
  if (error) throw error;
  return status ?? 1;
}

async function makeRelease(
  output: string,
  platforms: readonly (readonly [string, Platform])[],
  node: string,
): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const time = commitTime(ROOT);
  const archives: Delivered[] = [];
  for (const [name, platform] of platforms) {
    const file = path.join(output, `${PREFIX}_${name}.zip`);
    await writeArchive(file, await filesFor(platform, node), time);
    archives.push({
      name: path.basename(file),
      sha256: hashOf(file),
      runtimes: platform.programs.map(({ runtime }) => runtime),
    });
    process.stdout.write(`${path.basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`);
  }
  writeFileSync(
    path.join(output, `${PREFIX}_manifest.json`),
    `${JSON.stringify({ version: 1, metadata: { protocol_versions: ['6.0'] } }, undefined, 2)}\n`,
  );
  writeFileSync(
    path.join(output, `${PREFIX}.spdx.json`),
    billOfMaterials({ version: VERSION, time, packages: bundledPackages(ROOT, bundles()), archives }),
  );
  await writeHashes(output, time);
}

/** Of everything that is there, signed where there is a key. */
async function writeHashes(output: string, time: Date): Promise<void> {
  const sums = Buffer.from(
    readdirSync(output)
      .sort()
      .map((name) => `${hashOf(path.join(output, name))}  ${name}\n`)
      .join(''),
  );
  writeFileSync(path.join(output, `${PREFIX}_SHA256SUMS`), sums);
  const signer = await signerFrom(process.env, time);
  if (signer) {
    writeFileSync(path.join(output, `${PREFIX}_SHA256SUMS.sig`), await signer.sign(sums));
    writeFileSync(path.join(output, `${PREFIX}_signing-key.asc`), signer.publicKey);
  }
  process.stdout.write(signer ? `signed with ${signer.keyId}\n` : 'not signed: LINTEL_RELEASE_KEY names no key\n');
}

async function filesFor(platform: Platform, node: string): Promise<ArchivedFile[]> {
  const runtimes = await Promise.all(platform.programs.map(({ runtime }) => runtimeFiles(runtime)));
  const libraries = runtimes.flatMap((files) => Object.entries(files).filter(([name]) => name.startsWith('lib')));
  const programs = platform.programs.map(({ name }) => name);
  const delivered = [
    ...(platform.launcher ? [platform.launcher.name] : []),
    ...programs,
    ...libraries.map(([name]) => name),
    ...LICENSES,
  ].sort();
  const blob = makeBlob(node, embeddedFiles(BUNDLE, delivered));
  const made = await Promise.all(
    platform.programs.map(async ({ name, format, libraryFolder }, index) => ({
      name,
      content: await makeExecutable(format, runtimes[index].node, blob, libraryFolder),
      executable: true,
    })),
  );
  return [
    ...(platform.launcher
      ? [{ name: platform.launcher.name, content: platform.launcher.content(), executable: true }]
      : []),
    ...made,
    ...libraries.map(([name, content]) => ({ name, content: makeLibrary(content), executable: false })),
    ...(await licenseFiles(libraries.length > 0)),
  ];
}

const GCC = `libstdc++ and libgcc (GPL-3.0-or-later WITH GCC-exception-3.1)

These libraries of the GNU Compiler Collection stand beside lintel-musl as Node.js's wheel for musl brings them, but for the form of their
relocations. The GCC Runtime Library Exception permits to pass them on with programs of any license; see https://www.gnu.org/licenses/gcc-exception.html.

${'-'.repeat(80)}
`;

async function licenseFiles(withLibraries: boolean): Promise<ArchivedFile[]> {
  const { runtime, file } = PINS.license;
  const bundled = readFileSync(path.join(BUNDLE, 'LICENSES.txt'), 'utf8');
  const contents = [
    readFileSync(path.join(ROOT, 'LICENSE')),
    Buffer.from(withLibraries ? `${bundled}\n${GCC}` : bundled),
    (await runtimeFiles(runtime))[file],
  ];
  return LICENSES.map((name, index) => ({ name, content: contents[index], executable: false }));
}

function bundles(): string[] {
  return readdirSync(BUNDLE)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => path.join(BUNDLE, name));
}

function hashOf(file: string): string {
  return hashOfContent(readFileSync(file));
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
