/** @tier complete */
/** What stands between Lintel and a service, as somebody who runs Terraform meets it. */
import * as http from 'http';
import type { AddressInfo } from 'net';
import { PACE } from '../../src/clients/retry/retry';
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

const PAGE = '<!DOCTYPE html><html><head><title>Sign in to the network</title></head><body>secrets-root</body></html>';
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY'] as const;

const CONFIGURATION = `
resource "lintel_acl_policy" "read" {
  name   = "read"
  policy = "path \\"x\\" { capabilities = [\\"read\\"] }"
}

resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://scanner.example.com/"
}
`;

// Whatever stays away stays away for all of these tests.
Object.assign(PACE, { total: 100, away: { known: 100, unknown: 100, local: 100 } });

let environment: TerraformEnvironment;
let front: http.Server;
/** Undefined: the front passes on what it gets. */
let status: number | undefined;
/** What it says itself. */
let says: { readonly type: string; readonly body: string };
let variables: { readonly [name: string]: string | undefined };

beforeAll(async () => {
  variables = Object.fromEntries(PROXIES.map((name) => [name, process.env[name]]));
  for (const name of PROXIES) delete process.env[name];
  environment = await openTerraformEnvironment('openbao', {}, true);
  front = http.createServer((request, response) => {
    if (status !== undefined) {
      response.writeHead(status, { 'content-type': says.type }).end(says.body);
      return;
    }
    const { method, headers, url } = request;
    const passed = http.request(`${environment.service.address}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  environment.terraform.configure(CONFIGURATION).write(
    'provider.tf.json',
    JSON.stringify({
      provider: {
        lintel: {
          platform: { address, token: 'platform-root' },
          secrets: { address, token: 'secrets-root', dialect: 'openbao' },
        },
      },
    }),
  );
  await environment.terraform.apply();
});

afterEach(() => {
  status = undefined;
  for (const name of PROXIES) delete process.env[name];
});

afterAll(async () => {
  for (const name of PROXIES) if (variables[name] !== undefined) process.env[name] = variables[name];
  await new Promise((resolve) => front.close(resolve));
  await environment.close();
});

/** Nothing is done, both objects are named, and the state stays as it is. */
async function refuses(...said: readonly string[]): Promise<void> {
  const before = environment.terraform.stateText();
  for (const command of [['plan'], ['apply', '-refresh-only', '-auto-approve'], ['destroy', '-auto-approve']]) {
    const finished = await environment.terraform.run(...command, '-input=false');
    const words = `${finished.stdout}${finished.stderr}`.replace(/[\s│╷╵]+/g, ' ');
    expect([command, finished.status]).toEqual([command, 1]);
    for (const text of ['lintel_acl_policy.read', 'lintel_run_task.scan', ...said]) expect(words).toContain(text);
    expect(words).not.toContain('secrets-root');
    expect(words).not.toMatch(/expired|permission denied|does not grant|may have taken effect|Plan: \d/);
  }
  expect(environment.terraform.stateText()).toBe(before);
}

it.each([200, 403, 404, 407, 502])(
  'a page with the status %d is not taken for a response of the service',
  async (code) => {
    status = code;
    says = { type: 'text/html', body: PAGE };
    await refuses('not a response of the service', 'it says "Sign in to the network"');
    status = undefined;
    expect(await environment.terraform.planIsEmpty()).toBe(true);
  },
);

it.each([403, 404, 502])('JSON of a gateway with the status %d is not taken for one either', async (code) => {
  status = code;
  says = { type: 'application/json', body: '{"message":"no Route matched with those values"}' };
  await refuses('not a response of the service', 'it says "no Route matched with those values"');
  status = undefined;
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('a proxy that cannot be reached is named', async () => {
  process.env.http_proxy = 'http://127.0.0.1:1';
  await refuses('proxy', 'http://127.0.0.1:1', 'http_proxy');
  delete process.env.http_proxy;
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});
