import { spawnSync } from 'child_process';
import { mkdtempSync, rmdirSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { ROOT } from './run-cli';

const empty = mkdtempSync(path.join(tmpdir(), 'lintel-path-'));
afterAll(() => rmdirSync(empty));

/** Runs the tests with people at terminals, where nothing gives them one. */
function runWithout(environment: Readonly<Record<string, string>>): { readonly status: number | null; readonly output: string } {
  const { CI: _, ...env } = process.env;
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--runInBand', 'test/cli/rekey.test.ts', '-t', 'people at terminals'], {
    cwd: ROOT, encoding: 'utf8', env: { ...env, PATH: empty, LINTEL_SKIP_BUILD: '1', ...environment },
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('tests with people at terminals, where there is no `script`', () => {
  it('fail in continuous integration', () => {
    const { status, output } = runWithout({ CI: 'true' });
    expect(status).toBe(1);
    expect(output).toContain('There is no terminal to be had');
  }, 60_000);

  it('are left out elsewhere, and say why', () => {
    const { status, output } = runWithout({});
    expect(status).toBe(0);
    expect(output).toMatch(/Left out: people at terminals\. There is no terminal to be had: `script`/);
    expect(output).toMatch(/Tests: +\d+ skipped, \d+ total/);
  }, 60_000);
});
