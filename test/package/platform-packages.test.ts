import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { packPlatformPackages } from '../../generate/package/platform-packages';

let folder: string;
const inFolder = (...parts: readonly string[]) => path.join(folder, ...parts);
const writePackage = (place: string, manifest: object) => {
  mkdirSync(inFolder(place), { recursive: true });
  writeFileSync(inFolder(place, 'package.json'), JSON.stringify(manifest));
  writeFileSync(inFolder(place, 'lintel'), 'a program');
};
const manifestIn = (tarball: string) =>
  JSON.parse(execFileSync('tar', ['-xzOf', inFolder('output', tarball), 'package/package.json'], { encoding: 'utf8' }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-platforms-'));
  writePackage('executables/linux-x64', { name: 'lintel-linux-x64', version: '0.1.0' });
  writePackage('executables/provider', { name: 'not-a-platform', version: '0.1.0' });
  writePackage('own', { name: 'lintel', version: '0.1.0' });
  mkdirSync(inFolder('output'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', inFolder('output')], { cwd: inFolder('own') });
  execFileSync('mv', [inFolder('output', 'lintel-0.1.0.tgz'), inFolder('output', 'lintel@0.1.0.jsii.tgz')]);
});
afterEach(() => {
  delete process.env.LINTEL_PUBLISH;
  rmSync(folder, { recursive: true });
});

test('every compiled executable gets a package, which nothing depends on until these names are ours', async () => {
  await packPlatformPackages(inFolder('executables'), inFolder('output'));
  expect(readdirSync(inFolder('output')).sort()).toEqual(['lintel-linux-x64-0.1.0.tgz', 'lintel@0.1.0.jsii.tgz']);
  expect(manifestIn('lintel@0.1.0.jsii.tgz')).toEqual({ name: 'lintel', version: '0.1.0' });
});

test('what is published depends on them, where a machine has the platform', async () => {
  process.env.LINTEL_PUBLISH = 'true';
  await packPlatformPackages(inFolder('executables'), inFolder('output'));
  expect(manifestIn('lintel@0.1.0.jsii.tgz')).toEqual({
    name: 'lintel',
    version: '0.1.0',
    optionalDependencies: { 'lintel-linux-x64': '0.1.0' },
  });
});
