/**
 * Builds docs/ as a site: `npm run docs`, with `--output folder` (dist/site), `--base /path/` if it is not served at the root of a host, and
 * `--serve port` to look at it on this machine afterwards. `--plain` leaves code without colors, in half the time.
 */
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parseArgs } from 'util';
import { SITE_FOLDER } from '../project/site-project';
import { stage } from './stage';

const ROOT = path.join(__dirname, '..', '..');
const SITE = path.join(ROOT, SITE_FOLDER);

/** What is installed is what the lock file names; `npm ci` runs if the lock file has changed since. */
function install(): void {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(SITE, 'package-lock.json')))
    .digest('hex');
  const record = path.join(SITE, 'node_modules', '.installed-lock-file');
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  // No package needs its scripts: that of esbuild only checks that its binary is there.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(record, hash);
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: SITE, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const { values } = parseArgs({
  options: {
    output: { type: 'string' },
    base: { type: 'string' },
    serve: { type: 'string' },
    plain: { type: 'boolean' },
  },
});
const output = path.resolve(values.output ?? path.join(ROOT, 'dist', 'site'));
const base = values.base === undefined ? [] : ['--base', values.base];
const vitepress = path.join(SITE, 'node_modules', 'vitepress', 'bin', 'vitepress.js');

if (values.plain) process.env.DOCUMENTATION_CODE = 'plain';

install();
stage(ROOT);
run(process.execPath, [vitepress, 'build', '--outDir', output, ...base]);
if (values.serve !== undefined) {
  run(process.execPath, [vitepress, 'serve', '--outDir', output, '--port', values.serve, ...base]);
}
