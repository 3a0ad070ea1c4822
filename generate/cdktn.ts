import { execFileSync } from 'child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { dirname, join, posix } from 'path';
import { makeLazy } from './lazy-index';

/**
 * `npm run build:cdktn`: the package of constructs for CDK Terrain, made from the sources of ours with the name of the framework replaced.
 * What the two frameworks do differently stands in `packages/cdktn/flavour`, in the place of the files of the same names.
 */
const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'packages', 'cdktn');

/** The framework wherever it is named, in prose too; not in the names of files and symbols that both frameworks share. */
const FRAMEWORK = /\bcdktf\b(?![/.](?!\s|$))/g;

/** A file of ours in another one: imported, exported again, or loaded late. */
const IMPORT = /(?:\bfrom |\b(?:import|require)\()'(\.[^']+)'/g;

function main(): void {
  for (const made of ['src', 'lib']) rmSync(join(FOLDER, made), { recursive: true, force: true });
  for (const [file, text] of flavouredSources()) write(join(FOLDER, 'src', file), text);
  execFileSync(process.execPath, [join(ROOT, 'node_modules', 'jsii', 'bin', 'jsii'), '--silence-warnings=reserved-word'], { cwd: FOLDER, stdio: 'inherit' });
  const lib = join(FOLDER, 'lib');
  // Bundled with what they wrap, and the same for both.
  cpSync(join(ROOT, 'lib', 'definition', 'libraries'), join(lib, 'definition', 'libraries'), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  for (const index of ['constructs/platform/index.js', 'constructs/secrets/index.js', 'index.js']) makeLazy(join(lib, index));
  const bundle = join('lib', 'bundle');
  cpSync(join(ROOT, bundle, 'provider'), join(FOLDER, bundle, 'provider'), { recursive: true });
  cpSync(join(ROOT, bundle, 'LICENSES.txt'), join(FOLDER, bundle, 'LICENSES.txt'));
}

/** What the constructs are made of, by its place below `src`. */
export function flavouredSources(): Map<string, string> {
  const flavour = new Map(readdirSync(join(FOLDER, 'flavour')).map((name) => [`constructs/${name}`, join(FOLDER, 'flavour', name)]));
  const sources = reachable('index.ts').map((file): [string, string] => {
    const own = flavour.get(file);
    flavour.delete(file);
    return [file, own ? readFileSync(own, 'utf8') : readFileSync(join(ROOT, 'src', file), 'utf8').replace(FRAMEWORK, 'cdktn')];
  });
  if (flavour.size > 0) throw new Error(`${[...flavour.keys()].join(', ')}: this flavour has a form of what the constructs do not have.`);
  return new Map(sources);
}

/** The files of ours that one is made of, itself first. */
function reachable(start: string): string[] {
  const files = new Set([start]);
  for (const file of files) {
    for (const [, module] of readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(IMPORT)) files.add(sourceOf(posix.join(posix.dirname(file), module)));
  }
  return [...files];
}

function sourceOf(module: string): string {
  const found = [`${module}.ts`, `${module}/index.ts`].find((file) => existsSync(join(ROOT, 'src', file)));
  if (!found) throw new Error(`There is no source of ${module}.`);
  return found;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (require.main === module) main();
