import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');
const COMPILED = path.join(ROOT, 'lib', 'executables');

/** A folder with a provider that is an executable, for tests of all that has nothing to do with where executables are placed. */
export const EXECUTABLE_FOLDER = path.join(COMPILED, 'provider');

/** The npm package with the executable for this machine, which the set-up of the tests has compiled. */
export function compiledPackage(): string {
  const name = existsSync(COMPILED) ? readdirSync(COMPILED).find((entry) => entry !== 'provider') : undefined;
  if (name === undefined) throw new Error('There is no executable: run `npm run executables`.');
  return path.join(COMPILED, name);
}

export function compiledExecutable(): string {
  return path.join(compiledPackage(), 'lintel');
}

/** The launcher without the choice: what it does for the certificates of Node.js, the settings of the engine, and then the executable. */
export function writeExecutableFolder(): void {
  rmSync(EXECUTABLE_FOLDER, { recursive: true, force: true });
  mkdirSync(EXECUTABLE_FOLDER, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const launcher = readFileSync(path.join(ROOT, 'generate', 'package', 'launcher.sh'), 'utf8');
  const settings = /^ {2}BUN_JSC_[^]*?^ {2}export .*$/m.exec(launcher)![0];
  const certificates = /^if \[ -n "\$NODE_EXTRA_CA_CERTS" \][^]*?^fi$/m.exec(launcher)![0];
  const file = path.join(EXECUTABLE_FOLDER, `terraform-provider-lintel_v${version}`);
  writeFileSync(file, `#!/bin/sh\n${certificates}\n${settings}\nexec '${compiledExecutable()}' "$@"\n`);
  chmodSync(file, 0o755);
}
