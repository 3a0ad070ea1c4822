/** @tier complete */
import { readFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../../../src/handlers';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { RecordingProxy } from '../../../support/environments/recording-proxy';
import { terraformJson } from '../../../support/environments/resource';
import { writePeerState } from '../../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../../support/terraform';

const TASKS = '/api/v2/organizations/acme/tasks';

let service: TestEmulator;
let proxy: RecordingProxy;
let served: ServedRegistry;
let terraform: TerraformFolder;
/** Called after the provider has responded to an RPC. */
let responded: (rpc: string) => void;

beforeEach(async () => {
  service = await startEmulator();
  proxy = await RecordingProxy.open(service.address);
  responded = () => undefined;
  served = await serveRegistry(registry, (rpc) => responded(rpc));
  terraform = new TerraformFolder(served.environment);
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));
});

afterEach(async () => {
  terraform.close();
  await served.close();
  await proxy.close();
  await service.close();
});

const task = (name: string, rest = '') => `resource "lintel_run_task" "${name}" {
  organization = "acme"
  name         = "${name}"
  url          = "https://scanner.example.com/"
  ${rest}
}
`;
const stored = async () =>
  (await service.control.snapshot()).objects.runTasks as unknown as {
    id: string;
    name: string;
    hmacKey: string | null;
  }[];
const make = async (name: string): Promise<string> => {
  const attributes = {
    name,
    'url': 'https://scanner.example.com/',
    'description': '',
    'category': 'task',
    'hmac-key': 'signing key',
  };
  return (await service.request('POST', TASKS, { body: { data: { type: 'tasks', attributes } } })).body.data.id;
};

describe('a run task managed by the tfe provider', () => {
  it('is taken over by a moved block, with or without a key, and is not created again', async () => {
    const keys = {
      keyless: { hmac_key: '' },
      keyed: { hmac_key: 'signing key' },
      versioned: { hmac_key: null, hmac_key_wo_version: 3 },
      unversioned: { hmac_key: null },
    };
    const configured = {
      keyless: '',
      keyed: 'hmac_key = "signing key"',
      versioned: 'hmac_key_wo = "signing key"\n  hmac_key_wo_version = 3',
      unversioned: 'hmac_key_wo = "signing key"',
    };
    const names = Object.keys(keys) as (keyof typeof keys)[];
    const resources = [];
    for (const name of names) {
      resources.push({
        type: 'tfe_organization_run_task',
        name,
        attributes: {
          id: await make(name),
          organization: 'acme',
          name,
          url: 'https://scanner.example.com/',
          description: '',
          category: 'task',
          enabled: true,
          hmac_key_wo: null,
          hmac_key_wo_version: null,
          ...keys[name],
        },
      });
    }
    writePeerState(terraform, resources);
    terraform.configure(
      names
        .map(
          (name) =>
            `moved {\n  from = tfe_organization_run_task.${name}\n  to = lintel_run_task.${name}\n}\n${task(name, configured[name])}`,
        )
        .join(''),
    );
    const changes = (await terraform.plan()).resource_changes!;
    expect(
      changes.map(({ address, change }) => [address, change.actions, changedAttributes({ address, change } as never)]),
    ).toEqual([
      ['lintel_run_task.keyed', ['no-op'], []],
      ['lintel_run_task.keyless', ['no-op'], []],
      // Without a version, Lintel cannot tell whether this key was the last one sent.
      ['lintel_run_task.unversioned', ['update'], ['secrets_revision']],
      ['lintel_run_task.versioned', ['no-op'], []],
    ]);
    await terraform.apply();
    expect(proxy.passed.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['PATCH']);
    expect(proxy.sent('PATCH')).toEqual([{ 'description': '', 'hmac-key': 'signing key' }]);
    expect(terraform.state().resources.map(({ type }) => type)).toEqual(names.map(() => 'lintel_run_task'));
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a generated run task configuration', () => {
  it('plans only the import', async () => {
    const id = await make('image-scan');
    terraform.configure(`import {\n  to = lintel_run_task.this\n  id = "${id}"\n}\n`);
    const { stdout } = await terraform.run('plan', '-generate-config-out=generated.tf');
    expect(stdout).toContain('Plan: 1 to import, 0 to add, 0 to change, 0 to destroy.');
    expect(readFileSync(path.join(terraform.folder, 'generated.tf'), 'utf8')).toMatch(/name\s+= "image-scan"/);
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a run that is cut short', () => {
  it('keeps the run task it was creating when it is interrupted', async () => {
    terraform.configure(task('image-scan'));
    proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      const stopped = new Promise<void>((resolve) => {
        responded = (rpc) => {
          if (rpc === 'StopProvider') resolve();
        };
      });
      running.process.kill('SIGINT');
      await stopped;
    };
    const running = terraform.start(['apply', '-auto-approve', '-input=false']);
    await running.finished;
    const [made] = await stored();
    expect(terraform.instance('lintel_run_task.image-scan')).toMatchObject({ attributes: { id: made.id } });
    expect(terraform.instance('lintel_run_task.image-scan').status).toBeUndefined();
    proxy.watch = () => undefined;
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is continued, after a kill, with the import that the next run names', async () => {
    terraform.configure(task('image-scan'));
    proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await passing.forward();
      running.process.kill('SIGKILL');
      await running.finished;
      passing.drop();
    };
    const running = terraform.start(['apply', '-auto-approve', '-input=false']);
    await running.finished;
    proxy.watch = () => undefined;
    expect(await stored()).toHaveLength(1);

    const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false', '-lock-timeout=10s');
    expect(status).toBe(1);
    const command = /terraform (import lintel_run_task\.<name> \S+)/.exec(stderr)![1].replace('<name>', 'image-scan');
    await terraform.succeed(...command.split(' '));
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(await stored()).toHaveLength(1);
  });
});
