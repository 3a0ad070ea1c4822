/**
 * `npm run package` builds the checkout and then, with this, the packages of each language: an npm tarball, a Python wheel, a Go module, and a
 * Maven repository for Java; of `lintel` in `dist/`, of `lintel-awscdk` in `dist/awscdk/`. Given names of packages or of languages, it makes
 * only theirs: `npm run package -- lintel-awscdk python go`. `docs` is the reference of the constructs, a file for each language, in `dist/docs`.
 */
import { spawn } from 'child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

const ROOT = path.join(__dirname, '..');
const DIST = path.join(ROOT, 'dist');
const CACHE = path.join(ROOT, '.cache');
const LANGUAGES = ['js', 'python', 'go', 'java'];
const REFERENCE = 'docs';

/** What is packed for every language. */
interface Package {
  /** Where it is built. */
  readonly folder: string;
  readonly outdir: string;
  /** Where Maven keeps what it downloads. Each package has its own, so that both can be packed at a time; what AWS has for Java is too large to be fetched for each checkout. */
  readonly maven: string;
  /** npm packages that it needs in a language whose registry does not have them, or not on every mirror: they are packed before, and lie beside it. */
  readonly needs?: { readonly [language: string]: string };
}

const PACKAGES: { readonly [name: string]: Package } = {
  'lintel': { folder: ROOT, outdir: DIST, maven: path.join(CACHE, 'maven'), needs: { java: 'cdktf' } },
  'lintel-awscdk': {
    folder: path.join(ROOT, 'packages', 'awscdk'), outdir: path.join(DIST, 'awscdk'), maven: path.join(homedir(), '.m2', 'repository'), needs: { go: '@aws-cdk/asset-node-proxy-agent-v6' },
  },
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !LANGUAGES.includes(name) && !Object.hasOwn(PACKAGES, name) && name !== REFERENCE);
  if (unknown.length > 0) throw new Error(`There is no package for ${unknown.join(', ')}: the packages are ${Object.keys(PACKAGES).join(', ')}, the languages ${LANGUAGES.join(', ')}; ${REFERENCE} is the reference.`);
  const chosen = (all: readonly string[]) => (all.some((name) => wanted.includes(name)) ? all.filter((name) => wanted.includes(name)) : all);
  const onlyReference = wanted.length === 1 && wanted[0] === REFERENCE;
  if (!onlyReference) for (const name of chosen(Object.keys(PACKAGES))) await packLanguages(name, chosen(LANGUAGES));
  if (wanted.length === 0 || wanted.includes(REFERENCE)) await writeReference();
}

/** API.md only says what there is. */
async function writeReference(): Promise<void> {
  mkdirSync(path.join(DIST, REFERENCE), { recursive: true });
  await run('jsii-docgen', ['--output', path.join('dist', REFERENCE, 'API'), '--language', 'typescript', '--language', 'python', '--language', 'java', '--language', 'go']);
}

async function packLanguages(name: string, languages: readonly string[]): Promise<void> {
  const { outdir, needs = {} } = PACKAGES[name];
  // What an earlier version made would lie beside what this one makes.
  for (const language of languages) rmSync(path.join(outdir, language), { recursive: true, force: true });
  const packGroup = async (group: readonly string[]) => {
    for (const language of group.filter((each) => needs[each] !== undefined)) {
      cpSync(await packNeeded(needs[language], language, PACKAGES[name]), path.join(outdir, language), { recursive: true });
    }
    if (group.length > 0) await pack(`${name}: ${group.join(', ')}`, PACKAGES[name], group);
  };
  // Java takes as long as all others together.
  await Promise.all([packGroup(languages.filter((language) => language !== 'java')), packGroup(languages.filter((language) => language === 'java'))]);
}

/** Kept until what is packed or the packer is another one. Answers the folder of the language, with nothing else in it. */
async function packNeeded(npmPackage: string, language: string, { maven }: Package): Promise<string> {
  const folder = path.join(ROOT, 'node_modules', npmPackage);
  const kept = path.join(CACHE, language, `${path.basename(npmPackage)}-${versionOf(folder)}-${versionOf(path.join(ROOT, 'node_modules', 'jsii-pacmak'))}`);
  if (!existsSync(kept)) {
    mkdirSync(path.dirname(kept), { recursive: true });
    const fresh = mkdtempSync(`${kept}-`);
    // Nobody reads its pages from here.
    await pack(`${language}: ${npmPackage}, once`, { folder, outdir: fresh, maven }, [language], ['--mvn-define=maven.javadoc.skip=true']);
    renameSync(fresh, kept);
  }
  return path.join(kept, language);
}

async function pack(title: string, { folder, outdir, maven }: Package, targets: readonly string[], more: readonly string[] = []): Promise<void> {
  const began = Date.now();
  await run('jsii-pacmak', [folder, '--outdir', outdir, '--no-npmignore', '--maven-local-repository', maven, ...more, '--targets', ...targets]);
  process.stdout.write(`${title}: ${Math.round((Date.now() - began) / 1000)} s\n`);
}

function run(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' };
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', program), args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${status}`))));
  });
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
