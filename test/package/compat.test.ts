import { execFile } from 'child_process';
import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { parse } from 'yaml';
import { COMPATIBILITY_WORKFLOW } from '../../generate/repository-project';

const ROOT = path.join(__dirname, '..', '..');
const run = promisify(execFile);

const PERSON = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'A tester'],
    [`GIT_${role}_EMAIL`, 'tester@example.com'],
  ]),
);

/** A package like an earlier release, whose assembly has one method that this one lacks. */
function earlierRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-compat-'));
  const assembly = JSON.parse(readFileSync(path.join(ROOT, '.jsii'), 'utf8'));
  const duration = assembly.types['lintel.Duration'];
  const [method] = duration.methods;
  duration.methods.push({ ...method, name: 'weeks' });
  assembly.fingerprint = '*';
  writeFileSync(path.join(folder, '.jsii'), JSON.stringify(assembly));
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('a release that lacks a method of the one before is refused, unless the lack is intended', async () => {
  const folder = earlierRelease();
  try {
    const ignored = path.join(folder, '.compatignore');
    const compare = async () => {
      const options = ['--keep-going', '--ignore-file', ignored];
      const jsiiDiff = path.join(ROOT, 'node_modules', 'jsii-diff', 'bin', 'jsii-diff');
      return run(process.execPath, [jsiiDiff, folder, ROOT, ...options]).then(
        () => 'accepted',
        ({ stderr, stdout }: { readonly stderr: string; readonly stdout: string }) => stderr + stdout,
      );
    };
    const refused = await compare();
    expect(refused).toContain('lintel.Duration.weeks: has been removed');
    writeFileSync(ignored, 'removed:lintel.Duration.weeks\n');
    expect(await compare()).toBe('accepted');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

describe('the workflow for pull requests', () => {
  const { jobs } = parse(readFileSync(path.join(ROOT, COMPATIBILITY_WORKFLOW), 'utf8'));
  const script: string = jobs.constructs.steps.at(-1).run;
  let folder: string;
  let repository: string;
  const git = async (...args: string[]) => run('git', args, { cwd: repository, env: { ...process.env, ...PERSON } });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-compat-'));
    repository = path.join(folder, 'repository');
    mkdirSync(repository);
    mkdirSync(path.join(folder, 'bin'));
    // Programs that only say how they are called. The test above runs the real comparison.
    for (const program of ['npm', 'npx']) {
      const text = `#!/bin/sh\necho "$(basename "$PWD"): ${program} $*" >> '${folder}/calls'\ncase "$*" in *awscdk*) exit "$OUTCOME" ;; esac\n`;
      writeFileSync(path.join(folder, 'bin', program), text, { mode: 0o755 });
    }
    await git('init', '--quiet');
    await git('commit', '--quiet', '--allow-empty', '--message', 'a release');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const compare = async (outcome = 0) =>
    run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: repository,
      env: { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`, RUNNER_TEMP: folder, OUTCOME: String(outcome) },
    });

  test('compares both packages with those of the last tag, and downloads neither', async () => {
    await git('tag', 'v0.1.0');
    await git('commit', '--quiet', '--allow-empty', '--message', 'a change');
    await compare();
    const options = '--keep-going --ignore-file .compatignore';
    expect(readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
      'repository: npm ci',
      'repository: npx projen compile',
      'last: npm ci',
      'last: npx projen compile',
      `repository: npx jsii-diff ${folder}/last/. . ${options}`,
      `repository: npx jsii-diff ${folder}/last/packages/awscdk packages/awscdk ${options}`,
    ]);
    await git('worktree', 'remove', path.join(folder, 'last'));
    await expect(compare(1)).rejects.toMatchObject({ code: 1 });
  });

  test('compares nothing before the first release', async () => {
    expect((await compare()).stdout).toBe('There is no release to compare with.\n');
    expect(existsSync(path.join(folder, 'calls'))).toBe(false);
  });
});
