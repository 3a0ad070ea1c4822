/** @tier complete */
import * as path from 'path';
import * as registry from '../../src/handlers';
import { startEmulator, TestEmulator } from '../support/emulator';
import { settingsFor } from '../support/environments/environment';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { terraformJson } from '../support/environments/resource';
import { serveRegistry, ServedRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';

jest.setTimeout(60_000);

describe('terraform with a service that returns malformed responses', () => {
  let service: TestEmulator;
  let proxy: RecordingProxy;
  let served: ServedRegistry;
  let terraform: TerraformFolder;

  beforeAll(async () => {
    service = await startEmulator();
    await service.request('POST', '/api/v2/organizations/acme/registry-modules', {
      body: {
        data: {
          type: 'registry-modules',
          attributes: { 'name': 'network', 'provider': 'aws', 'registry-name': 'private' },
        },
      },
    });
    proxy = await RecordingProxy.open(service.address);
    served = await serveRegistry(registry);
    terraform = new TerraformFolder(served.environment).configure('');
    terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));
    terraform.write(
      'main.tf.json',
      JSON.stringify({
        resource: {
          lintel_run_task: { it: { organization: 'acme', name: 'checkov', url: 'https://checks.example.com' } },
          lintel_cluster_role: { it: { name: 'deployer', service_account_name: 'deployer', token_max_ttl: '1h' } },
        },
      }),
    );
    await terraform.apply();
  });

  afterEach(() => {
    proxy.watch = () => undefined;
  });

  afterAll(async () => {
    terraform.close();
    await served.close();
    await proxy.close();
    await service.close();
  });

  /** Returns terraform's output, and the write requests, while responses to matching paths are changed. */
  async function reported(
    ending: RegExp,
    change: (body: any) => unknown,
    ...command: string[]
  ): Promise<{ readonly words: string; readonly wrote: readonly string[] }> {
    proxy.passed.splice(0);
    proxy.watch = async (passing) => {
      if (!ending.test(passing.path)) return;
      const response = await passing.forward();
      passing.response({ ...response, body: change(response.body) });
    };
    const { status, stderr } = await terraform.run(...command);
    expect(status).toBe(1);
    return {
      words: stderr.replace(/[│╷╵\s]+/g, ' '),
      wrote: proxy.passed
        .filter(({ method }) => method !== 'GET' && method !== 'LIST')
        .map((sent) => `${sent.method} ${sent.path}`),
    };
  }

  it('blames the service for a missing relationship, and names the request and the path', async () => {
    const { words, wrote } = await reported(
      /\/tasks\/task-[^/]+$/,
      ({ data: { relationships: _, ...data } }) => ({ data }),
      'plan',
      '-input=false',
    );
    expect(words).toMatch(
      /The service returned a response that cannot be used: GET \/tasks\/task-\S+: the response is malformed: it has no name at data\.relationships\.organization\.data\.id\. Check that the address/,
    );
    expect(words).not.toMatch(/bug|defect/);
    expect(wrote).toEqual([]);
  });

  it.each([
    ['{}', {}],
    ['null for data', { data: null }],
    ['a list for data', { data: [] }],
    ['a list', []],
    ['other keys', { request_id: '1', data: { keys: ['deployer'] } }],
  ])('neither takes %s for an empty role nor overwrites the role', async (_, body) => {
    const { words, wrote } = await reported(
      /\/kubernetes\/roles\/deployer$/,
      () => body,
      'apply',
      '-auto-approve',
      '-input=false',
    );
    expect(words).toContain('GET /kubernetes/roles/deployer: the response is malformed: ');
    expect(words).not.toMatch(/bug|defect/);
    expect(wrote).toEqual([]);
  });

  it('blames the service for a next page of a list that is not an address', async () => {
    terraform.write('list.tf.json', JSON.stringify({ data: { lintel_run_tasks: { all: { organization: 'acme' } } } }));
    const { words } = await reported(
      /\/organizations\/acme\/tasks\?/,
      ({ data }) => ({ data, links: { next: 'http://[' } }),
      'plan',
      '-input=false',
    );
    expect(words).toContain('it has a text at links.next, where an http or https address is expected');
    expect(words).not.toMatch(/bug|defect/);
    terraform.write('list.tf.json', '{}');
  });

  it('blames the service for an upload address that is not an address', async () => {
    terraform.write(
      'version.tf.json',
      JSON.stringify({
        resource: {
          lintel_registry_module_version: {
            it: {
              module_id: 'acme/private/acme/network/aws',
              version: '1.0.0',
              source_directory: path.join(__dirname, 'platform', 'modules', 'network'),
            },
          },
        },
      }),
    );
    const { words } = await reported(
      /\/versions?(?:\?|$)/,
      ({ data }) => ({ data: { ...data, links: { upload: 'nowhere://[' } } }),
      'apply',
      '-auto-approve',
      '-input=false',
    );
    expect(words).toContain('it has a text at data.links.upload, where an http or https address is expected');
    expect(words).not.toMatch(/bug|defect/);
  });
});
