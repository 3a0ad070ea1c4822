import type { NeededPermissions } from '../../../src/cli/permissions/needed-permissions';
import { renderAclPolicy } from '../../../src/definition/kinds/acl-policy/render';
import * as registry from '../../../src/handlers';
import { terraformJson } from '../../support/environments/resource';
import { describeOnOpenbao } from '../../support/openbao';
import { serveRegistry } from '../../support/serve-registry';
import { TerraformFolder } from '../../support/terraform';
import { lintel } from '../run-cli';

jest.setTimeout(240_000);

const STACK = `
resource "lintel_database_connection" "orders" {
  name              = "orders"
  plugin_name       = "postgresql-database-plugin"
  connection_url    = "postgresql://127.0.0.1:1/orders"
  verify_connection = false
  allowed_roles     = ["app"]
}
resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  creation_statements = ["CREATE ROLE"]
}
resource "lintel_pki_role" "web" {
  name            = "web"
  allowed_domains = ["example.com"]
}
resource "lintel_acl_policy" "app" {
  name  = "app"
  rules = [{ path = "database/creds/app", capabilities = ["read"] }]
}
data "lintel_database_roles" "all" {
  depends_on = [lintel_database_connection.orders]
}
`;

describeOnOpenbao('the permissions of a stack', (service, kind) => {
  let served: Awaited<ReturnType<typeof serveRegistry>>;
  const folders: TerraformFolder[] = [];
  beforeAll(async () => {
    served = await serveRegistry(registry);
  });
  afterAll(async () => {
    folders.forEach((folder) => folder.close());
    await served.close();
  });

  /** The same stack, applied with another token. */
  const stackOf = (token: string): TerraformFolder => {
    const folder = new TerraformFolder(served.environment);
    folders.push(folder);
    const settings = {
      secrets: {
        ...(service().settings.secrets as object | undefined),
        address: service().address,
        token,
        dialect: 'openbao',
      },
    };
    folder
      .configure(STACK)
      .write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settings) } }));
    return folder;
  };
  const root = () => String((service().settings as { token: string }).token);
  const permissions = async (...args: string[]) =>
    lintel(['permissions', '--stack', folders[0]!.folder, ...args], served.environment as Record<string, string>);
  const needed = async (...args: string[]): Promise<NeededPermissions> => {
    const { stdout, stderr, code } = await permissions('--format', 'json', ...args);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    return JSON.parse(stdout) as NeededPermissions;
  };
  /** A token with exactly these rules. */
  const tokenWith = async (policy: string): Promise<string> => {
    await service().data('POST', 'sys/policies/acl/tried', { policy });
    const { body } = await service().ask('POST', 'auth/token/create', { policies: ['tried'], no_default_policy: true });
    return (body as { auth: { client_token: string } }).auth.client_token;
  };
  const CREATED = ['acl/app', 'database/roles/app', 'database/config/orders', 'pki/roles/web'];
  const clear = async () => {
    for (const path of CREATED) await service().ask('DELETE', path.replace(/^acl/, 'sys/policies/acl'));
  };

  it('suffice for a plan and an apply by Terraform, which fail with one capability less', async () => {
    stackOf(root());
    const { rules } = await needed();
    expect(rules.map(({ path, capabilities }) => [path, capabilities.join()])).toEqual([
      ['database/config/orders', 'create,read'],
      ['database/roles/', 'list'],
      ['database/roles/app', 'create,read'],
      ['pki/roles/web', 'read,update'],
      ['sys/policies/acl/app', 'read,update'],
    ]);
    /** Returns the errors. A second plan reads everything again. */
    const apply = async (tried: typeof rules): Promise<string> => {
      const folder = stackOf(await tokenWith(renderAclPolicy(tried)));
      const { status, stderr } = await folder.run('apply', '-auto-approve', '-input=false');
      const second = status === 0 ? await folder.run('plan', '-input=false', '-detailed-exitcode') : undefined;
      await clear();
      return stderr + (second?.stderr ?? '');
    };
    expect(await apply(rules)).toBe('');
    // many-kinds.test.ts tries every capability on the emulator.
    for (const [index, { path, capabilities }] of [...rules.entries()].slice(0, kind === 'server' ? undefined : 1)) {
      // One capability of each path in turn: each is tried with some path.
      const without = capabilities.filter((_, at) => at !== index % capabilities.length);
      const fewer = rules.map((rule, at) => (at === index ? { ...rule, capabilities: without } : rule));
      expect([path, without, await apply(fewer)]).toEqual([
        path,
        without,
        expect.stringMatching(/403\s+permission\s+denied/),
      ]);
    }
  });
});
