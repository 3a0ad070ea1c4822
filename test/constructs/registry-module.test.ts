import 'cdktf/lib/testing/adapters/jest';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { TerraformOutput, TerraformStack, Testing } from 'cdktf';
import { Duration, LintelProvider, platform } from '../../src';

Testing.setupJest();

const { RegistryModule, RegistryName } = platform;
const vcsRepo = {
  identifier: 'acme/terraform-aws-vpc',
  displayIdentifier: 'acme/terraform-aws-vpc',
  oauthTokenId: 'ot-main',
};

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
  return stack;
}

test('synthesizes a module in each of its three forms', () => {
  const stack = newStack();
  const vpc = RegistryModule.fromRepository(stack, 'Vpc', {
    organization: 'acme',
    vcsRepo,
    noCode: true,
    timeouts: { create: Duration.minutes(20) },
    lifecycle: { preventDestroy: true },
  });
  RegistryModule.empty(stack, 'Dns', { organization: 'acme', name: 'dns', moduleProvider: 'aws' });
  RegistryModule.publicModule(stack, 'Consul', {
    organization: 'acme',
    namespace: 'hashicorp',
    name: 'consul',
    moduleProvider: 'aws',
  });
  new platform.DataRegistryModule(stack, 'One', {
    organization: 'acme',
    name: vpc.name,
    moduleProvider: vpc.moduleProvider,
  });
  const all = new platform.DataRegistryModules(stack, 'All', {
    organization: 'acme',
    q: 'vpc',
    filterRegistryName: RegistryName.PRIVATE,
  });
  new TerraformOutput(stack, 'newest', { value: vpc.versionStatuses.get(0).version });
  new TerraformOutput(stack, 'webhook', { value: vpc.vcsRepo.webhookUrl });
  new TerraformOutput(stack, 'first', { value: all.modules.get(0).id });
  const { resource, data, output } = JSON.parse(Testing.synth(stack, true));
  expect(resource.lintel_registry_module).toEqual({
    Vpc: {
      organization: 'acme',
      no_code: true,
      timeouts: { create: '20m' },
      lifecycle: { prevent_destroy: true },
      vcs_repo: {
        identifier: 'acme/terraform-aws-vpc',
        display_identifier: 'acme/terraform-aws-vpc',
        oauth_token_id: 'ot-main',
      },
    },
    Dns: { organization: 'acme', name: 'dns', module_provider: 'aws' },
    Consul: {
      organization: 'acme',
      registry_name: 'public',
      namespace: 'hashicorp',
      name: 'consul',
      module_provider: 'aws',
    },
  });
  expect(data.lintel_registry_module.One).toEqual({
    organization: 'acme',
    name: '${lintel_registry_module.Vpc.name}',
    module_provider: '${lintel_registry_module.Vpc.module_provider}',
  });
  expect(data.lintel_registry_modules.All).toEqual({ organization: 'acme', q: 'vpc', filter_registry_name: 'private' });
  expect(output).toMatchObject({
    newest: { value: '${lintel_registry_module.Vpc.version_statuses[0].version}' },
    webhook: { value: '${lintel_registry_module.Vpc.vcs_repo.webhook_url}' },
    first: { value: '${data.lintel_registry_modules.All.modules[0].id}' },
  });
  const written = Testing.fullSynth(stack);
  expect(written).toBeValidTerraform();
  rmSync(written, { recursive: true });
}, 60_000);

test('refuses a mixture of forms at construction and names both properties', () => {
  const stack = newStack();
  expect(() => new RegistryModule(stack, 'Half', { organization: 'acme', vcsRepo, name: 'vpc' })).toThrow(
    'stack/Half: name: `name` can only be configured together with `moduleProvider`.',
  );
  expect(() => new RegistryModule(stack, 'None', { organization: 'acme' })).toThrow(
    'stack/None: name: Configure at least one of `name` and `vcsRepo`.',
  );
  const both = { ...vcsRepo, branch: 'main', tags: true };
  expect(() => new RegistryModule(stack, 'Both', { organization: 'acme', vcsRepo: both })).toThrow(
    'Versions come from a branch or from tags, not from both.',
  );
  expect(
    () => new RegistryModule(stack, 'Public', { organization: 'acme', vcsRepo, registryName: RegistryName.PUBLIC }),
  ).toThrow('can only be configured if `registryName` is "private"');
});

test('synthesizes a module of a folder, published from a branch, with its tests', () => {
  const stack = newStack();
  RegistryModule.fromRepository(stack, 'Subnets', {
    organization: 'acme',
    name: 'subnets',
    moduleProvider: 'aws',
    vcsRepo: { ...vcsRepo, branch: 'main', sourceDirectory: 'modules/subnets' },
    initialVersion: '1.0.0',
    testConfig: { testsEnabled: true },
    tags: { team: 'network' },
  });
  expect(JSON.parse(Testing.synth(stack, true)).resource.lintel_registry_module.Subnets).toEqual({
    organization: 'acme',
    name: 'subnets',
    module_provider: 'aws',
    vcs_repo: {
      identifier: 'acme/terraform-aws-vpc',
      display_identifier: 'acme/terraform-aws-vpc',
      oauth_token_id: 'ot-main',
      branch: 'main',
      source_directory: 'modules/subnets',
    },
    initial_version: '1.0.0',
    test_config: { tests_enabled: true },
    tags: { team: 'network' },
  });
});

test('checks values at construction', () => {
  const stack = newStack();
  expect(() =>
    RegistryModule.fromRepository(stack, 'Vpc', { organization: 'acme', vcsRepo: { ...vcsRepo, identifier: 'vpc' } }),
  ).toThrow('stack/Vpc: vcsRepo.identifier: "vpc" is not allowed.');
  expect(() =>
    RegistryModule.empty(stack, 'Dns', { organization: 'acme', name: 'dns', moduleProvider: 'AWS' }),
  ).toThrow('stack/Dns: moduleProvider: "AWS" is not allowed.');
});

describe('a version of a module', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-module-'));
    mkdirSync(path.join(folder, 'modules', 'vpc'), { recursive: true });
    writeFileSync(path.join(folder, 'modules', 'vpc', 'main.tf'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const written = (add: (module: InstanceType<typeof RegistryModule>, source: string) => void) => {
    const stack = newStack();
    add(
      RegistryModule.empty(stack, 'Vpc', { organization: 'acme', name: 'vpc', moduleProvider: 'aws' }),
      path.join(folder, 'modules', 'vpc'),
    );
    return Object.entries<any>(JSON.parse(Testing.synth(stack, true)).resource.lintel_registry_module_version);
  };

  test('is published before the version it replaces is deleted, and keeps its address when its number is raised', () => {
    const [[name, before]] = written((module, source) => module.addVersion('1.2.0', source));
    const [[again, after]] = written((module, source) =>
      module.addVersion('1.3.0', source, { timeouts: { create: Duration.minutes(20) } }),
    );
    expect(again).toBe(name);
    expect(before).toEqual({
      module_id: '${lintel_registry_module.Vpc.id}',
      version: '1.2.0',
      source_directory: expect.stringMatching(/^assets\//),
      lifecycle: { create_before_destroy: true },
    });
    expect(after).toMatchObject({ version: '1.3.0', timeouts: { create: '20m' } });
  });

  test('is named after its folder relative to the app, however the folder is given', () => {
    const names = [
      path.join('test', 'handlers', 'platform', 'modules', 'network'),
      path.join(__dirname, '..', 'handlers', 'platform', 'modules', 'network'),
    ].map((source) => {
      const [[name]] = written((module) => module.addVersion('1.2.0', source));
      return name;
    });
    expect(names[0]).toMatch(/version-test-handlers-platform-modules-network/);
    expect(names[1]).toBe(names[0]);
  });

  test('is replaced in place if `replaceOnChange` is set', () => {
    const [[, version]] = written((module, source) => module.addVersion('1.2.0', source, { replaceOnChange: true }));
    expect(version).toMatchObject({ replace_on_change: true });
    expect(version).not.toHaveProperty('lifecycle');
  });

  test('can be added next to versions from other folders', () => {
    mkdirSync(path.join(folder, 'modules', 'vpc-2'));
    writeFileSync(path.join(folder, 'modules', 'vpc-2', 'main.tf'), '');
    expect(
      written((module, source) => {
        module.addVersion('1.0.0', source);
        module.addVersion('2.0.0', `${source}-2`);
      }),
    ).toHaveLength(2);
  });

  test('has its folder copied next to the stack', () => {
    const stack = newStack();
    RegistryModule.empty(stack, 'Vpc', { organization: 'acme', name: 'vpc', moduleProvider: 'aws' }).addVersion(
      '1.2.0',
      path.join(folder, 'modules', 'vpc'),
    );
    const output = Testing.fullSynth(stack);
    const files = readdirSync(path.join(output, 'stacks', 'stack', 'assets'), { recursive: true, encoding: 'utf8' });
    expect(files.some((file) => file.endsWith('main.tf'))).toBe(true);
    expect(output).toBeValidTerraform();
    rmSync(output, { recursive: true });
  }, 60_000);

  test('cannot be added to a module with a repository', () => {
    const stack = newStack();
    const source = path.join(folder, 'modules', 'vpc');
    expect(() =>
      RegistryModule.fromRepository(stack, 'Vpc', { organization: 'acme', vcsRepo }).addVersion('1.2.0', source),
    ).toThrow('stack/Vpc: the versions of a module with a repository are its tags');
    const consul = RegistryModule.publicModule(stack, 'Consul', {
      organization: 'acme',
      namespace: 'hashicorp',
      name: 'consul',
      moduleProvider: 'aws',
    });
    expect(() => consul.addVersion('1.2.0', source)).toThrow(
      'stack/Consul: the versions of a public module come from the public registry',
    );
  });

  test('is checked at construction', () => {
    const module = RegistryModule.empty(newStack(), 'Vpc', {
      organization: 'acme',
      name: 'vpc',
      moduleProvider: 'aws',
    });
    expect(() => module.addVersion('v1.2.0', path.join(folder, 'modules', 'vpc'))).toThrow(
      'version: "v1.2.0" is not a semantic version',
    );
    expect(() => module.addVersion('1.2.0', path.join(folder, 'none'))).toThrow(/The folder .* does not exist/);
  });
});
