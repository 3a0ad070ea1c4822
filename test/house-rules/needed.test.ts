import { spawnSync } from 'child_process';
import { mkdtempSync, rmdirSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');
const empty = mkdtempSync(path.join(tmpdir(), 'lintel-empty-'));
afterAll(() => rmdirSync(empty));

interface Needing {
  readonly file: string;
  readonly title: string;
  /** Hides the needed program. */
  readonly without: Readonly<Record<string, string>>;
  readonly absent: string;
}

const NEEDING: { readonly [what: string]: Needing } = {
  'a database': {
    file: 'test/emulator/secrets/postgresql.test.ts',
    title: 'A connection that names a reachable PostgreSQL',
    without: { POSTGRESQL_PROGRAMS: empty },
    absent: 'PostgreSQL is not found',
  },
  'a language': {
    file: 'test/package/languages.test.ts',
    title: 'an app in Go, of the package as it would be published',
    without: { PATH: empty },
    absent: 'Go 1.25 or newer is not found',
  },
  'a browser': {
    file: 'test/cli/review/browser.test.ts',
    title: 'the HTML page of a review',
    without: { PATH: empty },
    absent: 'There is no program `chromium` on the PATH',
  },
  'a terminal': {
    file: 'test/cli/rekey.test.ts',
    title: 'holders at terminals',
    without: { PATH: empty },
    absent: '`script`, of util-linux, is not on the PATH',
  },
};

function run(
  { file, title, without }: Needing,
  environment: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly output: string } {
  const { CI: _, ...env } = process.env;
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--runInBand', file, '-t', title], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, ...without, LINTEL_SKIP_BUILD: '1', ...environment },
  });
  return { status, output: `${stdout}${stderr}` };
}

describe.each(Object.entries(NEEDING))('tests that need %s, if it is missing,', (_, needing) => {
  it('fail in continuous integration', () => {
    const { status, output } = run(needing, { CI: 'true' });
    expect(status).toBe(1);
    expect(output).toContain(needing.absent);
  }, 60_000);

  it('are skipped elsewhere, with a reason', () => {
    const { status, output } = run(needing, {});
    expect(status).toBe(0);
    expect(output).toContain(`Left out: ${needing.title}. ${needing.absent}`);
    expect(output).toMatch(/Tests: +\d+ skipped, \d+ total/);
  }, 60_000);
});
