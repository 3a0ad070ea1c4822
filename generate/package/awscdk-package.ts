import { cpSync, mkdirSync, renameSync, rmSync } from 'fs';
import { join } from 'path';
import { buildSync, type BuildOptions } from 'esbuild';
import { bundleChunks } from './chunks';
import { functionChunks } from './program-chunks';
import { shorten } from './shorten';

/** Completes the package for AWS CDK by its assets: the definitions for its checks, and the function's code. */
export async function completeAwscdkPackage(root: string, options: BuildOptions): Promise<void> {
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
  // Lambda's runtime provides the SDK.
  await bundleChunks(functionChunks(join(root, 'lib')), (file) => join(made, 'custom-resource', file), {
    ...options,
    external: ['@aws-sdk/*'],
  });
  cpSync(join(root, 'lib', 'bundle', 'LICENSES.txt'), join(made, 'LICENSES.txt'));
  await shorten(join(folder, 'lib'));
  rmSync(target, { recursive: true, force: true });
  renameSync(made, target);
}
