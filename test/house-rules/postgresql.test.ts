import { spawnSync } from 'child_process';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** Runs a file of tests that need a database, where there are no programs of one. */
function runWithout(environment: Readonly<Record<string, string>>): { readonly status: number | null; readonly output: string } {
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(path.join(ROOT, 'node_modules', '.bin', 'jest'), ['--runInBand', 'test/emulator/secrets/postgresql.test.ts'], {
    cwd: ROOT, encoding: 'utf8', env: { ...env, POSTGRESQL_PROGRAMS: path.join(ROOT, 'test'), LINTEL_SKIP_BUILD: '1', ...environment },
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('tests that need PostgreSQL, where it is not found', () => {
  it('fail in continuous integration', () => {
    const { status, output } = runWithout({ CI: 'true' });
    expect(status).toBe(1);
    expect(output).toContain('PostgreSQL is not found');
    expect(output).not.toContain('skipped');
  }, 60_000);

  it('are left out elsewhere, and say why', () => {
    const { status, output } = runWithout({});
    expect(status).toBe(0);
    expect(output).toMatch(/Left out: A connection that names a reachable PostgreSQL\. PostgreSQL is not found: .*POSTGRESQL_PROGRAMS/);
    expect(output).toMatch(/Tests: +\d+ skipped, \d+ total/);
  }, 60_000);
});
