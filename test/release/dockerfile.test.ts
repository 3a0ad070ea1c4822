/** @tier complete */
import { spawnSync } from 'child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { absentProgram, describeNeeding } from '../support/needed';
import { runProgram } from '../support/run-program';
import { hadolint } from './hadolint';
import { guideBlocks } from './install-guide';
import { scratchFolder } from './release-folder';

const ROOT = path.join(__dirname, '..', '..');
const DOCKERFILE = path.join(ROOT, 'examples', 'container', 'Dockerfile');
const ARCHIVE = 'terraform-provider-lintel_0.1.0_linux_amd64.zip';

test('the guide builds the image from the Dockerfile of the example, for each runner with its base', () => {
  const lines = Object.values(guideBlocks('image')).join('').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('docker build'))).toHaveLength(4);
  for (const line of lines.filter((each) => each.startsWith('docker build'))) {
    expect(line).toMatch(
      /^docker build --file examples\/container\/Dockerfile (--build-arg BASE=\S+:\S+ )?(--build-arg LIBRARY=\. )?--tag \S+ \.$/,
    );
  }
});

describeNeeding(
  'The Dockerfile',
  process.platform === 'linux' && process.arch === 'x64'
    ? absentProgram('python3', 'Python with pip')
    : 'The linter is that for Linux on x64.',
  () => {
    it('has no finding of the linter', async () => {
      const { status, stdout, stderr } = await runProgram(
        await hadolint(),
        ['--failure-threshold', 'style', DOCKERFILE],
        {
          cwd: ROOT,
          env: {},
        },
      );
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
    }, 120_000);

    it('would have one, if it were written carelessly', async () => {
      const careless = readFileSync(DOCKERFILE, 'utf8').replace('FROM ${BASE}', 'FROM hashicorp/terraform');
      const script = 'printf %s "$2" | "$1" -';
      const { status, stdout } = await runProgram('sh', ['-c', script, 'sh', await hadolint(), careless], {
        cwd: ROOT,
        env: {},
      });
      expect([status, stdout]).toEqual([1, expect.stringContaining('DL3006')]);
    }, 120_000);
  },
);

// Where no Docker runs, it is linted only: an image needs a base, which no registry of packages has.
if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0 && process.env.LINTEL_TEST_RELEASE) {
  test('the image is built, and finds the provider', async () => {
    const context = scratchFolder();
    try {
      const release = path.join(context.folder, 'dist', 'release', 'musl');
      mkdirSync(release, { recursive: true });
      copyFileSync(path.join(process.env.LINTEL_TEST_RELEASE!, 'musl', ARCHIVE), path.join(release, ARCHIVE));
      const docker = (...args: string[]) => runProgram('docker', args, { cwd: context.folder, env: process.env });
      expect(await docker('build', '--file', DOCKERFILE, '--tag', 'lintel-test', '.')).toMatchObject({ status: 0 });
      const configuration =
        'terraform { required_providers { lintel = { source = "registry.terraform.io/lintel/lintel" } } }';
      const script = `cd /tmp && echo '${configuration}' > main.tf && terraform init && terraform providers schema -json`;
      const { status, stdout } = await docker(
        'run',
        '--rm',
        '--network=none',
        '--entrypoint=sh',
        'lintel-test',
        '-ec',
        script,
      );
      expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('lintel_run_task') });
    } finally {
      context.remove();
    }
  }, 600_000);
}
