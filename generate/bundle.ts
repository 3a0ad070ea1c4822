import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { BuildOptions, buildSync } from 'esbuild';
import { bundleAwscdkAssets } from './package/awscdk-assets';
import { OPTIONS, VERSION } from './package/bundle-options';
import { bundledFiles, namePackages } from './package/bundled-files';
import { bundleChunks, Chunk } from './package/chunks';
import { makeLazy } from './package/lazy-index';
import { renderLicenses } from './package/licenses';

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
  await bundleProvider(join(LIB, 'bundle', 'provider'));
  const written = [...(await bundleCommands(join(LIB, 'bundle'))), ...(await bundleFunction(join(LIB, 'bundle')))];
  removeOthers(join(LIB, 'bundle'), new Set(written.map(({ file }) => file)));
  writeFileSync(join(LIB, 'bundle', 'LICENSES.txt'), renderLicenses(ROOT, bundledFiles(ROOT, 'lintel')));
  removeSourceMaps(LIB);
  bundleAwscdkAssets(ROOT, OPTIONS);
}

/** What commands load of the provider, so that it is there once. */
function providerLibraries(): Chunk[] {
  const secrets = join(LIB, 'handlers', 'secrets', 'shared');
  const registry = join(LIB, 'handlers', 'platform', 'shared', 'registry');
  return [
    ...['cron', 'semver', 'yaml'].map((name) => [name, join(LIB, 'definition', 'libraries', `${name}.js`)] as const),
    ['aws-identity', join(LIB, 'clients', 'login', 'aws-identity.js')] as const,
    ['openpgp', join(secrets, 'pgp-usable.js')] as const,
    ['release-signature', join(registry, 'release-signature.js')] as const,
  ].map(([name, entry]) => ({ file: `provider/${name}.js`, entry, made: true }));
}

/** A connection with a token loads nothing of the login, and most logins do not need AWS. */
function loginChunks(): Chunk[] {
  const entry = (name: string) => join(LIB, 'clients', 'login', `${name}.js`);
  return [
    { file: 'resolve-login.js', entry: entry('resolve-login') },
    { file: 'secrets-login.js', entry: entry('index') },
    { file: 'aws-identity.js', entry: entry('aws-identity') },
  ];
}

/**
 * Two sets, because a module is in the first file of its set that needs it: users' tests load the emulator, which must not load what commands
 * need, nor the other way round.
 */
async function bundleCommands(folder: string): Promise<Chunk[]> {
  const emulator = (name: string) => join(LIB, 'emulator', name);
  const options = { ...OPTIONS, ...SHORT };
  const ofEmulator: Chunk[] = [
    {
      file: 'emulator.js',
      entry: emulator('index.js'),
      names: ['startEmulator', 'connectToEmulator', 'EmulatorError'],
    },
    { file: 'certificates.js', entry: emulator('certificates.js') },
    { file: 'openpgp.js', entry: emulator('secrets/rekey/encryption.js') },
  ];
  const ofCommands: Chunk[] = [
    { file: 'cli.js', entry: join(LIB, 'cli', 'main.js'), alone: true },
    { file: 'emulator.js', entry: emulator('index.js'), made: true },
    { file: 'custom-resource.js', entry: join(LIB, 'custom-resource', 'main.js'), made: true },
    { file: 'review-libraries.js', entry: join(LIB, 'cli', 'review', 'libraries.js'), alone: true },
    // Those of the provider that load nothing else of it.
    ...providerLibraries(),
    // A review loads the definitions alone, a login the clients, and the others what they need of both.
    { file: 'reviews.js', entry: join(LIB, 'handlers', 'reviews.js') },
    { file: 'login.js', entry: join(LIB, 'cli', 'login', 'service.js') },
    { file: 'rekey.js', entry: join(LIB, 'cli', 'rekey', 'service.js') },
    { file: 'resources.js', entry: join(LIB, 'handlers', 'index.js') },
    { file: 'adopt.js', entry: join(LIB, 'cli', 'adopt', 'adopt.js') },
  ];
  for (const chunks of [ofEmulator, ofCommands]) await bundleChunks(chunks, folder, options);
  return [...ofEmulator, ...ofCommands];
}

/** The files of a function: the entry, and those that it loads late. Lambda's runtime provides the SDK. */
async function bundleFunction(folder: string): Promise<Chunk[]> {
  const late = (name: string, ...entry: readonly string[]) => ({
    file: `custom-resource-${name}.js`,
    entry: join(LIB, ...entry),
  });
  const chunks: Chunk[] = [
    { file: 'custom-resource.js', entry: join(LIB, 'custom-resource', 'main.js') },
    late('transport', 'clients', 'transport', 'transport.js'),
    late('whole-axios', 'clients', 'transport', 'whole-axios.js'),
    late('resolve-login', 'clients', 'login', 'resolve-login.js'),
    late('secrets-login', 'clients', 'login', 'index.js'),
    late('aws-identity', 'clients', 'login', 'aws-identity.js'),
    late('assets', 'custom-resource', 'properties', 'assets.js'),
    late('archive', 'handlers', 'platform', 'shared', 'archives', 'archive.js'),
    late('release', 'handlers', 'platform', 'shared', 'registry', 'release-folder.js'),
    late('certificate-names', 'handlers', 'secrets', 'shared', 'certificates', 'certificate-names.js'),
    late('openpgp', 'handlers', 'secrets', 'shared', 'pgp-usable.js'),
    late('release-signature', 'handlers', 'platform', 'shared', 'registry', 'release-signature.js'),
    ...['cron', 'semver', 'yaml'].map((name) => late(name, 'definition', 'libraries', `${name}.js`)),
  ];
  await bundleChunks(chunks, folder, { ...OPTIONS, ...SHORT, external: ['@aws-sdk/*'] });
  return chunks;
}

/** Each resource's folder with its modules: a command usually needs few of them, often of one service only. */
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
    ...[...folders].map(([folder, entries]) => ({
      file: `${folder.split('/')[1]}.js`,
      entry,
      entries: [...entries],
      service: folder.split('/')[0],
    })),
  ];
}

/** What an earlier version has written. */
function removeOthers(folder: string, written: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.js') && !written.has(name)) rmSync(join(folder, name));
}

/** The compiler writes the sources into its output, which is as long again: what is shipped has no source to step through. */
function removeSourceMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || name.startsWith('bundle')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const end = text.lastIndexOf('\n//# sourceMappingURL=data:');
    if (end >= 0) writeFileSync(file, text.slice(0, end + 1));
  }
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
async function bundleProvider(destination: string): Promise<void> {
  const folder = `${destination}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [own, protocol] = ['terraform', 'plugin-protocol'].map((part) => (name: string) => join(LIB, part, name));
  const library = (name: string) => join(LIB, 'definition', 'libraries', name);
  // No name may start with the executable's: Terraform would take the file for it.
  await bundleChunks(
    [
      // The only file that is read before the handshake.
      { file: 'provider.js', entry: own('main.js'), alone: true },
      { file: 'provider-server.js', entry: own('provider-server.js') },
      { file: 'stale-sockets.js', entry: protocol('stale-sockets.js') },
      { file: 'rpc-method.js', entry: protocol('rpc-method.js') },
      { file: 'rpc.js', entry: own('load-rpcs.js') },
      ...resourceChunks(),
      { file: 'transport.js', entry: join(LIB, 'clients', 'transport', 'transport.js') },
      { file: 'whole-axios.js', entry: join(LIB, 'clients', 'transport', 'whole-axios.js') },
      ...loginChunks(),
      { file: 'cron.js', entry: library('cron.js') },
      { file: 'archive.js', entry: join(LIB, 'handlers', 'platform', 'shared', 'archives', 'archive.js') },
      { file: 'release.js', entry: join(LIB, 'handlers', 'platform', 'shared', 'registry', 'release-folder.js') },
      { file: 'semver.js', entry: library('semver.js') },
      { file: 'yaml.js', entry: library('yaml.js') },
      {
        file: 'certificate-names.js',
        entry: join(LIB, 'handlers', 'secrets', 'shared', 'certificates', 'certificate-names.js'),
      },
      { file: 'openpgp.js', entry: join(LIB, 'handlers', 'secrets', 'shared', 'pgp-usable.js') },
      {
        file: 'release-signature.js',
        entry: join(LIB, 'handlers', 'platform', 'shared', 'registry', 'release-signature.js'),
      },
    ],
    folder,
    { ...OPTIONS, ...SHORT },
  );
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
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the compiler's output
  return require(join(LIB, name)) as T;
}

if (require.main === module) void bundle();
