/**
 * `npm run executables` compiles, after a build, the executable for this machine into `lib/executables`, as the npm package that brings it, and
 * writes its hash beside the launcher, which starts nothing else. `--platform linux_arm64` compiles another one, `--all` those of all packages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parseArgs } from 'util';
import { bundledFiles } from '../package/bundled-files';
import { commitTime } from '../package/commit-time';
import { bundledPackages } from '../package/licenses';
import { billOfMaterials } from './bill-of-materials';
import { makeExecutable } from './executable';
import { licenseFiles } from './license-files';
import { hashOfContent, hostPlatform } from './runtimes';

const ROOT = path.join(__dirname, '..', '..');
const OUTPUT = path.join(ROOT, 'lib', 'executables');
const { version, license, repository } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
  readonly repository: object;
};

/** Those on which the npm package has a provider. */
const PLATFORMS = [
  'darwin_amd64',
  'darwin_arm64',
  'linux_amd64',
  'linux_amd64_musl',
  'linux_arm64',
  'linux_arm64_musl',
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'platform': { type: 'string', multiple: true },
      'all': { type: 'boolean' },
      'without-list': { type: 'boolean' },
    },
  });
  const wanted = values.all || process.env.LINTEL_PUBLISH ? PLATFORMS : (values.platform ?? [hostPlatform()]);
  const unknown = wanted.filter((platform) => !PLATFORMS.includes(platform));
  if (unknown.length > 0) {
    throw new Error(`There is no package for ${unknown.join(', ')}: the platforms are ${PLATFORMS.join(', ')}.`);
  }
  rmSync(OUTPUT, { recursive: true, force: true });
  const lines: string[] = [];
  for (const platform of [...wanted].sort()) lines.push(`${platform} ${await writePackage(platform)}\n`);
  // Tests install the folder while others may compile.
  if (!values['without-list']) {
    writeFileSync(path.join(ROOT, 'lib', 'bundle', 'provider', 'executables'), lines.join(''));
  }
}

/** Returns the hash of the executable. */
async function writePackage(platform: string): Promise<string> {
  const [system, architecture, library] = platform.split('_');
  const cpu = architecture === 'amd64' ? 'x64' : architecture;
  const name = [system, cpu, ...(library ? [library] : [])].join('-');
  const folder = path.join(OUTPUT, name);
  mkdirSync(folder, { recursive: true });
  const content = await makeExecutable(platform);
  writeFileSync(path.join(folder, 'lintel'), content, { mode: 0o755 });
  for (const file of licenseFiles()) writeFileSync(path.join(folder, file.name), file.content);
  const manifest = {
    name: `@lintel/provider-${name}`,
    version,
    description: `The provider and the command line of Lintel, compiled for ${system} on ${cpu}${library ? ` with ${library}` : ''}.`,
    license,
    repository,
    os: [system],
    cpu: [cpu],
    ...(system === 'linux' && { libc: [library ?? 'glibc'] }),
    preferUnplugged: true,
    publishConfig: { access: 'public' },
  };
  const bill = billOfMaterials({
    version,
    time: commitTime(ROOT),
    packages: bundledPackages(ROOT, bundledFiles(ROOT, 'lintel')),
    archives: [{ name: 'lintel', sha256: hashOfContent(content), runtime: platform }],
  });
  writeFileSync(path.join(folder, 'lintel.spdx.json'), bill);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  process.stdout.write(`${name}: ${(content.length / 1e6).toFixed(0)} MB\n`);
  return hashOfContent(content);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
