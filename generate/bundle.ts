import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { BuildOptions, buildSync } from 'esbuild';
import { bundleAwscdkAssets } from './awscdk-assets';
import { bundleChunks, Chunk } from './chunks';
import { makeLazy } from './lazy-index';
import { renderLicenses } from './licenses';

/**
 * Turns the compiler's output into what is shipped: the provider's package folder, the CLI, and the libraries that constructs use. The same
 * input gives the same bytes, because Terraform's lock file has a hash of the provider's folder.
 */
const ROOT = join(__dirname, '..');
const LIB = join(ROOT, 'lib');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

const OPTIONS: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.9',
  // Without the variants that packages have for bundlers: those are ECMAScript modules, which chunks cannot share with each other.
  conditions: [],
  define: { BUNDLED_VERSION: JSON.stringify(VERSION) },
  // axios wants it for forms, which neither service takes; it brings a table of all media types.
  // The emulator's HTTP framework loads its logger, its schemas and its means of testing when they are asked for, which they never are.
  alias: {
    'form-data': join(__dirname, 'no-form-data.js'),
    ...Object.fromEntries(['pino', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'].map((name) => [name, join(__dirname, 'unused.js')])),
  },
  // Where the packages really are must not show in what is made of them.
  preserveSymlinks: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * What Terraform starts three times for a plan is read and compiled three times. Names stay, and lines that an editor can show: people send us
 * the stack of a crash.
 */
const SHORT: BuildOptions = { minifyWhitespace: true, minifySyntax: true, lineLimit: 200 };

/** The first line of what was bundled in place, so that it is not bundled again. */
const BUNDLED = '// Bundled with the library it wraps.';

void main();

async function main(): Promise<void> {
  bundleLibraries(join(LIB, 'definition', 'libraries'));
  const serviceNames = readdirSync(join(LIB, 'constructs'), { withFileTypes: true }).map(({ name }) => join(LIB, 'constructs', name, 'index.js'));
  for (const index of [...serviceNames.filter((file) => existsSync(file)), join(LIB, 'index.js')]) makeLazy(index);
  await bundleProvider(join(LIB, 'bundle', 'provider'));
  await bundleCommands(join(LIB, 'bundle'));
  await bundleFunction(join(LIB, 'bundle'));
  writeFileSync(join(LIB, 'bundle', 'LICENSES.txt'), renderLicenses(ROOT, bundledFiles()));
  bundleAwscdkAssets(ROOT, OPTIONS);
}

/** What the vocabulary wraps, each loaded by whatever compares or checks a value of its kind. */
function libraryChunks(): Chunk[] {
  return ['cron', 'semver', 'yaml'].map((name) => ({ file: `${name}.js`, entry: join(LIB, 'definition', 'libraries', `${name}.js`), alone: true }));
}

/** The emulator is loaded by its command, and by those who start it in their tests. */
async function bundleCommands(folder: string): Promise<void> {
  const emulator = (name: string) => join(LIB, 'emulator', name);
  await bundleChunks([
    { file: 'cli.js', entry: join(LIB, 'cli', 'main.js'), alone: true },
    { file: 'emulator.js', entry: emulator('index.js') },
    { file: 'adopt.js', entry: join(LIB, 'cli', 'adopt', 'adopt.js'), whole: true, without: ['pgp-usable.js'] },
    { file: 'rekey.js', entry: join(LIB, 'cli', 'rekey', 'service.js'), alone: true },
    { file: 'resources.js', entry: join(LIB, 'handlers', 'index.js'), alone: true },
    ...libraryChunks(),
    { file: 'reviews.js', entry: join(LIB, 'handlers', 'reviews.js'), alone: true },
    { file: 'review-libraries.js', entry: join(LIB, 'cli', 'review', 'libraries.js'), alone: true },
    { file: 'certificates.js', entry: emulator('certificates.js') },
    { file: 'custom-resource.js', entry: join(LIB, 'custom-resource', 'main.js'), made: true },
    { file: 'openpgp.js', entry: emulator('secrets/rekey/encryption.js') },
    { file: 'pgp-usable.js', entry: join(LIB, 'handlers', 'secrets', 'shared', 'pgp-usable.js') },
  ], folder, OPTIONS);
}

/** What a function is made of: one file, and those beside it that it loads late. Lambda's runtime has the SDK. */
async function bundleFunction(folder: string): Promise<void> {
  const late = (name: string, ...entry: readonly string[]) => ({ file: `custom-resource-${name}.js`, entry: join(LIB, ...entry) });
  await bundleChunks([
    { file: 'custom-resource.js', entry: join(LIB, 'custom-resource', 'main.js') },
    late('transport', 'clients', 'transport.js'),
    late('whole-axios', 'clients', 'whole-axios.js'),
    late('assets', 'custom-resource', 'assets.js'),
    late('archive', 'handlers', 'platform', 'shared', 'module-archive.js'),
    late('certificate-names', 'handlers', 'secrets', 'shared', 'certificate-names.js'),
    late('openpgp', 'handlers', 'secrets', 'shared', 'pgp-usable.js'),
    ...['cron', 'semver', 'yaml'].map((name) => late(name, 'definition', 'libraries', `${name}.js`)),
  ], folder, { ...OPTIONS, external: ['@aws-sdk/*'] });
}

/** Each resource's folder, with what stands beside it: a command mostly has to do with few of them, and often with one service alone. */
function resourceChunks(): Chunk[] {
  const index = readFileSync(join(LIB, 'handlers', 'index.js'), 'utf8');
  const folders = new Map<string, Set<string>>();
  for (const [, folder, file] of index.matchAll(/require\(['"]\.\/([\w-]+\/[\w-]+)\/([\w-]+)['"]\)/g)) {
    folders.set(folder, (folders.get(folder) ?? new Set()).add(join(LIB, 'handlers', folder, `${file}.js`)));
  }
  const entry = join(LIB, 'handlers', 'index.js');
  const services = new Set([...folders.keys()].map((folder) => folder.split('/')[0]));
  return [
    ...[...services].map((service) => ({ file: `${service}.js`, entry, entries: [], service })),
    ...[...folders].map(([folder, entries]) => ({ file: `${folder.split('/')[1]}.js`, entry, entries: [...entries], service: folder.split('/')[0] })),
  ];
}

function bundledFiles(): string[] {
  return [join(LIB, 'bundle'), join(LIB, 'bundle', 'provider'), join(LIB, 'definition', 'libraries')]
    .flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.js')).map((name) => join(folder, name)));
}

/** Libraries become part of the files that wrap them, in place: the constructs have no dependency to install. */
function bundleLibraries(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')).map((name) => join(folder, name))) {
    if (readFileSync(file, 'utf8').startsWith(BUNDLED)) continue;
    buildSync({ ...OPTIONS, entryPoints: [file], outfile: file, allowOverwrite: true, banner: { js: BUNDLED } });
  }
}

/** Puts the finished folder in its place at once: a provider that is starting finds the old files or the new ones. */
async function bundleProvider(destination: string): Promise<void> {
  const folder = `${destination}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [own, protocol] = ['terraform', 'plugin-protocol'].map((part) => (name: string) => join(LIB, part, name));
  const library = (name: string) => join(LIB, 'definition', 'libraries', name);
  // No name may begin like the executable's: core would take the file for it.
  await bundleChunks([
    // Read before the handshake, and the only one that is.
    { file: 'provider.js', entry: own('main.js'), alone: true },
    { file: 'provider-server.js', entry: own('provider-server.js') },
    { file: 'stale-sockets.js', entry: protocol('stale-sockets.js') },
    { file: 'rpc-method.js', entry: protocol('rpc-method.js') },
    { file: 'rpc.js', entry: own('rpc/index.js') },
    ...resourceChunks(),
    { file: 'transport.js', entry: join(LIB, 'clients', 'transport.js') },
    { file: 'whole-axios.js', entry: join(LIB, 'clients', 'whole-axios.js') },
    { file: 'cron.js', entry: library('cron.js') },
    { file: 'archive.js', entry: join(LIB, 'handlers', 'platform', 'shared', 'module-archive.js') },
    { file: 'semver.js', entry: library('semver.js') },
    { file: 'yaml.js', entry: library('yaml.js') },
    { file: 'certificate-names.js', entry: join(LIB, 'handlers', 'secrets', 'shared', 'certificate-names.js') },
    { file: 'openpgp.js', entry: join(LIB, 'handlers', 'secrets', 'shared', 'pgp-usable.js') },
  ], folder, { ...OPTIONS, ...SHORT });
  writeFileSync(join(folder, 'schema.bin'), encodedSchema());
  const launcher = join(folder, `terraform-provider-lintel_v${VERSION}`);
  writeFileSync(launcher, readFileSync(join(__dirname, 'launcher.sh'), 'utf8'));
  chmodSync(launcher, 0o755);
  rmSync(destination, { recursive: true, force: true });
  renameSync(folder, destination);
}

/** What the provider answers when core asks for its schema, prepared so that the process which is asked need not load what it is made of. */
function encodedSchema(): Buffer {
  const { providerSchema } = load<typeof import('../src/terraform/schema')>('terraform/schema');
  const { encodeMessage } = load<typeof import('../src/plugin-protocol/wire/messages')>('plugin-protocol/wire/messages');
  return encodeMessage('GetProviderSchema.Response', providerSchema(load<typeof import('../src/handlers')>('handlers')));
}

function load<T>(name: string): T {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- what was compiled just now
  return require(join(LIB, name)) as T;
}
