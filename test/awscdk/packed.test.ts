/** @tier complete */
import { execFileSync } from 'child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { npmTarball } from '../support/npm-tarball';

const ROOT = path.join(__dirname, '..', '..');

interface Assembled {
  readonly Resources: { readonly [id: string]: { readonly Type: string } };
  readonly Outputs: object;
}

/** Everything that may be published. What fits none of these is development's. */
const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|\.jsii(\.gz)?|\.warnings\.jsii\.js)$/,
  /^lib\/[a-z0-9/-]+\.(js|d\.ts)$/,
  /^assets\/(definitions\.js|LICENSES\.txt)$/,
  /^assets\/custom-resource\/custom-resource(-[a-z-]+)?\.js$/,
];

let folder: string;
let installed: string;

/** A project that has installed the package as it would be published, with the files of the example. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-awscdk-packed-'));
  installed = path.join(folder, 'node_modules', 'lintel-awscdk');
  mkdirSync(installed, { recursive: true });
  const tarball = npmTarball(path.join(ROOT, 'packages', 'awscdk'));
  execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const peer of ['aws-cdk-lib', 'constructs']) {
    symlinkSync(path.join(ROOT, 'node_modules', peer), path.join(folder, 'node_modules', peer));
  }
  cpSync(path.join(ROOT, 'examples', 'awscdk', 'platform-team'), folder, { recursive: true });
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'main.ts'], {
    cwd: folder,
    env: { ...process.env, CDK_OUTDIR: 'cdk.out' },
    stdio: 'pipe',
  });
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package contains the constructs, the definitions and the code of the function, but no sources', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      '.jsii',
      '.jsii.gz',
      'LICENSE',
      'README.md',
      'assets/definitions.js',
      'assets/custom-resource/custom-resource.js',
      'lib/index.js',
      'lib/index.d.ts',
      'package.json',
    ]),
  );
  expect(
    files.filter(
      (file) => statSync(path.join(installed, file)).isFile() && !ALLOWED.some((pattern) => pattern.test(file)),
    ),
  ).toEqual([]);
});

test('the function for templates is unpacked by the lines of its guide', () => {
  const lines = /```sh\n(mkdir [^]*?)```/.exec(readFileSync(path.join(ROOT, 'docs', 'cloudformation.md'), 'utf8'))![1];
  const tarball = npmTarball(path.join(ROOT, 'packages', 'awscdk'));
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { version: string };
  const named = `"$LINTEL/dist/awscdk/js/lintel-awscdk@${version}.jsii.tgz"`;
  expect(lines).toContain(named);
  const target = mkdtempSync(path.join(tmpdir(), 'lintel-function-'));
  try {
    execFileSync('sh', ['-ec', lines.replace(named, `'${tarball}'`)], { cwd: target });
    const exported = `console.log(Object.keys(require('./function/custom-resource.js')).join(' '))`;
    // A folder without packages: the AWS SDK is loaded when it is needed.
    const stdout = execFileSync(process.execPath, ['-e', exported], { cwd: target, encoding: 'utf8' });
    expect(stdout.trim().split(' ')).toEqual(expect.arrayContaining(['handler', 'isComplete', 'onEvent', 'watch']));
  } finally {
    rmSync(target, { recursive: true });
  }
});

test('the example of a platform team is synthesized to this template', () => {
  const text = readFileSync(path.join(folder, 'cdk.out', 'platform-team.template.json'), 'utf8');
  // Hashes of what is sent along, and the ids that hold one, differ with every release of the bundles.
  const { Resources, Outputs } = JSON.parse(text.replace(/[0-9a-f]{64}/g, '<hash>')) as Assembled;
  expect({ Resources, Outputs }).toMatchSnapshot();
});

test('the assets of the example contain the code of the package', () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'cdk.out', 'platform-team.assets.json'), 'utf8')) as {
    readonly files: { readonly [hash: string]: { readonly source: { readonly path: string } } };
  };
  const folders = Object.values(manifest.files)
    .map(({ source }) => path.join(folder, 'cdk.out', source.path))
    .filter((staged) => !staged.endsWith('.json'));
  const sent = folders.find((staged) => readdirSync(staged).includes('custom-resource.js'))!;
  expect(readFileSync(path.join(sent, 'custom-resource.js'))).toEqual(
    readFileSync(path.join(installed, 'assets', 'custom-resource', 'custom-resource.js')),
  );
});
