import { rmSync } from 'fs';
import { TerraformOutput, TerraformStack, Testing } from 'cdktf';
import 'cdktf/lib/testing/adapters/jest';
import { Duration, LintelProvider, platform } from '../../src';

Testing.setupJest();

const { RegistryModule, RegistryName } = platform;
const vcsRepo = { identifier: 'acme/terraform-aws-vpc', displayIdentifier: 'acme/terraform-aws-vpc', oauthTokenId: 'ot-main' };

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
  return stack;
}

test('a module is written down in each of its three ways', () => {
  const stack = newStack();
  const vpc = RegistryModule.fromRepository(stack, 'Vpc', { organization: 'acme', vcsRepo, noCode: true, timeouts: { create: Duration.minutes(20) }, lifecycle: { preventDestroy: true } });
  RegistryModule.empty(stack, 'Dns', { organization: 'acme', name: 'dns', moduleProvider: 'aws' });
  RegistryModule.publicModule(stack, 'Consul', { organization: 'acme', namespace: 'hashicorp', name: 'consul', moduleProvider: 'aws' });
  new platform.DataRegistryModule(stack, 'One', { organization: 'acme', name: vpc.name, moduleProvider: vpc.moduleProvider });
  const all = new platform.DataRegistryModules(stack, 'All', { organization: 'acme', q: 'vpc', filterRegistryName: RegistryName.PRIVATE });
  new TerraformOutput(stack, 'newest', { value: vpc.versionStatuses.get(0).version });
  new TerraformOutput(stack, 'webhook', { value: vpc.vcsRepo.webhookUrl });
  new TerraformOutput(stack, 'first', { value: all.modules.get(0).id });
  const { resource, data, output } = JSON.parse(Testing.synth(stack, true));
  expect(resource.lintel_registry_module).toEqual({
    Vpc: {
      organization: 'acme', no_code: true, timeouts: { create: '20m' }, lifecycle: { prevent_destroy: true },
      vcs_repo: { identifier: 'acme/terraform-aws-vpc', display_identifier: 'acme/terraform-aws-vpc', oauth_token_id: 'ot-main' },
    },
    Dns: { organization: 'acme', name: 'dns', module_provider: 'aws' },
    Consul: { organization: 'acme', registry_name: 'public', namespace: 'hashicorp', name: 'consul', module_provider: 'aws' },
  });
  expect(data.lintel_registry_module.One).toEqual({ organization: 'acme', name: '${lintel_registry_module.Vpc.name}', module_provider: '${lintel_registry_module.Vpc.module_provider}' });
  expect(data.lintel_registry_modules.All).toEqual({ organization: 'acme', q: 'vpc', filter_registry_name: 'private' });
  expect(output).toMatchObject({
    newest: { value: '${lintel_registry_module.Vpc.version_statuses[0].version}' }, webhook: { value: '${lintel_registry_module.Vpc.vcs_repo.webhook_url}' },
    first: { value: '${data.lintel_registry_modules.All.modules[0].id}' },
  });
  const written = Testing.fullSynth(stack);
  expect(written).toBeValidTerraform();
  rmSync(written, { recursive: true });
}, 60_000);

test('a mixture is refused when the construct is made, with both properties named', () => {
  const stack = newStack();
  expect(() => new RegistryModule(stack, 'Both', { organization: 'acme', vcsRepo, name: 'vpc' })).toThrow('stack/Both: vcsRepo: Give exactly one of `name` and `vcsRepo` (got `name` and `vcsRepo`).');
  expect(() => new RegistryModule(stack, 'None', { organization: 'acme' })).toThrow('stack/None: name: Give exactly one of `name` and `vcsRepo`.');
  expect(() => new RegistryModule(stack, 'Public', { organization: 'acme', vcsRepo, registryName: RegistryName.PUBLIC })).toThrow('may be configured only where `registryName` is "private"');
});

test('values are checked when the construct is made', () => {
  const stack = newStack();
  expect(() => RegistryModule.fromRepository(stack, 'Vpc', { organization: 'acme', vcsRepo: { ...vcsRepo, identifier: 'vpc' } })).toThrow('stack/Vpc: vcsRepo.identifier: "vpc" is not allowed.');
  expect(() => RegistryModule.empty(stack, 'Dns', { organization: 'acme', name: 'dns', moduleProvider: 'AWS' })).toThrow('stack/Dns: moduleProvider: "AWS" is not allowed.');
});
