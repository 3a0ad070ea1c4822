import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

/**
 * The tarball that would be published from a folder. npm takes seconds to pack, so it is packed once for all test files of a run, which
 * build nothing.
 */
export function npmTarball(source: string): string {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const tarball = path.join(process.env.JEST_RUN_FOLDER ?? tmpdir(), `${name}.tgz`);
  if (existsSync(tarball)) return tarball;
  // In a folder of its own, and moved when it is complete, since another worker may need it at the same time.
  const folder = mkdtempSync(`${tarball}-`);
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  }).trim();
  renameSync(path.join(folder, packed), tarball);
  rmSync(folder, { recursive: true });
  return tarball;
}
