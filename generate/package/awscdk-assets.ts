import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'fs';
import { join } from 'path';
import { buildSync, type BuildOptions } from 'esbuild';

/** Writes the assets of the package for AWS CDK: the definitions for its checks, and the function's code. */
export function bundleAwscdkAssets(root: string, options: BuildOptions): void {
  const folder = join(root, 'packages', 'awscdk');
  const target = join(folder, 'assets');
  const made = `${target}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(join(made, 'custom-resource'), { recursive: true });
  buildSync({
    ...options,
    entryPoints: [join(folder, 'bundled', 'definitions.ts')],
    outfile: join(made, 'definitions.js'),
  });
  const bundle = join(root, 'lib', 'bundle');
  for (const file of readdirSync(bundle).filter((name) => /^custom-resource.*\.js$/.test(name))) {
    cpSync(join(bundle, file), join(made, 'custom-resource', file));
  }
  cpSync(join(bundle, 'LICENSES.txt'), join(made, 'LICENSES.txt'));
  rmSync(target, { recursive: true, force: true });
  renameSync(made, target);
}
