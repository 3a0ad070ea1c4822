import { createHash } from 'crypto';
import { readFileSync, readdirSync, statSync } from 'fs';
import * as path from 'path';
import { ARCHIVES } from '../../generate/release/platforms';
import { PINS } from '../../generate/release/runtimes';
import { describeGiven } from '../support/needed';
import { TerraformFolder } from '../support/terraform';
import { startRegistry } from './registry';
import { makeRelease, makeReleaseKey, ReleaseFolder, scratchFolder, unpack } from './release-folder';

const PLATFORMS = ['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64', 'windows_amd64'];
const ROOT = path.join(__dirname, '..', '..');
const SHA256 = /^[0-9a-f]{64}$/;

test('a release is for five platforms, two of them also with musl, and each runtime of theirs is pinned by its hash', () => {
  expect(ARCHIVES.filter(({ folder }) => folder === '').map(({ name }) => name)).toEqual(PLATFORMS);
  expect(ARCHIVES.filter(({ folder }) => folder === 'musl').map(({ name }) => name)).toEqual([
    'linux_amd64',
    'linux_arm64',
  ]);
  expect(ARCHIVES.map(({ runtime }) => runtime).sort()).toEqual(Object.keys(PINS.runtimes).sort());
  expect(Object.values(PINS.runtimes).filter(({ sha256 }) => !SHA256.test(sha256))).toEqual([]);
});

test('the compiler that the lock file pins is the runtime that is pinned', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [place: string]: { readonly version?: string; readonly integrity?: string } };
  };
  for (const { package: name } of Object.values(PINS.runtimes)) {
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({
      version: PINS.version,
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});

// The release for Linux is made twice by another test; these take a minute each.
const TWICE = (process.env.LINTEL_TEST_RELEASE_TWICE ?? '').split(',').filter(Boolean);
for (const platform of TWICE) {
  test(`a release for ${platform} is the same, byte for byte, when it is made a second time`, async () => {
    const scratch = scratchFolder();
    try {
      const key = { LINTEL_RELEASE_KEY: await makeReleaseKey(scratch.folder), SOURCE_DATE_EPOCH: '1700000000' };
      const release = await makeRelease(path.join(scratch.folder, 'release'), key, platform);
      const elsewhere = { ...key, TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', HOSTNAME: 'elsewhere' };
      const again = await makeRelease(path.join(scratch.folder, 'again'), elsewhere, platform);
      expect(release.names()).toContain(`${release.prefix}_${platform}.zip`);
      const hashes = (made: ReleaseFolder) => made.names().map((name) => [name, made.hashOf(name)]);
      expect(hashes(again)).toEqual(hashes(release));
    } finally {
      scratch.remove();
    }
  }, 600_000);
}

describeGiven('A release for all platforms', 'LINTEL_TEST_RELEASE', (given) => {
  const release = new ReleaseFolder(given);
  const scratch = scratchFolder();
  afterAll(() => scratch.remove());
  const programOf = async (platform: string) => {
    const folder = await unpack(
      path.join(given, `${release.prefix}_${platform}.zip`),
      path.join(scratch.folder, platform),
    );
    return readFileSync(
      path.join(
        folder,
        readdirSync(folder).find((name) => name.startsWith('terraform-provider-'))!,
      ),
    );
  };

  it('has archives of at most 60 MB', () => {
    expect(release.platforms().sort()).toEqual([...PLATFORMS].sort());
    expect(release.musl().platforms().sort()).toEqual(['linux_amd64', 'linux_arm64']);
    for (const { folder, name } of ARCHIVES) {
      expect(statSync(path.join(given, folder, `${release.prefix}_${name}.zip`)).size).toBeLessThanOrEqual(60e6);
    }
  });

  it.each(['darwin_amd64', 'darwin_arm64'])(
    '%s: is signed ad hoc, page by page to the end of the code',
    async (platform) => {
      const program = await programOf(platform);
      const { at, size } = signatureOf(program);
      expect(at + size).toBe(program.length);
      const directory = at + 20;
      const [magic, , , flags, hashes, identifier, , pages, codeEnd] = Array.from({ length: 9 }, (_, index) =>
        program.readUInt32BE(directory + 4 * index),
      );
      expect([
        magic,
        flags,
        codeEnd,
        program.toString('latin1', directory + identifier, directory + identifier + 7),
      ]).toEqual([0xfade0c02, 2, at, 'lintel\0']);
      const wrong = Array.from({ length: pages }, (_, page) => page).filter((page) => {
        const hash = createHash('sha256')
          .update(program.subarray(page * 4096, Math.min((page + 1) * 4096, codeEnd)))
          .digest();
        return !hash.equals(program.subarray(directory + hashes + 32 * page, directory + hashes + 32 * (page + 1)));
      });
      expect({ pages, wrong }).toEqual({ pages: Math.ceil(codeEnd / 4096), wrong: [] });
    },
  );

  it('windows_amd64: has no signature that what is in it would make wrong', async () => {
    const program = await programOf('windows_amd64');
    const optional = program.readUInt32LE(0x3c) + 24;
    expect(program.readBigUInt64LE(optional + 112 + 8 * 4)).toBe(0n);
  });

  it('terraform locks all of them, from a registry', async () => {
    const registry = await startRegistry(release, scratch.folder);
    const folder = new TerraformFolder({ SSL_CERT_FILE: registry.authority, TF_CLI_CONFIG_FILE: 'cli.tfrc' });
    try {
      folder
        .write('cli.tfrc', '')
        .write(
          'main.tf',
          `terraform {\n  required_providers {\n    lintel = { source = "${registry.host}/lintel/lintel" }\n  }\n}\n`,
        );
      await folder.succeed('providers', 'lock', ...PLATFORMS.map((platform) => `-platform=${platform}`));
      const lock = readFileSync(path.join(folder.folder, '.terraform.lock.hcl'), 'utf8');
      expect(lock.match(/"h1:/g)).toHaveLength(PLATFORMS.length);
      for (const platform of PLATFORMS) {
        expect(lock).toContain(`"zh:${release.hashOf(`${release.prefix}_${platform}.zip`)}"`);
      }
      expect(await folder.succeed('init', '-input=false')).toContain('has been successfully initialized');
      expect(readFileSync(path.join(folder.folder, '.terraform.lock.hcl'), 'utf8')).toBe(lock);
    } finally {
      folder.close();
      await registry.close();
    }
  }, 120_000);
});

/** Where the load command for it says that it is. */
function signatureOf(program: Buffer): { readonly at: number; readonly size: number } {
  let command = 32;
  for (let index = 0; index < program.readUInt32LE(16); index++) {
    if (program.readUInt32LE(command) === 0x1d) {
      return { at: program.readUInt32LE(command + 8), size: program.readUInt32LE(command + 12) };
    }
    command += program.readUInt32LE(command + 4);
  }
  throw new Error('The program has no signature.');
}
