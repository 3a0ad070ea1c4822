import { once } from 'events';
import { objectType } from '../../src/terraform/wire-types';
import { edgeLease } from '../support/edge/definition';
import { EdgeStore } from '../support/edge/store';
import { dynamicValue } from '../support/plugin-messages';
import { ProviderClient } from '../support/provider-client';
import { serveRegistry, ServedRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';

let store: EdgeStore;
let served: ServedRegistry;
let terraform: TerraformFolder;
let responses: string[];

beforeEach(async () => {
  store = new EdgeStore();
  responses = [];
  served = await serveRegistry(store.registry(), (rpc) => responses.push(rpc));
  terraform = new TerraformFolder(served.environment);
  terraform.write(
    'provider.tf',
    'provider "lintel" {\n  platform = { address = "http://127.0.0.1:9", token = "unused" }\n}\n',
  );
});

afterEach(async () => {
  terraform.close();
  await served.close();
});

const LEASE = 'ephemeral "lintel_edge_lease" "it" {\n  name = "one"\n}\n';
const CONSUMER =
  'resource "lintel_edge" "this" {\n  name        = "consumer"\n  password_wo = ephemeral.lintel_edge_lease.it.secret\n}\n';
const SECRET = 'secret of one 3';

describe('an ephemeral resource', () => {
  it('provides a write-only input, whose value is in no plan and no state', async () => {
    terraform.configure(LEASE + CONSUMER);
    const plan = await terraform.plan();
    expect(JSON.stringify(plan)).not.toContain('secret of');
    await terraform.succeed('apply', 'plan.bin');
    expect([...store.objects.values()][0].password).toBe(SECRET);
    expect(terraform.stateText()).not.toContain('secret of');
    // Opened once for the plan, and again for the apply.
    expect(store.leaseEvents).toEqual(['open one', 'close, kept by open', 'open one', 'close, kept by open']);
    expect(store.open.size).toBe(0);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('is deferred until its input is known', async () => {
    terraform.configure(
      `resource "terraform_data" "later" { input = "one" }\n${LEASE.replace('"one"', 'terraform_data.later.output')}${CONSUMER}`,
    );
    await terraform.init();
    await terraform.plan();
    expect(responses.filter((rpc) => rpc === 'OpenEphemeralResource')).toEqual([]);
    await terraform.succeed('apply', 'plan.bin');
    expect(store.leaseEvents).toEqual(['open one', 'close, kept by open']);
    expect([...store.objects.values()][0].password).toBe(SECRET);
  });

  it('is refused with the attribute path if its configuration is invalid', async () => {
    terraform.configure(LEASE.replace('"one"', '"a name that is longer than allowed"'));
    const { stderr } = await terraform.run('validate');
    expect(stderr).toContain('Invalid `name`');
    expect(stderr).toMatch(/at most\s+20 characters/);
  });

  it('is renewed after two thirds of its lease while in use, with the data of the last renewal', async () => {
    terraform.configure(LEASE + CONSUMER);
    await terraform.plan();
    store.leaseEvents.length = 0;
    store.leaseSeconds = 0.3;
    store.hold = new Promise((resolve) => {
      store.onRenewal = (count) => {
        if (count === 2) resolve();
      };
    });
    await terraform.succeed('apply', 'plan.bin');
    expect(store.leaseEvents.slice(0, 3)).toEqual(['open one', 'renew 1', 'renew 2']);
    expect(store.leaseEvents.at(-1)).toBe('close, kept by open');
    expect(store.open.size).toBe(0);
  });

  // Terraform does not close it then, but ends the provider, which closes what is still open.
  it('is closed if its consumer fails', async () => {
    store.failSecondStep = true;
    terraform.configure(LEASE + CONSUMER);
    expect((await terraform.run('apply', '-auto-approve')).status).toBe(1);
    await store.allClosed();
    expect(store.leaseEvents.slice(-2)).toEqual(['open one', 'close, kept by open']);
    expect(store.open.size).toBe(0);
  });

  it('is closed if Terraform is interrupted', async () => {
    terraform.configure(LEASE + CONSUMER);
    await terraform.plan();
    const creating = new Promise<void>((resolve) => {
      store.onHold = resolve;
    });
    let letGo = () => undefined as void;
    store.hold = new Promise((resolve) => {
      letGo = resolve;
    });
    const { process: running, finished } = terraform.start(['apply', 'plan.bin']);
    await creating;
    const stopped = new Promise<void>((resolve) => {
      store.onAbort = resolve;
    });
    running.kill('SIGINT');
    await stopped;
    letGo();
    await finished;
    expect(responses).toContain('StopProvider');
    await store.allClosed();
    expect(store.open.size).toBe(0);
    expect(store.leaseEvents.slice(-2)).toEqual(['open one', 'close, kept by open']);
    if (running.exitCode === null) await once(running, 'exit');
  });

  it('is closed before the provider responds to Shutdown', async () => {
    const core = ProviderClient.attach(served.address);
    const config = dynamicValue(objectType(edgeLease.attributes), { name: 'one', size: undefined });
    await core.call('OpenEphemeralResource', { typeName: 'lintel_edge_lease', config });
    await core.call('OpenEphemeralResource', { typeName: 'lintel_edge_lease', config });
    expect(store.open.size).toBe(2);
    await core.callService('controller', 'Shutdown');
    expect(store.open.size).toBe(0);
    core.disconnect();
  });

  it('is closed if Terraform is killed', async () => {
    const core = ProviderClient.attach(served.address);
    const config = dynamicValue(objectType(edgeLease.attributes), { name: 'one', size: undefined });
    await core.call('OpenEphemeralResource', { typeName: 'lintel_edge_lease', config });
    core.disconnect();
    await store.allClosed();
    expect(store.leaseEvents).toEqual(['open one', 'close, kept by open']);
  });
});
