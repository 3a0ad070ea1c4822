import { spawnSync } from 'child_process';
import { symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { PackedPackage } from '../constructs/packed-package';
import { ROOT } from '../package/languages';

/** Compiles files, by their names, in a project that has installed the package. Returns what the compiler finds wrong. */
export function compile(
  project: PackedPackage,
  sources: Readonly<Record<string, string>>,
  options: { readonly types?: readonly string[]; readonly outDir?: string } = {},
): string {
  for (const [file, text] of Object.entries(sources)) {
    writeFileSync(path.join(project.folder, file), `${text}\nexport {};\n`);
  }
  const { types = [], outDir } = options;
  if (types.length > 0) {
    symlinkSync(path.join(ROOT, 'node_modules', '@types'), path.join(project.folder, 'node_modules', '@types'));
  }
  const written = outDir === undefined ? { noEmit: true, skipLibCheck: true } : { outDir, skipDefaultLibCheck: true };
  const compilerOptions = { module: 'node16', strict: true, target: 'es2022', types, ...written };
  writeFileSync(
    path.join(project.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(sources) }),
  );
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, '-p', project.folder], { encoding: 'utf8' }).stdout;
}
