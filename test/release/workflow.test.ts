/** @tier complete */
import { readFileSync, mkdirSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import * as path from 'path';
import { parse } from 'yaml';
import { NEWEST_WORKFLOW } from '../../generate/project/newest-project';
import { NOT_RUN, WORKFLOW } from '../../generate/project/release-project';
import { AUDIT_WORKFLOW, COMPATIBILITY_WORKFLOW } from '../../generate/project/repository-project';
import { TEST_WORKFLOW } from '../../generate/project/test-project';
import { absentProgram, describeNeeding } from '../support/needed';
import { runProgram } from '../support/run-program';
import { makeReleaseKey, scratchFolder } from './release-folder';

// oxlint-disable-next-line typescript/no-require-imports -- a module of the other kind
const { createMessage, readPrivateKey, sign } = require('openpgp') as typeof import('openpgp', {
  with: { 'resolution-mode': 'import' },
});

const ROOT = path.join(__dirname, '..', '..');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
}

const { jobs } = parse(readFileSync(path.join(ROOT, WORKFLOW), 'utf8')) as {
  readonly jobs: {
    readonly [name: string]: {
      readonly steps: readonly Step[];
      readonly permissions: Readonly<Record<string, string>>;
      readonly needs?: readonly string[];
      readonly environment?: string;
    };
  };
};
const STEPS = Object.values(jobs).flatMap(({ steps }) => steps);

const scratch = scratchFolder();
const tried = new Set<string>();
afterAll(() => scratch.remove());

/** A folder for one step, with these files. */
function folderWith(name: string, files: { readonly [file: string]: string | Buffer }): string {
  const folder = path.join(scratch.folder, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

/** Runs the step of this name as GitHub does. */
function runStep(name: string, folder: string, env: NodeJS.ProcessEnv = {}) {
  tried.add(name);
  const { run } = STEPS.find((step) => step.name === name)!;
  return runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run!], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: scratch.folder,
      TMPDIR: scratch.folder,
      GITHUB_REF_NAME: `v${version}`,
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@example.com',
      ...env,
    },
  });
}

test('a tag that is not the version is refused', async () => {
  const name = 'Refuse a tag that is not the version';
  expect(await runStep(name, ROOT)).toMatchObject({ status: 0 });
  expect(await runStep(name, ROOT, { GITHUB_REF_NAME: 'v9.9.9' })).toMatchObject({ status: 1 });
});

test('a release page has the notes of its version, and is refused without any', async () => {
  const name = 'Write the notes from the changelog';
  const text = `# Changelog\n\n## 9.0.0\n\n- Newer.\n\n## ${version} (today)\n\n- Own.\n\n### Fixed\n\n- Mended.\n\n## 0.0.1\n\n- Older.\n`;
  const folder = folderWith('notes', { 'CHANGELOG.md': text });
  expect(await runStep(name, folder)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(folder, 'notes.md'), 'utf8').trim()).toBe('- Own.\n\n### Fixed\n\n- Mended.');
  expect(await runStep(name, folder, { GITHUB_REF_NAME: 'v0.0.2' })).toMatchObject({ status: 1 });
});

describeNeeding('The step that checks a release', absentProgram('gpg', 'GnuPG'), () => {
  it('accepts what was signed, and refuses what has changed since', async () => {
    const name = 'Check the hashes and their signature';
    const key = await readPrivateKey({ armoredKey: readFileSync(await makeReleaseKey(scratch.folder), 'utf8') });
    const archive = 'What somebody installs.\n';
    const { stdout } = await runProgram('sh', ['-c', `printf %s "$1" | sha256sum`, 'sh', archive], {
      cwd: '/',
      env: process.env,
    });
    const sums = Buffer.from(`${stdout.split(' ')[0]}  p_linux_amd64.zip\n`);
    const message = await createMessage({ binary: sums });
    const signature = Buffer.from(await sign({ message, signingKeys: key, detached: true, format: 'binary' }));
    const folder = folderWith('checked', {
      'dist/release/p_linux_amd64.zip': archive,
      'dist/release/p_SHA256SUMS': sums,
      'dist/release/p_SHA256SUMS.sig': signature,
      'dist/release/p_signing-key.asc': key.toPublic().armor(),
    });
    expect(await runStep(name, folder)).toMatchObject({ status: 0, stdout: './p_linux_amd64.zip: OK\n'.slice(2) });
    writeFileSync(path.join(folder, 'dist', 'release', 'p_linux_amd64.zip'), 'Something else.\n');
    expect((await runStep(name, folder)).status).not.toBe(0);
    writeFileSync(path.join(folder, 'dist', 'release', 'p_linux_amd64.zip'), archive);
    writeFileSync(path.join(folder, 'dist', 'release', 'p_SHA256SUMS'), Buffer.concat([sums, Buffer.from('\n')]));
    expect((await runStep(name, folder)).status).not.toBe(0);
  });
});

describeNeeding('The step for Maven', absentProgram('gpg', 'GnuPG') ?? absentProgram('zip', 'zip'), () => {
  it('bundles our artifacts, signed, and nothing of others', async () => {
    const folder = folderWith('maven', {
      'dist/java/io/lintel/lintel/0.1.0/lintel-0.1.0.jar': 'jar',
      'dist/java/io/lintel/lintel/0.1.0/lintel-0.1.0.pom': 'pom',
      'dist/java/com/hashicorp/cdktf/0.21.0/cdktf-0.21.0.jar': 'theirs',
      'dist/cdktn/java/io/lintel/lintel-cdktn/0.1.0/lintel-cdktn-0.1.0.jar': 'jar',
      'dist/cdktn/java/io/cdktn/cdktn/0.24.0/cdktn-0.24.0.jar': 'theirs',
      'dist/awscdk/java/io/lintel/lintel-awscdk/0.1.0/lintel-awscdk-0.1.0.jar': 'jar',
    });
    const key = readFileSync(await makeReleaseKey(folder), 'utf8');
    const { status, stderr } = await runStep('Sign the artifacts, and make a bundle of them', folder, {
      RELEASE_KEY: key,
      PASSPHRASE: '',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) });
    const list = await runProgram('python3', ['-m', 'zipfile', '--list', 'bundle.zip'], {
      cwd: folder,
      env: process.env,
    });
    const files = [...list.stdout.matchAll(/^(\S+[^/\s])\s+\d{4}/gm)].map(([, file]) => file);
    expect(files.sort()).toEqual(
      [
        'lintel-awscdk/0.1.0/lintel-awscdk-0.1.0.jar',
        'lintel-cdktn/0.1.0/lintel-cdktn-0.1.0.jar',
        'lintel/0.1.0/lintel-0.1.0.jar',
        'lintel/0.1.0/lintel-0.1.0.pom',
      ]
        .flatMap((file) => [`io/lintel/${file}`, `io/lintel/${file}.asc`])
        .sort(),
    );
  });
});

test('Go modules become folders and tags of their repositories, once for a version', async () => {
  const name = 'Publish the Go modules';
  const folder = folderWith('go', {
    'dist/go/lintel/go.mod': 'module github.com/lintel-iac/lintel-go/lintel\n',
    'dist/cdktn/go/lintel/go.mod': 'module github.com/lintel-iac/lintel-cdktn-go/lintel\n',
    'dist/awscdk/go/lintelawscdk/go.mod': 'module github.com/lintel-iac/lintel-awscdk-go/lintelawscdk\n',
  });
  const git = async (...args: string[]) => (await runProgram('git', args, { cwd: folder, env: process.env })).stdout;
  const repositories = ['lintel-go', 'lintel-cdktn-go', 'lintel-awscdk-go'];
  for (const repository of repositories) {
    await git('init', '--quiet', '--bare', `remote/${repository}`);
  }
  const env = { GO_REPOSITORIES: `file://${path.join(folder, 'remote')}` };
  expect(await runStep(name, folder, env)).toMatchObject({ status: 0 });
  const show = (repository: string, object: string) => git('-C', path.join('remote', repository), 'show', object);
  expect(await show('lintel-go', `lintel/v${version}:lintel/go.mod`)).toContain('lintel-go/lintel');
  expect(await show('lintel-cdktn-go', `lintel/v${version}:lintel/go.mod`)).toContain('lintel-cdktn-go');
  expect(await show('lintel-awscdk-go', `lintelawscdk/v${version}:lintelawscdk/go.mod`)).toContain('lintelawscdk');
  await runProgram('rm', ['-rf', ...repositories], { cwd: folder, env: process.env });
  expect((await runStep(name, folder, env)).status).not.toBe(0);
});

test('npm receives each tarball', async () => {
  const received: { readonly name: string; readonly access: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'PUT') {
        const { name, access, _attachments } = JSON.parse(Buffer.concat(parts).toString()) as {
          readonly name: string;
          readonly access: string;
          readonly _attachments: object;
        };
        received.push({ name, access });
        expect(Object.keys(_attachments)).toEqual([`${name}-${version}.tgz`]);
      }
      response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    const folder = folderWith('npm', { '.npmrc': `//127.0.0.1:${port}/:_authToken=of-the-test\n` });
    for (const [place, name] of [
      ['dist/js', 'lintel'],
      ['dist/cdktn/js', 'lintel-cdktn'],
      ['dist/awscdk/js', 'lintel-awscdk'],
    ]) {
      const source = folderWith(`npm/${name}`, { 'package/package.json': JSON.stringify({ name, version }) });
      mkdirSync(path.join(folder, place), { recursive: true });
      const tarball = path.join(folder, place, `${name}@${version}.jsii.tgz`);
      await runProgram('tar', ['czf', tarball, 'package'], { cwd: source, env: process.env });
    }
    const { status, stderr } = await runStep('Publish to npm', folder, {
      npm_config_registry: `http://127.0.0.1:${port}/`,
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(received).toEqual([
      { name: 'lintel', access: 'public' },
      { name: 'lintel-cdktn', access: 'public' },
      { name: 'lintel-awscdk', access: 'public' },
    ]);
  } finally {
    server.close();
  }
});

describeNeeding('Every step', absentProgram('gpg', 'GnuPG') ?? absentProgram('zip', 'zip'), () => {
  it('was run by a test above, or says that none runs it', () => {
    const marked = STEPS.filter(({ name }) => name.endsWith(NOT_RUN)).map(({ name }) => name);
    expect(STEPS.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual(marked);
    expect(STEPS.filter(({ uses }) => uses !== undefined).every(({ name }) => name.endsWith(NOT_RUN))).toBe(true);
  });
});

test('only the jobs that prove where a package was built may ask for an identity', () => {
  const withIdentity = Object.entries(jobs).filter(([, { permissions }]) => permissions['id-token'] === 'write');
  expect(withIdentity.map(([name]) => name)).toEqual(['build', 'npm', 'pypi']);
});

test('what is downloaded by a name that we may not own yet meets no identity and no secret, and waits for a maintainer', () => {
  const comparing = Object.entries(jobs).filter(([, { steps }]) =>
    steps.some(({ run }) => /\bcompat\b|\bnpm:|\bnpm install\b|\bnpx\b/.test(run ?? '')),
  );
  expect(comparing.map(([name]) => name)).toEqual(['compatibility']);
  const [[, { permissions, environment, steps }]] = comparing;
  expect({ permissions, environment }).toEqual({ permissions: { contents: 'read' }, environment: undefined });
  expect(JSON.stringify(steps)).not.toContain('secrets.');
  expect(steps.find(({ run }) => run === 'npm run compat\n')!.if).toBe("vars.PUBLISHED_ON_NPM == 'true'");
  const publishing = Object.entries(jobs).filter(([, job]) => job.environment === 'release');
  expect(publishing.filter(([name, { needs }]) => name !== 'page' && !needs!.includes('compatibility'))).toEqual([]);
});

describeNeeding('The linter of workflows', absentProgram('go', 'Go 1.25 or newer'), () => {
  it('finds nothing', async () => {
    const { status, stdout, stderr } = await runProgram(
      'go',
      [
        'tool',
        'actionlint',
        '-no-color',
        ...[WORKFLOW, AUDIT_WORKFLOW, COMPATIBILITY_WORKFLOW, NEWEST_WORKFLOW, TEST_WORKFLOW].map((file) =>
          path.join(ROOT, file),
        ),
      ],
      {
        cwd: path.join(ROOT, 'test', 'support', 'actionlint'),
        env: process.env,
      },
    );
    expect({ status, stdout, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  }, 180_000);
});
