/** @tier complete */
import { cpSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../../../src/handlers';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { InstalledFolder } from '../../../support/environments/installed';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { TerraformFolder } from '../../../support/terraform';

const MODULES = '/api/v2/organizations/acme/registry-modules';
const NETWORK = `${MODULES}/private/acme/network/aws`;

let service: TestEmulator;
let served: ServedRegistry;
let terraform: TerraformFolder;
/** Called after the provider has responded to an RPC. */
let responded: (rpc: string) => void;

beforeEach(async () => {
  service = await startEmulator();
  responded = () => undefined;
  served = await serveRegistry(registry, (rpc) => responded(rpc));
  terraform = new TerraformFolder(served.environment);
  connect(service);
  for (const name of ['network', 'network-2']) {
    cpSync(path.join(__dirname, '..', 'modules', name), path.join(terraform.folder, name), { recursive: true });
  }
});

afterEach(async () => {
  terraform.close();
  await served.close();
  await service.close();
});

const connect = (to: { readonly address: string }) =>
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(to)) } }));

const MODULE =
  'resource "lintel_registry_module" "network" {\n  organization = "acme"\n  name = "network"\n  module_provider = "aws"\n}\n';
const BEFORE = 'lifecycle {\n    create_before_destroy = true\n  }';
const version = (
  name: string,
  number: string,
  more = '',
  folder = 'network',
) => `resource "lintel_registry_module_version" "${name}" {
  module_id        = lintel_registry_module.network.id
  version          = "${number}"
  source_directory = "${terraform.folder}/${folder}"
  ${more}
}
`;
const flat = (text: string) => text.replace(/[│╷╵\s]+/g, ' ');
const actions = async () =>
  Object.fromEntries(
    (await terraform.plan()).resource_changes!.map(({ address, change }) => [
      address.replace('lintel_registry_', ''),
      change.actions.join(),
    ]),
  );
const writes = async () => {
  const { requests } = await service.control.requests();
  await service.control.clearRequests();
  return requests
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ operation, count }) => Array(count).fill(operation) as string[])
    .sort();
};
const versions = async () =>
  (await service.request('GET', NETWORK)).body.data?.attributes['version-statuses'].map(
    (one: { version: string; status: string }) => `${one.version} ${one.status}`,
  );
const recordId = async () => (await service.request('GET', NETWORK)).body.data.id as string;
const change = () =>
  writeFileSync(path.join(terraform.folder, 'network', 'more.tf'), 'output "more" {\n  value = 1\n}\n');

describe('a module and its versions', () => {
  it('are created in one apply, the module first, and show no drift', async () => {
    terraform.configure(MODULE + version('one', '1.0.0') + version('two', '1.1.0', '', 'network-2'));
    await terraform.apply();
    expect(await versions()).toEqual(['1.1.0 ok', '1.0.0 ok']);
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.instance('lintel_registry_module_version.one').attributes).toMatchObject({
      id: 'acme/private/acme/network/aws/1.0.0',
      status: 'ok',
      content_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      replace_on_change: false,
    });
  });

  it('are destroyed together and leave nothing behind', async () => {
    terraform.configure(MODULE + version('one', '1.0.0') + version('two', '1.1.0') + version('three', '1.2.0'));
    await terraform.apply();
    await service.control.clearRequests();
    await terraform.succeed('destroy', '-auto-approve');
    // Deleting the last version deletes the module, which is recorded again before its own deletion.
    expect(await writes()).toEqual([
      'Create module',
      'Delete provider',
      'Delete version',
      'Delete version',
      'Delete version',
    ]);
    expect((await service.request('GET', MODULES)).body.data).toEqual([]);
    expect(terraform.state().resources).toEqual([]);
  });

  it('keep the module when its only version is destroyed', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    const before = await recordId();
    terraform.configure(MODULE);
    await terraform.apply();
    expect(await versions()).toEqual([]);
    expect(await recordId()).not.toBe(before);
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.instance('lintel_registry_module.network').attributes.id).toBe('acme/private/acme/network/aws');
  });

  it('are both planned again, the module first, after the last version was deleted outside Lintel', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    await service.request('DELETE', `${NETWORK}/1.0.0`);
    expect(await actions()).toEqual({ 'module.network': 'create', 'module_version.one': 'create' });
    await terraform.apply();
    expect(await versions()).toEqual(['1.0.0 ok']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('are replaced together if the module is replaced', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    terraform.configure(
      (MODULE + version('one', '1.0.0')).replace('module_provider = "aws"', 'module_provider = "google"'),
    );
    expect(await actions()).toEqual({ 'module.network': 'delete,create', 'module_version.one': 'delete,create' });
    await terraform.apply();
    expect(
      (await service.request('GET', MODULES)).body.data.map(
        ({ attributes }: { attributes: { provider: string } }) => attributes.provider,
      ),
    ).toEqual(['google']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('raising the version of a module', () => {
  it('publishes the new version before it deletes the old one with create_before_destroy, and keeps the module', async () => {
    terraform.configure(MODULE + version('one', '1.0.0', BEFORE));
    await terraform.apply();
    const before = await recordId();
    change();
    terraform.configure(MODULE + version('one', '1.1.0', BEFORE));
    expect(await actions()).toEqual({ 'module.network': 'no-op', 'module_version.one': 'create,delete' });
    await service.control.clearRequests();
    await terraform.apply();
    expect(await writes()).toEqual(['Create module version', 'Delete version', 'Upload version archive']);
    expect([await versions(), await recordId()]).toEqual([['1.1.0 ok'], before]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('keeps the module while it has no version without create_before_destroy', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    terraform.configure(MODULE + version('one', '1.1.0'));
    expect(await actions()).toEqual({ 'module.network': 'no-op', 'module_version.one': 'delete,create' });
    await service.control.clearRequests();
    await terraform.apply();
    expect(await writes()).toEqual([
      'Create module',
      'Create module version',
      'Delete version',
      'Upload version archive',
    ]);
    expect(await versions()).toEqual(['1.1.0 ok']);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('different content under the same version', () => {
  it('is refused by the plan, which says what to do', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    change();
    const { status, stderr } = await terraform.run('plan', '-input=false');
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(/The content of a version changed .* Raise `version`, or set `replace_on_change`/);
    expect(stderr).toContain('source_directory = ');
  });

  it('replaces the only version with `replace_on_change`, and records the module again in the same apply', async () => {
    terraform.configure(MODULE + version('one', '1.0.0', 'replace_on_change = true'));
    await terraform.apply();
    const before = terraform.instance('lintel_registry_module_version.one').attributes.content_hash;
    change();
    expect(await actions()).toEqual({ 'module.network': 'no-op', 'module_version.one': 'delete,create' });
    await terraform.apply();
    expect(await versions()).toEqual(['1.0.0 ok']);
    expect(terraform.instance('lintel_registry_module_version.one').attributes.content_hash).not.toBe(before);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is refused with create_before_destroy, because the old version still exists', async () => {
    terraform.configure(MODULE + version('one', '1.0.0', `replace_on_change = true\n  ${BEFORE}`));
    await terraform.apply();
    change();
    const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(
      /acme\/private\/acme\/network\/aws\/1\.0\.0 exists already.*cannot have `create_before_destroy`/,
    );
    expect(await versions()).toEqual(['1.0.0 ok']);
  });

  it('is not assumed if only the path changes: the update changes state alone', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    cpSync(path.join(terraform.folder, 'network'), path.join(terraform.folder, 'elsewhere'), { recursive: true });
    terraform.configure(MODULE + version('one', '1.0.0', '', 'elsewhere'));
    expect(await actions()).toEqual({ 'module.network': 'no-op', 'module_version.one': 'update' });
    await service.control.clearRequests();
    await terraform.apply();
    expect(await writes()).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is not published if it changed after the plan', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.succeed('plan', '-input=false', '-out=saved.plan');
    change();
    expect((await terraform.run('apply', '-input=false', 'saved.plan')).status).toBe(1);
    expect(await versions()).toEqual([]);
  });
});

describe('a version published outside Lintel', () => {
  it('is imported with its content, and then plans only attributes that are never sent', async () => {
    terraform.configure(MODULE + version('one', '1.0.0'));
    await terraform.apply();
    const { content_hash: hash } = terraform.instance('lintel_registry_module_version.one').attributes;
    await terraform.succeed('state', 'rm', 'lintel_registry_module_version.one');
    await terraform.succeed(
      'import',
      '-input=false',
      'lintel_registry_module_version.one',
      'acme/private/acme/network/aws/1.0.0',
    );
    expect(terraform.instance('lintel_registry_module_version.one').attributes.content_hash).toBe(hash);
    expect(await actions()).toEqual({ 'module.network': 'no-op', 'module_version.one': 'update' });
    await service.control.clearRequests();
    await terraform.apply();
    expect(await writes()).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
    change();
    await terraform.succeed('state', 'rm', 'lintel_registry_module_version.one');
    await terraform.succeed(
      'import',
      '-input=false',
      'lintel_registry_module_version.one',
      'acme/private/acme/network/aws/1.0.0',
    );
    expect(flat((await terraform.run('plan', '-input=false')).stderr)).toContain('The content of a version changed');
  });
});

describe('an interrupted run', () => {
  it.each([
    ['leaves nothing behind while the module has other versions', true, ['0.9.0 ok']],
    ['leaves the only version for the next apply, which finishes it', false, ['1.0.0 pending']],
  ])('%s', async (_, hasOthers, left) => {
    terraform.configure(MODULE + (hasOthers ? version('other', '0.9.0') : ''));
    await terraform.apply();
    await service.control.settings({ moduleDelayMs: 600_000 });
    const proxy = await RecordingProxy.open(service.address);
    connect(proxy);
    terraform.configure(MODULE + (hasOthers ? version('other', '0.9.0') : '') + version('one', '1.0.0'));
    let uploaded = false;
    proxy.watch = async ({ method }) => {
      if (method === 'PUT') uploaded = true;
      if (method !== 'GET' || !uploaded) return;
      uploaded = false;
      const stopped = new Promise<void>((resolve) => {
        responded = (rpc) => {
          if (rpc === 'StopProvider') resolve();
        };
      });
      running.process.kill('SIGINT');
      await stopped;
    };
    const running = terraform.start(['apply', '-auto-approve', '-input=false']);
    const { status, stderr } = await running.finished;
    await proxy.close();
    expect([status, flat(stderr)]).toEqual([
      1,
      expect.stringContaining(
        hasOthers ? 'Interrupted: cannot create lintel_registry_module_version' : 'The next apply finishes it.',
      ),
    ]);
    expect(await versions()).toEqual(left);
    await service.control.settings({ moduleDelayMs: 0 });
    connect(service);
    await terraform.apply();
    expect(await versions()).toEqual(['1.0.0 ok', ...(hasOthers ? left : [])]);
  });
});

describe('the installed provider', () => {
  it("resolves a folder from Terraform's working directory, and logs the progress but not the upload address", async () => {
    const installed = InstalledFolder.create({ TF_LOG_PROVIDER: 'TRACE' });
    try {
      await service.control.settings({ moduleDelayMs: 300 });
      cpSync(path.join(__dirname, '..', 'modules', 'network'), path.join(installed.folder, 'network'), {
        recursive: true,
      });
      installed.write(
        'provider.tf.json',
        JSON.stringify({ provider: { lintel: terraformJson(settingsFor(service)) } }),
      );
      installed.configure(MODULE + version('one', '1.0.0').replace(`${terraform.folder}/network`, './network'));
      await installed.apply();
      expect(await versions()).toEqual(['1.0.0 ok']);
      expect(await installed.planIsEmpty()).toBe(true);
      const log = readFileSync(installed.logFile, 'utf8');
      expect(log).toContain('platform response body');
      expect(log).not.toContain('_archivist');
      for (const status of ['pending', 'ok']) expect(log).toContain(`acme/private/acme/network/aws/1.0.0: ${status}`);
    } finally {
      installed.close();
    }
  }, 60_000);
});
