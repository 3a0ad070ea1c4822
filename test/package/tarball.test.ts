import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { PackedPackage } from '../constructs/packed-package';
import { createClientCertificate } from '../support/client-certificate';
import { PluginProcess } from '../support/plugin-process';
import { isPublished } from './published-files';

let project: PackedPackage;
let files: string[];

beforeAll(() => {
  project = new PackedPackage();
  files = project.files();
}, 60_000);

afterAll(() => project.close());

test('the tarball holds what runs and what describes it, and nothing of development', () => {
  expect(files.filter((file) => !isPublished(file))).toEqual([]);
  for (const needed of [
    '.jsii',
    '.jsii.gz',
    'lib/index.js',
    'lib/bundle/cli.js',
    'lib/bundle/emulator.js',
    'bin/lintel',
    'LICENSE',
  ]) {
    expect(files).toContain(needed);
  }
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(project.installed, file)).size, 0);
  process.stdout.write(
    `the tarball: ${(project.packedBytes / 1e6).toFixed(2)} MB, unpacked ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files\n`,
  );
  // Every language carries it.
  expect(project.packedBytes).toBeLessThan(4_000_000);
  expect(bytes).toBeLessThan(20_000_000);
  // The page says what somebody downloads.
  const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'install.md'), 'utf8');
  const [, packed, unpacked] = /([\d.]+) MB, unpacked (\d+) MB; \[compiled\]/.exec(page)!.map(Number);
  expect(Math.abs(packed - project.packedBytes / 1e6)).toBeLessThan(0.5);
  expect(Math.abs(unpacked - bytes / 1e6)).toBeLessThan(2);
});

test('nothing in it is there twice in the form that the compiler writes for debuggers', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(path.join(project.installed, file), 'utf8');
  expect(scripts.filter((file) => read(file).includes('sourceMappingURL=data:'))).toEqual([]);
});

test('the provider starts from where the tarball was unpacked', async () => {
  const program = readdirSync(project.bundle).find((file) => file.startsWith('terraform-provider-lintel'))!;
  const provider = PluginProcess.startWith(await createClientCertificate(), {}, [], path.join(project.bundle, program));
  try {
    expect(await provider.handshake()).toMatchObject({ core: '1', protocol: '6', kind: 'grpc' });
  } finally {
    provider.child.kill();
    await provider.exited;
  }
});

test('the command line returns from there', () => {
  expect(project.command(['--version']).stdout.trim()).toBe(project.version);
});
