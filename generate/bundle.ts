import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { type BuildOptions, buildSync } from 'esbuild';
import { completeAwscdkPackage } from './package/awscdk-package';
import { OPTIONS, VERSION } from './package/bundle-options';
import { bundledFiles, namePackages } from './package/bundled-files';
import { bundleChunks, type Chunk } from './package/chunks';
import { makeLazy } from './package/lazy-index';
import { renderLicenses } from './package/licenses';
import { commandChunks, emulatorChunks, providerChunks } from './package/program-chunks';
import { shorten } from './package/shorten';

/**
 * Turns the compiler's output into the shipped files: the provider's package, the CLI, and the libraries of the
 * constructs. The output is reproducible, because Terraform's lock file contains a hash of the provider's package.
 */
const ROOT = join(__dirname, '..');
const LIB = join(ROOT, 'lib');
/**
 * Terraform starts the provider three times for a plan, so it is read and compiled three times. Names and lines are
 * kept, because users report stack traces.
 */
const SHORT: BuildOptions = { minifyWhitespace: true, minifySyntax: true, lineLimit: 200 };

/** The first line of a file that is bundled in place, which prevents bundling it again. */
const BUNDLED = '// Bundled with the library it wraps.';

export async function bundle(): Promise<void> {
  bundleLibraries(join(LIB, 'definition', 'libraries'));
  const serviceNames = readdirSync(join(LIB, 'constructs'), { withFileTypes: true }).map(({ name }) =>
    join(LIB, 'constructs', name, 'index.js'),
  );
  for (const index of [...serviceNames.filter((file) => existsSync(file)), join(LIB, 'index.js')]) makeLazy(index);
  // Before the programs, which are the same then, whether the compiler or an earlier run has written the library.
  await shorten(LIB);
  const written = await bundlePrograms(join(LIB, 'bundle'));
  removeOthers(join(LIB, 'bundle'), new Set(written.map(({ file }) => file)));
  writeFileSync(join(LIB, 'bundle', 'LICENSES.txt'), renderLicenses(ROOT, bundledFiles(ROOT, 'lintel')));
  await completeAwscdkPackage(ROOT, { ...OPTIONS, ...SHORT });
}

/**
 * The emulator is a set of its own, because a module is in the first file of its set that needs it: users' tests load the emulator, which must not
 * load what commands need, nor the other way round. Commands take what the provider has from its files.
 */
async function bundlePrograms(folder: string): Promise<Chunk[]> {
  const options = { ...OPTIONS, ...SHORT };
  await bundleChunks(emulatorChunks(LIB), (file) => join(folder, file), options);
  await bundleProviderAnd(commandChunks(LIB), folder, options);
  return [...emulatorChunks(LIB), ...commandChunks(LIB)];
}

/** What an earlier version has written. */
function removeOthers(folder: string, written: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.js') && !written.has(name)) rmSync(join(folder, name));
}

/** Bundles libraries into the files that wrap them, in place: the constructs have no dependencies to install. */
function bundleLibraries(folder: string): void {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))) {
    if (readFileSync(file, 'utf8').startsWith(BUNDLED)) continue;
    const { metafile } = buildSync({
      ...OPTIONS,
      ...SHORT,
      entryPoints: [file],
      outfile: file,
      allowOverwrite: true,
      banner: { js: BUNDLED },
      metafile: true,
    });
    namePackages(file, metafile);
  }
}

/** Replaces the provider's folder atomically: a starting provider finds either the old files or the new ones. */
async function bundleProviderAnd(commands: readonly Chunk[], bundles: string, options: BuildOptions): Promise<void> {
  const destination = join(bundles, 'provider');
  const folder = `${destination}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = [...providerChunks(LIB).map((chunk) => ({ ...chunk, file: `provider/${chunk.file}` })), ...commands];
  await bundleChunks(all, (file) => join(bundles, file.replace(/^provider\//, 'provider.new/')), options);
  writeFileSync(join(folder, 'schema.bin'), encodedSchema());
  const launcher = join(folder, `terraform-provider-lintel_v${VERSION}`);
  writeFileSync(launcher, readFileSync(join(__dirname, 'package', 'launcher.sh'), 'utf8'));
  chmodSync(launcher, 0o755);
  rmSync(destination, { recursive: true, force: true });
  renameSync(folder, destination);
}

/** The schema response, prepared so that the process that returns it need not load the definitions. */
function encodedSchema(): Buffer {
  const { providerSchema } = load<typeof import('../src/terraform/schema')>('terraform/schema');
  const { encodeMessage } = load<typeof import('../src/plugin-protocol/wire/messages')>(
    'plugin-protocol/wire/messages',
  );
  return encodeMessage(
    'GetProviderSchema.Response',
    providerSchema(load<typeof import('../src/handlers')>('handlers')),
  );
}

function load<T>(name: string): T {
  // oxlint-disable-next-line typescript/no-require-imports -- the compiler's output
  return require(join(LIB, name)) as T;
}

if (require.main === module) void bundle();
