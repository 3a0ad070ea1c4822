import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { findProvider } from '../../src/cli/provider/install';
import { lintel, ROOT } from './run-cli';

const PLATFORMS = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64'];
const SOURCE = 'registry.terraform.io/lintel/lintel';
const BUILT = path.join(ROOT, 'lib', 'bundle', 'provider');
const { version } = findProvider(BUILT);

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'lintel test-'));
});
afterEach(() => rmSync(home, { recursive: true }));
const run = async (...args: string[]) => lintel(['provider', ...args], { HOME: home, XDG_CACHE_HOME: '' });

function expectProvider(versions: string): void {
  expect(readdirSync(versions)).toEqual([version]);
  expect(readdirSync(path.join(versions, version)).sort()).toEqual(PLATFORMS);
  for (const platform of PLATFORMS) {
    const folder = path.join(versions, version, platform);
    expect(readdirSync(folder).sort()).toEqual(readdirSync(BUILT).sort());
    for (const name of readdirSync(BUILT)) {
      expect(readFileSync(path.join(folder, name)).equals(readFileSync(path.join(BUILT, name)))).toBe(true);
    }
    expect(statSync(path.join(folder, `terraform-provider-lintel_v${version}`)).mode.toString(8)).toMatch(/755$/);
  }
}

describe('lintel provider path', () => {
  it('prints the path of a filesystem mirror in the cache, and reuses the mirror the next time', async () => {
    const { code, stdout } = await run('path');
    const mirror = stdout.trim();
    expect(code).toBe(0);
    expect(path.dirname(mirror)).toBe(path.join(home, '.cache', 'lintel'));
    expectProvider(path.join(mirror, SOURCE));
    const made = statSync(path.join(mirror, SOURCE)).ino;
    expect((await run('path')).stdout).toBe(stdout);
    expect(statSync(path.join(mirror, SOURCE)).ino).toBe(made);
    expect(readdirSync(path.dirname(mirror))).toEqual([path.basename(mirror)]);
  });

  it('says what to set if its folder cannot be created', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    const { code, stderr } = await lintel(['provider', 'path'], { HOME: home, XDG_CACHE_HOME: file });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^error: cannot copy the provider to .*\/file\/lintel\/.*: E.*\. Set XDG_CACHE_HOME to a folder that you can write to\.\n$/,
    );
  });

  it('uses XDG_CACHE_HOME, unless it is relative', async () => {
    const cache = path.join(home, 'elsewhere');
    const { stdout } = await lintel(['provider', 'path'], { HOME: home, XDG_CACHE_HOME: cache });
    expect(stdout.startsWith(path.join(cache, 'lintel', 'provider-'))).toBe(true);
    const relative = await lintel(['provider', 'path'], { HOME: home, XDG_CACHE_HOME: 'elsewhere' });
    expect(relative.stdout.startsWith(path.join(home, '.cache'))).toBe(true);
  });

  it('can run several times concurrently', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(async () => run('path')));
    expect(all.map(({ code, stderr }) => ({ code, stderr }))).toEqual(all.map(() => ({ code: 0, stderr: '' })));
    expect(new Set(all.map(({ stdout }) => stdout)).size).toBe(1);
    expectProvider(path.join(all[0].stdout.trim(), SOURCE));
  });
});

describe('lintel provider install', () => {
  it('copies the provider to the plugin folder, and replaces only an installation of the same version', async () => {
    const plugins = path.join(home, '.terraform.d', 'plugins', SOURCE);
    const stale = path.join(plugins, version, 'linux_amd64', 'stale.js');
    mkdirSync(path.dirname(stale), { recursive: true });
    writeFileSync(stale, '');
    const { code, stdout } = await run('install');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Installed version ${version} in ${path.join(plugins, version)}\n`,
    });
    expect(JSON.parse((await run('install', '--json')).stdout)).toEqual({
      version,
      folder: path.join(plugins, version),
    });
    expect(Object.keys(JSON.parse((await run('env', '--json')).stdout) as object)).toEqual([
      'TF_CLI_ARGS_init',
      'TF_CLI_ARGS_providers_lock',
    ]);
    expectProvider(plugins);
    expect(readdirSync(path.join(home, '.terraform.d'))).toEqual(['plugins']);
  });

  it('can run several times concurrently', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(async () => run('install')));
    expect(all.map(({ code, stderr }) => ({ code, stderr }))).toEqual(all.map(() => ({ code: 0, stderr: '' })));
    expectProvider(path.join(home, '.terraform.d', 'plugins', SOURCE));
    expect(readdirSync(path.join(home, '.terraform.d'))).toEqual(['plugins']);
  });

  it('fails if the folder cannot be created, and leaves nothing behind', async () => {
    writeFileSync(path.join(home, '.terraform.d'), '');
    const { code, stderr } = await run('install');
    expect([code, readdirSync(home)]).toEqual([1, ['.terraform.d']]);
    expect(stderr).toMatch(
      /^error: cannot copy the provider to .*: E.*\. Set HOME to a folder that you can write to, or use /,
    );
  });
});

describe('lintel provider env', () => {
  it('prints variables that make terraform init and terraform providers lock work without a registry', async () => {
    const { code, stdout } = await run('env');
    expect(code).toBe(0);
    const stack = path.join(home, 'stack');
    mkdirSync(stack);
    writeFileSync(
      path.join(stack, 'main.tf'),
      `terraform {\n  required_providers {\n    lintel = { source = "${SOURCE}" }\n  }\n}\n`,
    );
    const shell = (command: string) =>
      execFileSync('/bin/sh', ['-c', `${stdout}\n${command}`], {
        cwd: stack,
        env: { ...process.env, HOME: home },
        encoding: 'utf8',
      });
    shell('terraform providers lock -platform=linux_amd64');
    const locked = readFileSync(path.join(stack, '.terraform.lock.hcl'), 'utf8');
    expect(locked).toContain(`provider "${SOURCE}"`);
    expect(shell('terraform init -input=false -no-color')).toContain('Terraform has been successfully initialized!');
    expect(readFileSync(path.join(stack, '.terraform.lock.hcl'), 'utf8')).toBe(locked);
  });
});

it('lintel provider names the build command if the provider has not been built', () => {
  const empty = path.join(home, 'empty');
  expect(() => findProvider(empty)).toThrow(
    `the provider has not been built: ${empty} does not contain it. Run \`npm run build\` first.`,
  );
  expect(existsSync(empty)).toBe(false);
});
