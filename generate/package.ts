/**
 * `npm run package` builds the project and then, with this program, the packages of each language: an npm tarball, a
 * Python wheel, a Go module, and a Maven repository for Java; of `lintel` in `dist/`, of `lintel-cdktn` in
 * `dist/cdktn/`, of `lintel-awscdk` in `dist/awscdk/`. Beside the tarball of `lintel` are those with the
 * executable for this machine, or, with LINTEL_PUBLISH, for all. Names of packages or languages select some of them: `npm run package -- lintel-awscdk python go`.
 * `dist/bills` has a bill of materials for each of them. `docs` is the reference of the constructs, one file per language, in `dist/docs`.
 */
import { spawn } from 'child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import type { BundlingPackage } from './package/bundled-files';
import { commitTime } from './package/commit-time';
import { KeptPackages } from './package/kept-packages';
import { writePackageBills } from './package/package-bills';
import { packPlatformPackages } from './package/platform-packages';
import { makeOnce, SHARED } from './package/shared';

const ROOT = path.join(__dirname, '..');
const DIST = path.join(ROOT, 'dist');
const LANGUAGES = ['js', 'python', 'go', 'java'];
const REFERENCE = 'docs';
/** The languages' packages do not contain them, and compressing one takes as long as packing a language. */
const WITHOUT_EXECUTABLES = '--without-executables';
/** Tests need not pack again what they have packed of the same files. They have built the package for CDK Terrain before. */
const KEPT = '--kept';

/** A package that is built for every language. */
interface Package {
  /** The output folder. */
  readonly folder: string;
  readonly outdir: string;
  /**
   * Maven's local repository. Each package has its own, so that both can be packed concurrently; AWS's Java packages
   * are too large to download for each checkout.
   */
  readonly maven: string;
  /** npm packages that a language's registry, or a mirror of it, lacks: they are packed first, into the same folder. */
  readonly needs?: { readonly [language: string]: string };
}

const PACKAGES: Readonly<Record<BundlingPackage, Package>> = {
  'lintel': { folder: ROOT, outdir: DIST, maven: path.join(SHARED, 'maven'), needs: { java: 'cdktf' } },
  'lintel-cdktn': {
    folder: path.join(ROOT, 'packages', 'cdktn'),
    outdir: path.join(DIST, 'cdktn'),
    maven: path.join(SHARED, 'maven'),
    needs: { go: 'cdktn', java: 'cdktn' },
  },
  'lintel-awscdk': {
    folder: path.join(ROOT, 'packages', 'awscdk'),
    outdir: path.join(DIST, 'awscdk'),
    maven: path.join(homedir(), '.m2', 'repository'),
    needs: { go: '@aws-cdk/asset-node-proxy-agent-v6' },
  },
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => argument !== WITHOUT_EXECUTABLES && argument !== KEPT);
  const unknown = wanted.filter(
    (name) => !LANGUAGES.includes(name) && !Object.hasOwn(PACKAGES, name) && name !== REFERENCE,
  );
  if (unknown.length > 0) {
    throw new Error(
      `There is no package for ${unknown.join(', ')}: the packages are ${Object.keys(PACKAGES).join(', ')}, the languages ${LANGUAGES.join(', ')}; ${REFERENCE} is the reference.`,
    );
  }
  const chosen = (all: readonly string[]) =>
    all.some((name) => wanted.includes(name)) ? all.filter((name) => wanted.includes(name)) : all;
  const onlyReference = wanted.length === 1 && wanted[0] === REFERENCE;
  if (!onlyReference) {
    for (const name of chosen(Object.keys(PACKAGES))) await packLanguages(name as BundlingPackage, chosen(LANGUAGES));
  }
  if (wanted.length === 0 || wanted.includes(REFERENCE)) await writeReference();
}

/** API.md is only the index. */
async function writeReference(): Promise<void> {
  mkdirSync(path.join(DIST, REFERENCE), { recursive: true });
  await run('jsii-docgen', [
    '--output',
    path.join('dist', REFERENCE, 'API'),
    '--language',
    'typescript',
    '--language',
    'python',
    '--language',
    'java',
    '--language',
    'go',
  ]);
}

async function packLanguages(name: BundlingPackage, languages: readonly string[]): Promise<void> {
  const { folder, outdir } = PACKAGES[name];
  // Removes the output of earlier runs.
  for (const language of languages) rmSync(path.join(outdir, language), { recursive: true, force: true });
  const kept = new KeptPackages(ROOT, SHARED);
  if (name === 'lintel-cdktn' && !process.argv.includes(KEPT)) await run('projen', ['build:cdktn']);
  const place = process.argv.includes(KEPT) ? kept.placeOf(name, folder, languages) : undefined;
  if (place !== undefined && kept.restore(place, outdir)) {
    process.stdout.write(`${name}: ${languages.join(', ')}, as packed before\n`);
  } else {
    await packAnew(name, languages);
    if (place !== undefined) await kept.keep(name, place, outdir, languages);
  }
  if (name === 'lintel' && languages.includes('js') && !process.argv.includes(WITHOUT_EXECUTABLES)) {
    await packPlatformPackages(path.join(ROOT, 'lib', 'executables'), path.join(outdir, 'js'));
  }
  writePackageBills(ROOT, name, outdir, path.join(DIST, 'bills'), languages, commitTime(ROOT));
}

async function packAnew(name: BundlingPackage, languages: readonly string[]): Promise<void> {
  const { outdir, needs = {} } = PACKAGES[name];
  await Promise.all(
    languages
      .filter((language) => needs[language] !== undefined)
      .map(async (language) =>
        cpSync(await packNeeded(needs[language], language, PACKAGES[name]), path.join(outdir, language), {
          recursive: true,
        }),
      ),
  );
  // All at once: each start of the packer makes the npm package and reads the assemblies again.
  await pack(`${name}: ${languages.join(', ')}`, PACKAGES[name], languages);
}

/** Packs a package once for a machine, until it or the packer changes. Returns the language's folder, which contains nothing else. */
async function packNeeded(npmPackage: string, language: string, { folder: own, maven }: Package): Promise<string> {
  const folder = [own, ROOT].map((place) => path.join(place, 'node_modules', npmPackage)).find(existsSync)!;
  const kept = path.join(
    SHARED,
    language,
    `${path.basename(npmPackage)}-${versionOf(folder)}-${versionOf(path.join(ROOT, 'node_modules', 'jsii-pacmak'))}`,
  );
  // These documentation pages are not used.
  const more = ['--mvn-define=maven.javadoc.skip=true'];
  await makeOnce(kept, (fresh) =>
    pack(`${language}: ${npmPackage}, once`, { folder, outdir: fresh, maven }, [language], more),
  );
  return path.join(kept, language);
}

async function pack(
  title: string,
  { folder, outdir, maven }: Package,
  targets: readonly string[],
  more: readonly string[] = [],
): Promise<void> {
  const began = Date.now();
  await run('tsx', [
    path.join(__dirname, 'package', 'pacmak.ts'),
    folder,
    '--outdir',
    outdir,
    '--no-npmignore',
    '--maven-local-repository',
    maven,
    ...more,
    '--targets',
    ...targets,
  ]);
  process.stdout.write(`${title}: ${Math.round((Date.now() - began) / 1000)} s\n`);
}

function run(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' };
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${status}`)),
    );
  });
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
