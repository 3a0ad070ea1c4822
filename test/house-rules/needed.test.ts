/** @tier complete */
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
  readonly absent: string;
}

const NEEDING: { readonly [what: string]: Needing } = {
  'a database': {
    file: 'test/emulator/secrets/postgresql.test.ts',
    title: 'A connection that names a reachable PostgreSQL',
    absent: 'PostgreSQL is not found',
  },
  'a language': {
    file: 'test/package/languages.test.ts',
    title: 'an app in Go, of the package as it would be published',
    absent: 'Go 1.25 or newer is not found',
  },
  'a browser': {
    file: 'test/cli/review/browser.test.ts',
    title: 'the HTML page of a review',
    absent: 'There is no program `chromium-headless-shell` or `chromium` on the PATH',
  },
  'a terminal': {
    file: 'test/cli/rekey.test.ts',
    title: 'holders of shares at a terminal',
    absent: '`script`, of util-linux, is not on the PATH',
  },
};

/** Runs the tests that need something, all at once, where nothing of it is found. */
function run(environment: Readonly<Record<string, string>>) {
  const { CI: _, ...env } = process.env;
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const needing = Object.values(NEEDING);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      jest,
      '--runInBand',
      '--verbose',
      ...needing.map(({ file }) => file),
      '-t',
      needing.map(({ title }) => title).join('|'),
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...env, PATH: empty, POSTGRESQL_PROGRAMS: empty, LINTEL_SKIP_BUILD: '1', ...environment },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

describe('in continuous integration', () => {
  let result: ReturnType<typeof run>;
  beforeAll(() => {
    result = run({ CI: 'true' });
  }, 120_000);

  it.each(Object.entries(NEEDING))('tests that need %s fail if it is missing', (_, { file, absent }) => {
    expect(result.status).toBe(1);
    expect(result.output).toContain(`FAIL ${file}`);
    expect(result.output).toContain(absent);
  });
});

describe('outside continuous integration', () => {
  let result: ReturnType<typeof run>;
  beforeAll(() => {
    result = run({});
  }, 120_000);

  it.each(Object.entries(NEEDING))('tests that need %s are skipped with a reason if it is missing', (_, needing) => {
    expect(result.status).toBe(0);
    expect(result.output).toContain(`Left out: ${needing.title}. ${needing.absent}`);
  });

  it('no test of theirs runs', () => {
    expect(result.output).toMatch(/Tests: +\d+ skipped, \d+ total/);
  });
});
