import { createHash } from 'crypto';
import { readFileSync } from 'fs';
import * as path from 'path';
import { subprocess } from 'jsii-pacmak/lib/util';
import { makeOnce, SHARED } from './shared';

const REQUIREMENTS = require.resolve('jsii-pacmak/lib/targets/python/requirements-dev.txt');

/**
 * Builds and checks a Python package. jsii-pacmak would make three virtual environments for each package, its own and those in which the archive of
 * sources and the wheel are built, which takes three times as long as building them. All of them have the same tools.
 */
export async function buildPython(sources: string, folder: string): Promise<void> {
  const python = path.join(await environment(), 'bin', 'python');
  await subprocess(python, ['-m', 'build', '--no-isolation', '--outdir', folder, sources], { cwd: sources });
  await subprocess(python, ['-m', 'twine', 'check', path.join(folder, '*')], { cwd: sources });
}

/** Returns the virtual environment of this machine that has jsii-pacmak's tools. */
async function environment(): Promise<string> {
  const version = await subprocess('python3', ['--version']);
  const place = path.join(SHARED, `python-tools-${hashOf(`${version}${readFileSync(REQUIREMENTS, 'utf8')}`)}`);
  await makeOnce(place, async (fresh) => {
    await subprocess('python3', ['-m', 'venv', fresh]);
    const python = path.join(fresh, 'bin', 'python');
    const install = ['-m', 'pip', 'install', '--no-input', '--requirement', REQUIREMENTS];
    await subprocess(python, install, { retry: { maxAttempts: 5 } });
  });
  return place;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
