import { spawnSync } from 'child_process';
import { existsSync, readdirSync, statSync } from 'fs';
import * as path from 'path';
import { note, step } from './story';

export const ROOT = path.join(__dirname, '..', '..');
const CLI = path.join(ROOT, 'lib', 'bundle', 'cli.js');

/** The name of the program to run. Throws with installation links if there is none. */
export function findTerraform(): string {
  for (const name of ['terraform', 'tofu']) {
    if (spawnSync(name, ['version'], { stdio: 'ignore', env: cleanEnvironment() }).status === 0) return name;
  }
  throw new Error(
    [
      'The quickstart needs Terraform 1.11 or newer, or OpenTofu 1.11 or newer, on the PATH.',
      'Install one of them:',
      '  Terraform: https://developer.hashicorp.com/terraform/install',
      '  OpenTofu:  https://opentofu.org/docs/intro/install',
    ].join('\n'),
  );
}

/** Builds the checkout, unless it is up to date. */
export function buildIfNeeded(): void {
  if (existsSync(CLI) && newest(path.join(ROOT, 'src')) <= statSync(CLI).mtimeMs) return;
  step('Build (once)');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run build failed:\n${stdout}\n${stderr}`);
  note('built: lib/');
}

/** The environment without the user's own settings for Terraform and the services. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(TF_|LINTEL_|VAULT_|BAO_|TFE_|CDKTF_)/.test(name));
  return { ...Object.fromEntries(kept), CHECKPOINT_DISABLE: '1', TF_IN_AUTOMATION: '1' };
}

function newest(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? newest(file) : statSync(file).mtimeMs;
    }),
  );
}
