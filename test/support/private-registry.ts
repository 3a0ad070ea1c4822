import { execFile } from 'child_process';
import { writeFileSync } from 'fs';
import * as path from 'path';
import type { TestEmulator } from './emulator';

/** The platform of this machine, as registries name it. */
export const PLATFORM = { os: process.platform, arch: process.arch === 'x64' ? 'amd64' : process.arch };

/** Runs `terraform init` in a folder, for a provider in the registry of an emulator with TLS. `source`: `acme/dns`. */
export function initFrom(
  emulator: TestEmulator,
  folder: string,
  source: string,
): Promise<{ readonly failed: boolean; readonly output: string }> {
  const { host } = new URL(emulator.address);
  const file = (base: string) => path.join(folder, base);
  writeFileSync(file('ca.pem'), emulator.ca!);
  writeFileSync(file('cli.tfrc'), `credentials "${host}" {\n  token = "platform-reader"\n}\n`);
  writeFileSync(
    file('main.tf'),
    `terraform {\n  required_providers {\n    it = { source = "${host}/${source}" }\n  }\n}\n`,
  );
  const env = { ...process.env, SSL_CERT_FILE: file('ca.pem'), TF_CLI_CONFIG_FILE: file('cli.tfrc') };
  return new Promise((resolve) => {
    execFile('terraform', ['init', '-no-color', '-input=false'], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}`.replace(/[\s│]+/g, ' ') }),
    );
  });
}

/** Where `terraform init` puts the provider in its folder. */
export function installedPath(emulator: TestEmulator, folder: string, source: string, version: string): string {
  const { host } = new URL(emulator.address);
  return path.join(folder, '.terraform', 'providers', host, source, version, `${PLATFORM.os}_${PLATFORM.arch}`);
}
