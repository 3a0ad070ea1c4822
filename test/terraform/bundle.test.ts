/** @tier complete */
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import {
  accessSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import * as registry from '../../src/handlers';
import { decodeMessage, encodeMessage } from '../../src/plugin-protocol/wire/messages';
import { providerSchema } from '../../src/terraform/schema';
import { PROVIDER_FOLDER, providerExecutable } from '../support/plugin-process';

const ROOT = path.join(__dirname, '..', '..');

const digests = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );

test('keeps the package folder small, with one file that Terraform recognizes as the executable', () => {
  const names = readdirSync(PROVIDER_FOLDER);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(names.filter((name) => name.startsWith('terraform-provider-lintel'))).toEqual([
    `terraform-provider-lintel_v${version}`,
  ]);
  expect(() => accessSync(providerExecutable(), constants.X_OK)).not.toThrow();
  // Terraform hashes the whole folder with each command.
  expect(names.reduce((sum, name) => sum + statSync(path.join(PROVIDER_FOLDER, name)).size, 0)).toBeLessThan(
    5 * 1024 * 1024,
  );
});

test('contains the schema that the definitions produce', () => {
  const live = encodeMessage('GetProviderSchema.Response', providerSchema(registry));
  const prepared = readFileSync(path.join(PROVIDER_FOLDER, 'schema.bin'));
  expect(decodeMessage('GetProviderSchema.Response', prepared)).toEqual(
    decodeMessage('GetProviderSchema.Response', live),
  );
  expect(prepared.equals(live)).toBe(true);
});

test('contains no path of the build machine', () => {
  for (const name of readdirSync(PROVIDER_FOLDER)) {
    expect(readFileSync(path.join(PROVIDER_FOLDER, name), 'utf8')).not.toContain(ROOT);
  }
});

test('is reproducible, even in another directory', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'lintel-bundle-'));
  try {
    const parts = ['lib', 'bundled'].map((part) => `packages/awscdk/${part}`);
    for (const name of ['generate', 'package.json', 'lib', 'src', 'tsconfig.json', ...parts]) {
      cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    }
    mkdirSync(path.join(copy, 'node_modules'));
    for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(copy, 'node_modules', name));
    }
    const made = path.join(copy, 'lib', 'bundle', 'provider');
    for (let round = 0; round < 2; round++) {
      rmSync(made, { recursive: true, force: true });
      execFileSync(process.execPath, ['-r', 'tsx/cjs', path.join(copy, 'generate', 'bundle.ts')], {
        cwd: copy,
        stdio: 'pipe',
      });
      expect(digests(made)).toEqual(digests(PROVIDER_FOLDER));
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
});
