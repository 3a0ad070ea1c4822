/** @tier complete */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import { PackedPackage } from '../packed-package';

const SOURCE = 'registry.terraform.io/lintel/lintel';

let project: PackedPackage;

beforeAll(() => {
  project = new PackedPackage();
}, 60_000);

afterAll(() => project.close());

beforeEach(() => rmSync(path.join(project.folder, 'cdktf.out'), { recursive: true, force: true }));

function init(stack: string, environment: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = project.terraform(stack, ['init', '-input=false'], environment);
  if (status !== 0) throw new Error(`terraform init ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** The provider returns its schema only if Terraform accepts it as the one in the lock file. */
function expectProviderToRespond(stack: string): void {
  const { stdout, stderr } = project.terraform(stack, ['validate', '-json']);
  expect({ ...JSON.parse(stdout), stderr }).toMatchObject({
    valid: true,
    error_count: 0,
    warning_count: 0,
    stderr: '',
  });
}

/** Simulates a rebuilt checkout: other bytes under the same version. */
function changeBundle(): void {
  appendFileSync(path.join(project.bundle, 'provider.js'), '\n// changed\n');
}

test('installs the provider so that terraform init works without a network and does not change the lock file', () => {
  const { stderr } = project.synthesize(['team']);
  expect(stderr).toBe('');
  const written = project.lockFile('team');
  expect(init('team')).toContain(`Installed lintel/lintel v${project.version}`);
  expect(project.lockFile('team')).toBe(written);
  expectProviderToRespond('team');
});

test('writes one hash that is valid on every platform', () => {
  project.synthesize(['team']);
  const written = project.lockFile('team');
  const platforms = ['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64'].map(
    (platform) => `-platform=${platform}`,
  );
  const { status, stderr } = project.terraform('team', [
    'providers',
    'lock',
    '-fs-mirror=terraform.d/plugins',
    ...platforms,
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(project.lockFile('team')).toBe(written);
});

test('makes the launcher executable on every platform', () => {
  project.synthesize(['team']);
  const version = path.join(project.stackFolder('team'), 'terraform.d/plugins', SOURCE, project.version);
  /* oxlint-disable no-bitwise */
  const modes = readdirSync(version).map(
    (platform) => statSync(path.join(version, platform, `terraform-provider-lintel_v${project.version}`)).mode & 0o777,
  );
  /* oxlint-enable no-bitwise */
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o755]);
});

test('writes nothing in a second synth of the same package', () => {
  project.synthesize(['team']);
  const placed = path.join(project.stackFolder('team'), 'terraform.d/plugins', SOURCE, project.version, 'linux_amd64');
  const before = [statSync(placed).ino, statSync(path.join(project.stackFolder('team'), '.terraform.lock.hcl')).ino];
  project.synthesize(['team']);
  expect([statSync(placed).ino, statSync(path.join(project.stackFolder('team'), '.terraform.lock.hcl')).ino]).toEqual(
    before,
  );
});

test('updates a changed provider of the same version without a second init', () => {
  project.synthesize(['team']);
  init('team');
  const before = project.lockFile('team');
  changeBundle();
  project.synthesize(['team']);
  expect(project.lockFile('team')).not.toBe(before);
  expectProviderToRespond('team');
  expect(init('team')).toContain('Using previously-installed lintel/lintel');
});

test('keeps stacks that share a plugin cache, as under cdktf, independent of each other', () => {
  const cache = path.join(project.folder, 'cache');
  mkdirSync(cache);
  project.synthesize(['one', 'two']);
  for (const stack of ['one', 'two']) init(stack, { TF_PLUGIN_CACHE_DIR: cache });
  rmSync(project.stackFolder('one'), { recursive: true });
  changeBundle();
  project.synthesize(['two']);
  init('two', { TF_PLUGIN_CACHE_DIR: cache });
  expectProviderToRespond('two');
});

test('removes a version that was installed before', () => {
  const old = path.join(project.stackFolder('team'), 'terraform.d/plugins', SOURCE, '0.0.9', 'linux_amd64');
  mkdirSync(old, { recursive: true });
  project.synthesize(['team']);
  expect(readdirSync(path.join(project.stackFolder('team'), 'terraform.d/plugins', SOURCE))).toEqual([project.version]);
  expect(readdirSync(path.join(project.stackFolder('team'), 'terraform.d'))).toEqual(['plugins']);
});

test.each([
  ['the property', "new lintel.LintelProvider(stack, 'lintel', { selfInstall: false });", {}],
  ['the environment', '', { LINTEL_SELF_INSTALL: '0' }],
])('self-installation is turned off by %s', (_, more, environment) => {
  project.synthesize(['team'], more, environment);
  expect(readdirSync(project.stackFolder('team'))).toEqual(['cdk.tf.json']);
});

test('says what is missing if the package has no provider', () => {
  const { stderr } = project.run(`
    require('fs').renameSync('node_modules/lintel/lib/bundle', 'node_modules/lintel/lib/elsewhere');
    try {
      const app = new cdktf.App();
      new lintel.LintelProvider(new cdktf.TerraformStack(app, 'team'), 'lintel');
      app.synth();
    } finally {
      require('fs').renameSync('node_modules/lintel/lib/elsewhere', 'node_modules/lintel/lib/bundle');
    }`);
  expect(stderr).toContain('Error: team/lintel: the provider is missing at ');
});

describe('self-installation next to another provider', () => {
  const NULL = "new (require('@cdktf/provider-null').provider.NullProvider)(stack, 'null');";
  const NULL_ENTRY = `
provider "registry.terraform.io/hashicorp/null" {
  version     = "3.2.4"
  constraints = "3.2.4"
  hashes = [
    "h1:127ts0CG8hFk1bHIfrBsKxcnt9bAYQCq3udWM+AACH8=",
  ]
}
`;

  test('names once, if no lock file has that provider, the setting that cdktf deploy needs', () => {
    const { stderr } = project.synthesize(['one', 'two'], NULL);
    expect(stderr.match(/CDKTF_SKIP_PROVIDER_LOCK=true/g)).toHaveLength(1);
    expect(stderr).toContain('the lock file of stack one has no entry for `null`');
  });

  test('adds an annotation, because cdktf hides stderr', () => {
    project.synthesize(['team'], NULL);
    const { stacks } = JSON.parse(readFileSync(path.join(project.folder, 'cdktf.out/manifest.json'), 'utf8'));
    expect(stacks.team.annotations.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('CDKTF_SKIP_PROVIDER_LOCK=true'),
    ]);
  });

  test('prints nothing if that setting is made', () => {
    expect(project.synthesize(['team'], NULL, { CDKTF_SKIP_PROVIDER_LOCK: 'true' }).stderr).toBe('');
  });

  test('prints nothing if the lock file has the other provider, and keeps that entry', () => {
    mkdirSync(project.stackFolder('team'), { recursive: true });
    writeFileSync(path.join(project.stackFolder('team'), '.terraform.lock.hcl'), `# Mine.\n${NULL_ENTRY}`);
    expect(project.synthesize(['team'], NULL).stderr).toBe('');
    expect(project.lockFile('team')).toContain(`# Mine.\n${NULL_ENTRY}`);
    expect(project.lockFile('team')).toContain(`provider "${SOURCE}" {`);
  });
});

describe('a CLI configuration with a provider_installation block', () => {
  function withConfiguration(text: string, look: (file: string) => void): void {
    const file = path.join(project.home, '.terraformrc');
    writeFileSync(file, text);
    try {
      look(file);
    } finally {
      rmSync(file);
    }
  }

  test('is named in a message, whose suggested addition works', () => {
    withConfiguration('provider_installation {\n  direct {}\n}\n', (file) => {
      const { stderr } = project.synthesize(['team']);
      expect(stderr).toContain(`lintel: ${file} has a \`provider_installation\` block`);
      expect(() => init('team')).toThrow('terraform init ended with 1');
      writeFileSync(file, `provider_installation {\n${/ {2}filesystem_mirror[\s\S]*\n {2}}\n/.exec(stderr)![0]}}\n`);
      init('team');
      expectProviderToRespond('team');
      expect(project.synthesize(['team']).stderr).toBe('');
    });
  });

  test('is ignored if it overrides the provider for development', () => {
    withConfiguration(
      `provider_installation {\n  dev_overrides {\n    "lintel/lintel" = "${project.bundle}"\n  }\n}\n`,
      () => {
        expect(project.synthesize(['team']).stderr).toBe('');
      },
    );
  });

  test('is not found in a comment', () => {
    withConfiguration('# provider_installation {}\nplugin_cache_dir = "https://x" // provider_installation {\n', () => {
      expect(project.synthesize(['team']).stderr).toBe('');
    });
  });

  test('is not searched in the home directory if the environment names another file', () => {
    const other = path.join(project.folder, 'empty.tfrc');
    writeFileSync(other, '');
    withConfiguration('provider_installation {\n  direct {}\n}\n', () => {
      expect(project.synthesize(['team'], '', { TF_CLI_CONFIG_FILE: other }).stderr).toBe('');
      expect(existsSync(path.join(project.stackFolder('team'), '.terraform.lock.hcl'))).toBe(true);
    });
  });
});
