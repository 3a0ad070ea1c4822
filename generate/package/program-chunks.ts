import { readFileSync } from 'fs';
import { join } from 'path';
import type { Chunk } from './chunks';

/** The files of each program: the one that starts, and those that it loads late. `lib` is the compiler's output. */

/** Those of the provider, in a folder of their own. */
export function providerChunks(lib: string): Chunk[] {
  const [own, protocol] = ['terraform', 'plugin-protocol'].map((part) => (name: string) => join(lib, part, name));
  // No name may start with the executable's: Terraform would take the file for it.
  return [
    // The only file that is read before the handshake.
    { file: 'provider.js', entry: own('main.js'), alone: true },
    { file: 'provider-server.js', entry: own('provider-server.js') },
    { file: 'stale-sockets.js', entry: protocol('stale-sockets.js') },
    { file: 'rpc-method.js', entry: protocol('rpc-method.js') },
    { file: 'rpc.js', entry: own('load-rpcs.js') },
    ...resourceChunks(lib),
    { file: 'transport.js', entry: join(lib, 'clients', 'transport', 'transport.js') },
    { file: 'whole-axios.js', entry: join(lib, 'clients', 'transport', 'whole-axios.js') },
    ...loginChunks(lib),
    ...lateChunks(lib),
  ];
}

/** Those of the command line, which takes what it shares with the provider from the provider's files. */
export function commandChunks(lib: string): Chunk[] {
  return [
    { file: 'cli.js', entry: join(lib, 'cli', 'main.js'), alone: true },
    { file: 'emulator.js', entry: join(lib, 'emulator', 'index.js'), made: true },
    { file: 'review-libraries.js', entry: join(lib, 'cli', 'review', 'libraries.js'), alone: true },
    // A review loads the definitions alone, a login the clients, and the others what they need of both.
    { file: 'reviews.js', entry: join(lib, 'handlers', 'reviews.js') },
    { file: 'login.js', entry: join(lib, 'cli', 'login', 'service.js') },
    { file: 'rekey.js', entry: join(lib, 'cli', 'rekey', 'service.js') },
    { file: 'resources.js', entry: join(lib, 'handlers', 'index.js') },
    { file: 'template-drift.js', entry: join(lib, 'custom-resource', 'drift', 'templates.js') },
    { file: 'adopt.js', entry: join(lib, 'cli', 'adopt', 'adopt.js') },
  ];
}

/** Those of the emulator, which users' tests load. */
export function emulatorChunks(lib: string): Chunk[] {
  const emulator = (name: string) => join(lib, 'emulator', name);
  return [
    {
      file: 'emulator.js',
      entry: emulator('index.js'),
      names: ['startEmulator', 'connectToEmulator', 'EmulatorError'],
    },
    { file: 'certificates.js', entry: emulator('certificates.js') },
    { file: 'openpgp.js', entry: emulator('secrets/rekey/encryption.js') },
  ];
}

/** Those of the function, all in one folder. */
export function functionChunks(lib: string): Chunk[] {
  const late: readonly Chunk[] = [
    { file: 'transport.js', entry: join(lib, 'clients', 'transport', 'transport.js') },
    { file: 'whole-axios.js', entry: join(lib, 'clients', 'transport', 'whole-axios.js') },
    ...loginChunks(lib),
    { file: 'assets.js', entry: join(lib, 'custom-resource', 'properties', 'assets.js') },
    ...lateChunks(lib),
  ];
  return [
    { file: 'custom-resource.js', entry: join(lib, 'custom-resource', 'main.js') },
    ...late.map((chunk) => ({ ...chunk, file: `custom-resource-${chunk.file}` })),
  ];
}

/** What few of the provider's resources need, and the function's. */
function lateChunks(lib: string): Chunk[] {
  const shared = (service: string, ...file: readonly string[]) => join(lib, 'handlers', service, 'shared', ...file);
  return [
    { file: 'archive.js', entry: shared('platform', 'archives', 'archive.js') },
    { file: 'release.js', entry: shared('platform', 'registry', 'release-folder.js') },
    ...['cron', 'semver', 'yaml'].map((name) => ({
      file: `${name}.js`,
      entry: join(lib, 'definition', 'libraries', `${name}.js`),
    })),
    { file: 'certificate-names.js', entry: shared('secrets', 'certificates', 'certificate-names.js') },
    { file: 'openpgp.js', entry: shared('secrets', 'pgp-usable.js') },
    { file: 'release-signature.js', entry: shared('platform', 'registry', 'release-signature.js') },
  ];
}

/** A connection with a token loads nothing of the login, and most logins do not need AWS. */
function loginChunks(lib: string): Chunk[] {
  const entry = (name: string) => join(lib, 'clients', 'login', `${name}.js`);
  return [
    { file: 'resolve-login.js', entry: entry('resolve-login') },
    { file: 'secrets-login.js', entry: entry('index') },
    { file: 'aws-identity.js', entry: entry('aws-identity') },
  ];
}

/** Each resource's folder with its modules: a command usually needs few of them, often of one service only. */
function resourceChunks(lib: string): Chunk[] {
  const index = readFileSync(join(lib, 'handlers', 'index.js'), 'utf8');
  const folders = new Map<string, Set<string>>();
  for (const [, folder, file] of index.matchAll(/require\(['"]\.\/([\w-]+\/[\w-]+)\/([\w-]+)['"]\)/g)) {
    folders.set(folder, (folders.get(folder) ?? new Set()).add(join(lib, 'handlers', folder, `${file}.js`)));
  }
  const entry = join(lib, 'handlers', 'index.js');
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
