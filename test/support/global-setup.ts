import { execFileSync } from 'child_process';
import { readdirSync, statSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** Tests run the provider and the CLI as people do: from the bundles. They are made again where a source is newer. */
export default function globalSetup(): void {
  if (process.env.LINTEL_SKIP_BUILD) return;
  const bundle = path.join(ROOT, 'lib', 'bundle', 'cli.js');
  const awscdk = path.join(ROOT, 'packages', 'awscdk');
  const made = [bundle, path.join(awscdk, '.jsii'), path.join(awscdk, 'assets')];
  const oldest = Math.min(...made.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  if (Math.max(...[path.join(ROOT, 'src'), path.join(awscdk, 'src'), path.join(awscdk, 'bundled')].map(newest)) <= oldest) return;
  execFileSync('npx', ['projen', 'compile'], { cwd: ROOT, stdio: 'inherit' });
  execFileSync('npx', ['projen', 'post-compile'], { cwd: ROOT, stdio: 'inherit' });
}

function newest(folder: string): number {
  return Math.max(0, ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? newest(file) : statSync(file).mtimeMs;
  }));
}
