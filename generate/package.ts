/**
 * `npm run package` builds the checkout and then, with this, the package of each language into `dist/`: an npm tarball, a Python wheel, a
 * Go module, and a Maven repository for Java. Given names of languages, it makes only theirs: `npm run package -- python go`. `docs` is the
 * reference of the constructs, a file for each language.
 */
import { spawn } from 'child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..');
const DIST = path.join(ROOT, 'dist');
const CACHE = path.join(ROOT, '.cache');
const LANGUAGES = ['js', 'python', 'go', 'java', 'docs'];

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((language) => !LANGUAGES.includes(language));
  if (unknown.length > 0) throw new Error(`There is no package for ${unknown.join(', ')}: the languages are ${LANGUAGES.join(', ')}.`);
  const languages = wanted.length > 0 ? wanted : LANGUAGES;
  // What an earlier version made would lie beside what this one makes.
  for (const language of languages) rmSync(path.join(DIST, language), { recursive: true, force: true });
  const quick = languages.filter((language) => language !== 'java' && language !== 'docs');
  await Promise.all([
    ...quick.length > 0 ? [pack(quick.join(', '), ROOT, DIST, quick)] : [],
    ...languages.includes('java') ? [packJava()] : [],
    ...languages.includes('docs') ? [writeReference()] : [],
  ]);
}

/** API.md only says what there is. */
async function writeReference(): Promise<void> {
  mkdirSync(path.join(DIST, 'docs'), { recursive: true });
  await run('jsii-docgen', ['--output', path.join('dist', 'docs', 'API'), '--language', 'typescript', '--language', 'python', '--language', 'java', '--language', 'go']);
}

/** The base library's own artifact of our version cannot be had: it is packed from its npm package, and lies in the same repository as ours. */
async function packJava(): Promise<void> {
  cpSync(await packBaseLibrary(), path.join(DIST, 'java'), { recursive: true });
  await pack('java', ROOT, DIST, ['java']);
}

/** Kept until the base library or the packer is another one. Answers a Maven repository with nothing else in it. */
async function packBaseLibrary(): Promise<string> {
  const folder = path.join(ROOT, 'node_modules', 'cdktf');
  const kept = path.join(CACHE, 'java', `cdktf-${versionOf(folder)}-${versionOf(path.join(ROOT, 'node_modules', 'jsii-pacmak'))}`);
  if (!existsSync(kept)) {
    mkdirSync(path.dirname(kept), { recursive: true });
    const fresh = mkdtempSync(`${kept}-`);
    // Nobody reads its pages from here.
    await pack('java: the base library, once', folder, fresh, ['java'], ['--mvn-define=maven.javadoc.skip=true']);
    renameSync(fresh, kept);
  }
  return path.join(kept, 'java');
}

async function pack(title: string, folder: string, outdir: string, targets: readonly string[], more: readonly string[] = []): Promise<void> {
  const began = Date.now();
  const maven = ['--maven-local-repository', path.join(CACHE, 'maven')];
  await run('jsii-pacmak', [folder, '--outdir', outdir, '--no-npmignore', ...maven, ...more, '--targets', ...targets]);
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
