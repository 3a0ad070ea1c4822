import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runProgram } from './run-program';

/** Installs a package into a folder of its own for the tests of this file. Returns what runs steps of `support/clients` with it. */
export function pythonClient(
  requirement: string,
): (steps: string, env: Readonly<Record<string, string>>) => Promise<any> {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-python-client-'));
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-compile', '--disable-pip-version-check', '--target', folder];
    const { status, stderr } = await runProgram('python3', [...pip, requirement], { cwd: folder, env: process.env });
    if (status !== 0) throw new Error(stderr);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return async (steps, env) => {
    const given = { ...process.env, ...env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
    const program = path.join(__dirname, 'clients', steps);
    const { stdout, stderr } = await runProgram('python3', [program], { cwd: folder, env: given });
    expect(stderr.replace(/^.*DeprecationWarning.*\n.*\n/gm, '')).toBe('');
    return JSON.parse(stdout);
  };
}
