/** @tier complete */
import { execFile } from 'child_process';
import { createHash } from 'crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { parse } from 'yaml';
import { readAssembly } from '../../generate/package/assembly';
import { COMPATIBILITY_WORKFLOW } from '../../generate/project/repository-project';
import { runProgram } from '../support/run-program';

const ROOT = path.join(__dirname, '..', '..');
const run = promisify(execFile);

/** What the test changes of an assembly. */
interface StoredAssembly {
  readonly types: { readonly [fqn: string]: { readonly methods: object[] } };
  fingerprint: string;
}

const PERSON = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'A tester'],
    [`GIT_${role}_EMAIL`, 'tester@example.com'],
  ]),
);

/** A package like an earlier release, whose assembly has one method that this one lacks. */
function earlierRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-compat-'));
  const assembly = readAssembly<StoredAssembly>(ROOT);
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

/** What a stranger could publish under one of our names: an empty assembly, and a script that npm runs when it installs the package. */
async function strangersPackage(folder: string, name: string): Promise<Buffer> {
  const content = path.join(folder, name);
  mkdirSync(path.join(content, 'package'), { recursive: true });
  const write = (file: string, value: object) =>
    writeFileSync(path.join(content, 'package', file), JSON.stringify(value));
  write('package.json', {
    name,
    version: '0.0.1',
    jsii: { outdir: '.', targets: {} },
    scripts: { preinstall: `touch '${path.join(folder, `${name}-was-here`)}'` },
  });
  write('.jsii', {
    schema: 'jsii/0.10.0',
    jsiiVersion: '6.0.0',
    name,
    version: '0.0.1',
    description: name,
    license: 'MIT',
    homepage: 'https://example.com',
    author: { name, roles: ['author'] },
    repository: { type: 'git', url: 'https://example.com' },
    types: {},
    fingerprint: '*',
  });
  const tarball = path.join(folder, `${name}.tgz`);
  await run('tar', ['czf', tarball, 'package'], { cwd: content });
  return readFileSync(tarball);
}

test('the comparison runs no script of what it downloads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-compat-'));
  const names = ['lintel', 'lintel-awscdk'];
  const tarballs = new Map<string, Buffer>();
  for (const name of names) tarballs.set(name, await strangersPackage(folder, name));
  const downloaded: string[] = [];
  const server = createServer((request, response) => {
    const [, name, file] = request.url!.split('/');
    const tarball = tarballs.get(name);
    if (!tarball) {
      response.writeHead(404).end('{}');
    } else if (file) {
      downloaded.push(name);
      response.end(tarball);
    } else {
      const dist = {
        tarball: `http://${request.headers.host}/${name}/${name}.tgz`,
        integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
      };
      const version = { name, version: '0.0.1', hasInstallScript: true, dist };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, 'dist-tags': { latest: '0.0.1' }, 'versions': { '0.0.1': version } }));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { status, stdout, stderr } = await runProgram('npm', ['run', 'compat'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        TMPDIR: folder,
        npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        npm_config_cache: path.join(folder, 'cache'),
      },
    });
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
    expect(downloaded).toEqual(names);
    expect(names.filter((name) => existsSync(path.join(folder, `${name}-was-here`)))).toEqual([]);
  } finally {
    server.close();
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
