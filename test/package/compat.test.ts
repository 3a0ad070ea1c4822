import { execFile } from 'child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';

const ROOT = path.join(__dirname, '..', '..');
const run = promisify(execFile);

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
