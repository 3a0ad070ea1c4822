import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

const CONFIGURATION = `
resource "lintel_policy" "it" {
  organization      = "acme"
  name              = "restrict"
  enforcement_level = "advisory"
  source            = "main = rule { true }"
}
resource "lintel_database_role" "it" {
  name                = "app"
  db_name             = "orders"
  creation_statements = ["CREATE ROLE"]
}
`;

let environment: TerraformEnvironment;
beforeAll(async () => {
  environment = await openTerraformEnvironment();
});
afterAll(() => environment.close());

describe('an object whose creation fails after the first step, with real terraform', () => {
  it('is in the state, tainted only if it is incomplete, and converges with the next apply', async () => {
    const { proxy, terraform, service } = environment;
    let written = false;
    proxy.watch = ({ method, path, response }) => {
      written ||= method === 'POST' && path.endsWith('/roles/app');
      if (written && method === 'GET' && path.endsWith('/roles/app')) {
        response({ status: 403, body: { errors: ['permission denied'] } });
      }
      if (path.includes('/policies/') && (method === 'PUT' || method === 'DELETE')) {
        response({ status: 500, body: undefined });
      }
    };
    terraform.configure(CONFIGURATION);
    const { status, stdout, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(status).toBe(1);
    const reported = `${stdout}${stderr}`.replace(/[│╷╵]/g, '').replace(/\s+/g, ' ');
    expect(reported).toMatch(
      /Error: The object was created, but is incomplete .* The policy `restrict` was created, but without its code .* tainted, so the next apply replaces it\./,
    );
    expect(reported).toMatch(
      /Warning: The object was created, but is incomplete .* The role `app` was created, but cannot be read back: GET \/database\/roles\/app: 403 permission denied/,
    );
    expect(reported).not.toContain('a bug in the provider');
    expect(terraform.instance('lintel_policy.it')).toMatchObject({
      status: 'tainted',
      attributes: { id: expect.stringMatching(/^pol-/) },
    });
    const role = terraform.instance('lintel_database_role.it');
    expect(role.status).toBeUndefined();
    expect(role.attributes).toMatchObject({ id: 'database/roles/app', db_name: 'orders' });

    proxy.watch = () => undefined;
    const { resource_changes: changes } = await terraform.plan();
    expect(changes!.map(({ address, change }) => [address, change.actions])).toEqual([
      ['lintel_database_role.it', ['no-op']],
      ['lintel_policy.it', ['delete', 'create']],
    ]);
    await terraform.succeed('apply', '-input=false', 'plan.bin');
    expect(await terraform.planIsEmpty()).toBe(true);
    expect((await service.control.snapshot()).objects.policies).toHaveLength(1);
  }, 120_000);
});
