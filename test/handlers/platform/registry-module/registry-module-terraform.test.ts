/** @tier complete */
import * as registry from '../../../../src/handlers';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { writePeerState } from '../../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { TerraformFolder } from '../../../support/terraform';

const MODULES = '/api/v2/organizations/acme/registry-modules';

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
});

afterEach(async () => {
  terraform.close();
  await served.close();
  await service.close();
});

const connect = (to: { readonly address: string }) =>
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(to)) } }));

const IDENTIFIER = 'acme/terraform-aws-vpc';
const modules: { readonly [name: string]: string } = {
  vpc: `vcs_repo = {\n    identifier = "${IDENTIFIER}"\n    display_identifier = "${IDENTIFIER}"\n    oauth_token_id = "ot-main"\n  }`,
  dns: 'name = "dns"\n  module_provider = "aws"',
  consul: 'registry_name = "public"\n  namespace = "hashicorp"\n  name = "consul"\n  module_provider = "aws"',
};
const block = (name: string, more = '') =>
  `resource "lintel_registry_module" "${name}" {\n  organization = "acme"\n  ${modules[name]}\n  ${more}\n}\n`;
const writes = async () =>
  (await service.control.requests()).requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
const flat = (text: string) => text.replace(/[│╷╵\s]+/g, ' ');

describe('modules of all three kinds', () => {
  it('are created, show no drift, and are deleted in the form of each kind', async () => {
    terraform.configure(
      Object.keys(modules)
        .map((name) => block(name))
        .join(''),
    );
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(
      Object.keys(modules).map((name) => terraform.instance(`lintel_registry_module.${name}`).attributes.id),
    ).toEqual(['acme/private/acme/vpc/aws', 'acme/private/acme/dns/aws', 'acme/public/hashicorp/consul/aws']);
    await service.control.clearRequests();
    await terraform.succeed('destroy', '-auto-approve');
    expect((await writes()).sort()).toEqual([
      `DELETE ${MODULES}/private/acme/dns/aws`,
      `DELETE ${MODULES}/private/acme/vpc/aws`,
      `DELETE ${MODULES}/public/hashicorp/consul`,
    ]);
    expect((await service.request('GET', MODULES)).body.data).toEqual([]);
  });

  it('refuse create_before_destroy if the name stays the same, and say why', async () => {
    terraform.configure(block('dns', 'lifecycle {\n    create_before_destroy = true\n  }'));
    await terraform.apply();
    const { status, stderr } = await terraform.run(
      'apply',
      '-auto-approve',
      '-input=false',
      '-replace=lintel_registry_module.dns',
    );
    expect(status).toBe(1);
    expect(flat(stderr)).toMatch(
      /acme\/private\/acme\/dns\/aws exists already.* it cannot have `create_before_destroy`/,
    );
    expect((await service.request('GET', MODULES)).body.data).toHaveLength(1);
  });
});

describe('an interrupted run', () => {
  it('leaves no module behind while the service is still setting it up', async () => {
    await service.control.settings({ moduleDelayMs: 600_000 });
    const proxy = await RecordingProxy.open(service.address);
    connect(proxy);
    terraform.configure(block('vpc'));
    let looks = 0;
    proxy.watch = async ({ method, path }) => {
      if (method !== 'GET' || !path.endsWith('/vpc/aws') || ++looks !== 2) return;
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
      expect.stringContaining('Interrupted: cannot create lintel_registry_module'),
    ]);
    expect((await service.request('GET', MODULES)).body.data).toEqual([]);
    expect(terraform.state().resources).toEqual([]);
  });
});

describe('a registry module managed by the tfe provider', () => {
  const peer = {
    organization: 'acme',
    registry_name: 'private',
    namespace: 'acme',
    no_code: false,
    publishing_mechanism: 'git_tag',
    test_config: [],
    initial_version: '',
  };
  const peers: { readonly [name: string]: object } = {
    vpc: {
      ...peer,
      name: 'vpc',
      module_provider: 'aws',
      initial_version: '1.0.0',
      vcs_repo: [
        {
          identifier: IDENTIFIER,
          display_identifier: IDENTIFIER,
          oauth_token_id: 'ot-main',
          github_app_installation_id: '',
          branch: '',
          tags: true,
          tag_prefix: '',
          source_directory: 'aws',
        },
      ],
    },
    dns: { ...peer, name: 'dns', module_provider: 'aws', publishing_mechanism: '', vcs_repo: [] },
    consul: {
      ...peer,
      registry_name: 'public',
      namespace: 'hashicorp',
      name: 'consul',
      module_provider: 'aws',
      publishing_mechanism: '',
      vcs_repo: [],
    },
  };
  const objectPath = (states: { readonly [name: string]: object }) => {
    const resources = Object.keys(states).map((name) => ({
      type: 'tfe_registry_module',
      name,
      attributes: states[name],
    }));
    writePeerState(terraform, resources);
    terraform.configure(
      Object.keys(states)
        .map(
          (name) =>
            `moved {\n  from = tfe_registry_module.${name}\n  to = lintel_registry_module.${name}\n}\n${block(name)}`,
        )
        .join(''),
    );
  };

  it('is taken over by a moved block in each of its three forms without a request', async () => {
    terraform.configure(
      Object.keys(modules)
        .map((name) => block(name))
        .join(''),
    );
    await terraform.apply();
    const states = Object.fromEntries(
      Object.keys(peers).map((name) => [
        name,
        { id: terraform.instance(`lintel_registry_module.${name}`).attributes.registry_module_id, ...peers[name] },
      ]),
    );
    await service.control.clearRequests();
    objectPath(states);
    const { stdout } = await terraform.run('plan', '-input=false');
    expect(stdout).not.toContain('must be replaced');
    expect(flat(stdout)).toContain('`initial_version` is not carried over');
    for (const name of ['test_config', 'vcs_repo.tag_prefix', 'publishing_mechanism', 'vcs_repo.tags']) {
      expect(stdout).not.toContain(`\`${name}\``);
    }
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map(({ address, change }) => [address, change.actions])).toEqual(
      Object.keys(peers)
        .sort()
        .map((name) => [`lintel_registry_module.${name}`, ['no-op']]),
    );
    await terraform.apply();
    expect(await writes()).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});
