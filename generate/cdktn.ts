import { execFileSync } from 'child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { dirname, join, posix } from 'path';
import { makeLazy } from './package/lazy-index';
import { shorten } from './package/shorten';

/**
 * `npm run build:cdktn` creates the package of constructs for CDK Terrain from the sources of the constructs, with the
 * framework's name replaced. Files in `packages/cdktn/flavour` replace those that differ between the frameworks.
 */
const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'packages', 'cdktn');

/** The framework's name, in prose too, but not in the names of files and symbols that both frameworks share. */
const FRAMEWORK = /\bcdktf\b(?![/.](?!\s|$))/g;

/** An import, export or late loading of another source file. */
const IMPORT = /(?:\bfrom |\b(?:import|require)\()'(\.[^']+)'/g;

async function main(): Promise<void> {
  for (const made of ['src', 'lib']) rmSync(join(FOLDER, made), { recursive: true, force: true });
  for (const [file, text] of flavouredSources()) write(join(FOLDER, 'src', file), text);
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules', 'jsii', 'bin', 'jsii'), '--compress-assembly', '--silence-warnings=reserved-word'],
    { cwd: FOLDER, stdio: 'inherit' },
  );
  const lib = join(FOLDER, 'lib');
  // Bundled with the libraries that they wrap; the same for both packages.
  cpSync(join(ROOT, 'lib', 'definition', 'libraries'), join(lib, 'definition', 'libraries'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  for (const index of ['constructs/platform/index.js', 'constructs/secrets/index.js', 'index.js']) {
    makeLazy(join(lib, index));
  }
  await shorten(lib);
  // The provider, the command line, the emulator and the mocks, so that nobody installs the package for cdktf beside this one.
  for (const same of [join('lib', 'bundle'), 'bin', 'mocks']) {
    rmSync(join(FOLDER, same), { recursive: true, force: true });
    cpSync(join(ROOT, same), join(FOLDER, same), { recursive: true });
  }
  for (const declaration of emulatorDeclarations()) {
    mkdirSync(join(FOLDER, dirname(declaration)), { recursive: true });
    cpSync(join(ROOT, declaration), join(FOLDER, declaration));
  }
}

/** What the package for cdktf has of the types of the emulator. */
function emulatorDeclarations(): string[] {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  const declarations = files
    .filter((file) => file.startsWith('lib/emulator/'))
    .flatMap((file) =>
      file.endsWith('/*.d.ts')
        ? readdirSync(join(ROOT, dirname(file)))
            .filter((name) => name.endsWith('.d.ts'))
            .map((name) => posix.join(posix.dirname(file), name))
        : [file],
    );
  if (declarations.length === 0) throw new Error('package.json lists no types of the emulator.');
  return declarations;
}

/** The sources of the constructs, by path below `src`. */
export function flavouredSources(): Map<string, string> {
  const flavour = new Map(
    readdirSync(join(FOLDER, 'flavour')).map((name) => [`constructs/${name}`, join(FOLDER, 'flavour', name)]),
  );
  const sources = reachable('index.ts').map((file): [string, string] => {
    const own = flavour.get(file);
    flavour.delete(file);
    return [
      file,
      own ? readFileSync(own, 'utf8') : readFileSync(join(ROOT, 'src', file), 'utf8').replace(FRAMEWORK, 'cdktn'),
    ];
  });
  if (flavour.size > 0) {
    throw new Error(
      `${[...flavour.keys()].join(', ')}: the constructs do not have these files, so they cannot be replaced.`,
    );
  }
  return new Map(sources);
}

/** The source files that a file depends on, itself first. */
function reachable(start: string): string[] {
  const files = new Set([start]);
  for (const file of files) {
    for (const [, module] of readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(IMPORT)) {
      files.add(sourceOf(posix.join(posix.dirname(file), module)));
    }
  }
  return [...files];
}

function sourceOf(module: string): string {
  const found = [`${module}.ts`, `${module}/index.ts`].find((file) => existsSync(join(ROOT, 'src', file)));
  if (!found) throw new Error(`No source file for ${module} was found.`);
  return found;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (require.main === module) void main();
