/** @tier complete */
import * as path from 'path';
import { lintel } from '../cli/run-cli';
import { startEmulator, TestEmulator } from '../support/emulator';
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

let environment: TerraformEnvironment;
let other: TestEmulator;

beforeEach(async () => {
  environment = await openTerraformEnvironment('openbao', {}, true);
  other = await startEmulator({ dialects: { secrets: 'openbao' } });
  // The proxy of the tests names the addresses of the service.
  delete process.env.LINTEL_SECRETS_MOVED_FROM;
  delete process.env.LINTEL_PLATFORM_MOVED_FROM;
});

afterEach(async () => {
  delete process.env.LINTEL_SECRETS_MOVED_FROM;
  delete process.env.LINTEL_PLATFORM_MOVED_FROM;
  await other.close();
  await environment.close();
});

interface Connected {
  readonly platform?: string;
  readonly secrets?: string;
  readonly namespace?: string;
}

function connect({
  platform = environment.service.address,
  secrets = environment.service.address,
  namespace,
}: Connected): void {
  const provider = {
    platform: { address: platform, token: 'platform-root' },
    secrets: { address: secrets, token: 'secrets-root', dialect: 'openbao', ...(namespace && { namespace }) },
  };
  environment.terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: provider } }));
}

const SECRETS = `
resource "lintel_secrets_mount" "own" {
  path = "own-pki"
  type = "pki"
}

resource "lintel_acl_policy" "read" {
  name   = "read"
  policy = "path \\"x\\" { capabilities = [\\"read\\"] }"
}
`;
const PLATFORM = `
resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://scanner.example.com/"
}
`;

const words = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
  `${stdout}${stderr}`.replace(/[\s│╷╵]+/g, ' ');

/** Neither a plan nor a destroy does anything; both name the two places and the way on. */
async function refuses(here: string, there: string, variable: string): Promise<void> {
  for (const command of [
    ['plan'],
    ['plan', '-refresh=false'],
    ['plan', '-refresh-only'],
    ['destroy', '-auto-approve'],
    ['destroy', '-auto-approve', '-refresh=false'],
  ]) {
    const finished = await environment.terraform.run(...command, '-input=false');
    expect(finished.status).toBe(1);
    expect(words(finished)).toContain(
      `The state has this object at ${there}, and the provider is connected to ${here}`,
    );
    expect(words(finished)).toContain(variable);
  }
}

it('refuses another namespace, until it is said that the objects have moved', async () => {
  await environment.service.request('POST', '/v1/sys/namespaces/x', { body: {} });
  connect({ namespace: 'x' });
  environment.terraform.configure(SECRETS);
  await environment.terraform.apply();
  connect({});
  const place = `${environment.service.address}?namespace=x`;
  await refuses(
    environment.service.address,
    `${environment.service.address} in the namespace \`x\``,
    `LINTEL_SECRETS_MOVED_FROM='${place}'`,
  );
  process.env.LINTEL_SECRETS_MOVED_FROM = place;
  expect(words(await environment.terraform.run('plan', '-input=false'))).toContain('Plan: 2 to add');
});

it('refuses another address, until it is said that the service has moved', async () => {
  environment.terraform.configure(SECRETS);
  await environment.terraform.apply();
  connect({ secrets: other.address });
  await refuses(
    other.address,
    environment.service.address,
    `LINTEL_SECRETS_MOVED_FROM='${environment.service.address}'`,
  );
  await other.control.restore(await environment.service.control.snapshot());
  process.env.LINTEL_SECRETS_MOVED_FROM = environment.service.address;
  await environment.terraform.apply();
  delete process.env.LINTEL_SECRETS_MOVED_FROM;
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('accepts the same cluster under another name', async () => {
  environment.terraform.configure(SECRETS);
  await environment.terraform.apply();
  connect({ secrets: environment.service.address.replace('127.0.0.1', 'localhost') });
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('refuses another host of the platform, until it is said that the service has moved', async () => {
  environment.terraform.configure(PLATFORM);
  connect({});
  await environment.terraform.apply();
  connect({ platform: other.address });
  await refuses(
    other.address,
    environment.service.address,
    `LINTEL_PLATFORM_MOVED_FROM='${environment.service.address}'`,
  );
  await other.control.restore(await environment.service.control.snapshot());
  process.env.LINTEL_PLATFORM_MOVED_FROM = `https://elsewhere.example.com, ${environment.service.address}/`;
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('warns of another cluster at the same address, and creates everything again', async () => {
  environment.terraform.configure(SECRETS);
  await environment.terraform.apply();
  const fresh = await other.control.snapshot();
  await environment.service.control.restore(fresh);
  const planned = words(await environment.terraform.run('plan', '-input=false'));
  expect(planned).toContain('Warning: Another cluster serves the address');
  expect(planned).toContain('Plan: 2 to add');
  await environment.terraform.succeed('plan', '-input=false', '-out=plan.bin');
  environment.terraform.write('plan.json', await environment.terraform.succeed('show', '-json', 'plan.bin'));
  const review = await lintel(['review', path.join(environment.terraform.folder, 'plan.json')]);
  expect(review.stdout.replace(/\s+/g, ' ')).toContain(
    '2 objects in the state no longer exist, and are created again.',
  );
  const drift = await lintel(
    ['drift', '--stack', environment.terraform.folder],
    environment.variables as Readonly<Record<string, string>>,
  );
  expect(drift.stdout).toContain('Another cluster serves the address');
  await environment.terraform.apply();
  const second = words(await environment.terraform.run('plan', '-input=false'));
  expect(second).toContain('No changes');
  expect(second).not.toContain('Another cluster');
});

it('accepts a state without a place, and then remembers it', async () => {
  environment.terraform.configure(SECRETS);
  await environment.terraform.apply();
  const state = JSON.parse(await environment.terraform.succeed('state', 'pull'));
  for (const { instances } of state.resources) for (const instance of instances) delete instance.private;
  environment.terraform.write('terraform.tfstate', JSON.stringify({ ...state, serial: state.serial + 1 }));
  expect(await environment.terraform.planIsEmpty()).toBe(true);
  await environment.terraform.apply();
  connect({ secrets: other.address });
  await refuses(other.address, environment.service.address, 'LINTEL_SECRETS_MOVED_FROM');
});
