import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { BuildOptions, buildSync } from 'esbuild';

/**
 * Turns the compiler's output into what is shipped: the provider's package folder, the CLI, and the libraries that constructs use. The same
 * input gives the same bytes, because Terraform's lock file has a hash of the provider's folder.
 */
const ROOT = join(__dirname, '..');
const LIB = join(ROOT, 'lib');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

bundleProvider(join(LIB, 'bundle', 'provider'));
bundle({ entryPoints: [join(LIB, 'cli', 'main.js')], outfile: join(LIB, 'bundle', 'cli.js') });
bundleLibraries(join(LIB, 'definition', 'libraries'));

function bundleProvider(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Only the first file is read before the handshake. The names of the others must not begin like the executable's: core would take them for it.
  bundle({ entryPoints: [join(LIB, 'terraform', 'main.js')], outfile: join(folder, 'provider.js'), external: ['./provider-server'] });
  bundle({ entryPoints: [join(LIB, 'terraform', 'provider-server.js')], outfile: join(folder, 'provider-server.js') });
  writeFileSync(join(folder, 'schema.bin'), encodedSchema());
  const launcher = join(folder, `terraform-provider-lintel_v${VERSION}`);
  writeFileSync(launcher, readFileSync(join(__dirname, 'launcher.sh'), 'utf8'));
  chmodSync(launcher, 0o755);
}

/** Libraries become part of the files that wrap them, in place: the constructs have no dependency to install. */
function bundleLibraries(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.js')) bundle({ entryPoints: [join(folder, name)], outfile: join(folder, name), allowOverwrite: true });
  }
}

/** What the provider answers when core asks for its schema, prepared so that the process which is asked need not load what it is made of. */
function encodedSchema(): Buffer {
  const { providerSchema } = load<typeof import('../src/terraform/schema')>('terraform/schema');
  const { encodeMessage } = load<typeof import('../src/terraform/wire/messages')>('terraform/wire/messages');
  return encodeMessage('GetProviderSchema.Response', providerSchema(load<typeof import('../src/handlers')>('handlers')));
}

function load<T>(name: string): T {
  return require(join(LIB, name)) as T;
}

function bundle(options: BuildOptions): void {
  buildSync({
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.9',
    define: { BUNDLED_VERSION: JSON.stringify(VERSION) },
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
}
