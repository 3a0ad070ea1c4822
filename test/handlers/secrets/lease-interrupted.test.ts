/** @tier complete */
import { readFileSync } from 'fs';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { settingsFor } from '../../support/environments/environment';
import { InstalledFolder } from '../../support/environments/installed';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { terraformJson } from '../../support/environments/resource';

const LEASES = '/v1/sys/leases/lookup/database/creds/reporting';

let service: TestEmulator;
let proxy: RecordingProxy;
let terraform: InstalledFolder;

beforeEach(async () => {
  service = await startEmulator();
  proxy = await RecordingProxy.open(service.address);
  await service.request('POST', '/v1/database/config/orders', {
    body: { plugin_name: 'mysql-database-plugin', allowed_roles: '*', verify_connection: false },
  });
  await service.request('POST', '/v1/database/roles/reporting', {
    body: { db_name: 'orders', creation_statements: ['CREATE USER'] },
  });
  terraform = InstalledFolder.create({ TF_LOG: 'ERROR' }).configure(`
    ephemeral "lintel_database_credentials" "reporting" {
      role = "reporting"
    }
    resource "lintel_run_task" "scan" {
      organization = "acme"
      name         = "scan"
      url          = "https://scanner.example.com"
      hmac_key_wo  = ephemeral.lintel_database_credentials.reporting.password
    }`);
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(proxy)) } }));
});

afterEach(async () => {
  terraform.close();
  await proxy.close();
  await service.close();
});

async function leases(): Promise<number> {
  const { status, body } = await service.request('LIST', LEASES);
  return status === 404 ? 0 : body.data.keys.length;
}

/** Runs Terraform with its own provider process, and stops it while it creates the run task. */
async function interrupt(
  signal: NodeJS.Signals,
): Promise<{ readonly during: number; readonly revoked: Promise<void> }> {
  let arrived: () => void;
  let revoke: () => void;
  const [creating, revoked] = [
    new Promise<void>((resolve) => {
      arrived = resolve;
    }),
    new Promise<void>((resolve) => {
      revoke = resolve;
    }),
  ];
  let letGo: () => void;
  let stopped = false;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  proxy.watch = async (passing) => {
    if (passing.path === '/v1/sys/leases/revoke') {
      passing.response(await passing.forward());
      // The lease that the plan opened has been closed before.
      if (stopped && (await leases()) === 0) revoke();
    } else if (passing.method === 'POST' && passing.path.endsWith('/tasks')) {
      arrived();
      await held;
    }
  };
  const { process: command, finished } = terraform.start(['apply', '-auto-approve', '-input=false']);
  await creating;
  const during = await leases();
  stopped = true;
  command.kill(signal);
  letGo!();
  await finished;
  return { during, revoked };
}

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the provider revokes the lease of an open ephemeral resource when terraform receives %s',
  async (signal) => {
    const { during, revoked } = await interrupt(signal);
    expect(during).toBe(1);
    await revoked;
    expect(await leases()).toBe(0);
  },
  60_000,
);

const RUN_TASKS = '/api/v2/organizations/acme/tasks';
const LEFT = /the lease database\/creds\/reporting\/\S+, which expires at \d{4}-\d\d-\d\dT[\d:]+Z/;

const REFUSED = { status: 500, body: { errors: ['failed to revoke'] } };

function failing(times: number): void {
  proxy.watch = (passing) => {
    if (passing.path === '/v1/sys/leases/revoke' && times-- > 0) passing.response(REFUSED);
  };
}

it('the provider repeats a failed revocation', async () => {
  failing(2);
  await terraform.apply();
  expect(await leases()).toBe(0);
}, 60_000);

it('the diagnostic and the log name a lease that could not be revoked, and its expiry', async () => {
  failing(Infinity);
  const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
  expect(status).toBe(1);
  const reported = stderr.replace(/[│╷╵]/g, '').replace(/\s+/g, ' ');
  expect(reported).toMatch(LEFT);
  expect(reported).toContain('It was not revoked and remains usable until it expires');
  expect(readFileSync(terraform.logFile, 'utf8')).toMatch(LEFT);
  expect(await leases()).toBeGreaterThan(0);
}, 60_000);

it('the log names a lease that could not be revoked when Terraform ends the provider without closing it', async () => {
  let made = false;
  proxy.watch = (passing) => {
    if (made && passing.path === '/v1/sys/leases/revoke') return passing.response(REFUSED);
    made ||= passing.method === 'POST' && passing.path === RUN_TASKS;
    if (made) passing.response({ status: 422, body: { errors: [] } });
  };
  // Core closes nothing in this case, and shows no diagnostic.
  expect((await terraform.run('apply', '-auto-approve', '-input=false')).status).toBe(1);
  expect(readFileSync(terraform.logFile, 'utf8')).toMatch(LEFT);
}, 60_000);

it('the log names a lease that could not be revoked after an interrupt', async () => {
  let stopped = false;
  const creating = new Promise<void>((resolve) => {
    proxy.watch = async (passing) => {
      if (stopped && passing.path === '/v1/sys/leases/revoke') return passing.response(REFUSED);
      if (passing.method !== 'POST' || passing.path !== RUN_TASKS) return;
      resolve();
      await interrupted;
    };
  });
  let letGo: () => void;
  const interrupted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { process: command, finished } = terraform.start(['apply', '-auto-approve', '-input=false']);
  await creating;
  stopped = true;
  command.kill('SIGINT');
  letGo!();
  await finished;
  expect(readFileSync(terraform.logFile, 'utf8')).toMatch(LEFT);
}, 60_000);
