/** @tier complete */
import * as registry from '../../src/handlers';
import { describeOnOpenbao } from '../support/openbao';
import { serveRegistry } from '../support/serve-registry';
import { TerraformFolder } from '../support/terraform';

jest.setTimeout(240_000);

const SECRETS = `
resource "lintel_secrets_mount" "each" {
  for_each = toset(["database", "pki", "kubernetes"])
  path     = each.key
  type     = each.key
  force_destroy = true
}

resource "lintel_auth_mount" "each" {
  for_each = toset(["approle", "jwt"])
  path     = each.key
  type     = each.key
}

resource "lintel_database_connection" "orders" {
  mount             = lintel_secrets_mount.each["database"].path
  name              = "orders"
  plugin_name       = "postgresql-database-plugin"
  connection_url    = "postgresql://{{username}}:{{password}}@db.example.com:5432/orders"
  allowed_roles     = ["*"]
  verify_connection = false
}

resource "lintel_database_role" "app" {
  mount               = lintel_database_connection.orders.mount
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  creation_statements = ["CREATE ROLE \\"{{name}}\\""]
}

resource "lintel_pki_root" "root" {
  mount       = lintel_secrets_mount.each["pki"].path
  common_name = "Example"
  ttl         = "720h"
}

resource "lintel_pki_role" "web" {
  mount           = lintel_secrets_mount.each["pki"].path
  name            = "web"
  issuer_ref      = lintel_pki_root.root.issuer_id
  allowed_domains = ["example.com"]
}

resource "lintel_pki_urls_config" "urls" {
  mount                = lintel_pki_root.root.mount
  issuing_certificates = ["https://example.com/ca"]
}

resource "lintel_approle_role" "ci" {
  mount = lintel_auth_mount.each["approle"].path
  name  = "ci"
}

resource "lintel_acl_policy" "read" {
  name   = "read"
  policy = "path \\"database/creds/app\\" { capabilities = [\\"read\\"] }"
}

resource "lintel_namespace" "team" {
  path = "team"
}

resource "lintel_secrets_mount" "team" {
  namespace = lintel_namespace.team.full_path
  path      = "team-pki"
  type      = "pki"
}

resource "lintel_acl_policy" "team" {
  namespace = lintel_namespace.team.full_path
  name      = "read"
  policy    = "path \\"x\\" { capabilities = [\\"read\\"] }"
}
`;
const ENGINES = ['database', 'pki', 'kubernetes'];

describeOnOpenbao('objects whose parent is gone', (service) => {
  let served: Awaited<ReturnType<typeof serveRegistry>>;
  let terraform: TerraformFolder;
  beforeEach(async () => {
    served = await serveRegistry(registry);
    terraform = new TerraformFolder(served.environment);
    terraform
      .configure(SECRETS)
      .write('provider.tf.json', JSON.stringify({ provider: { lintel: { secrets: service().settings } } }));
    for (const mount of ENGINES) await service().data('DELETE', `sys/mounts/${mount}`);
  });
  afterEach(async () => {
    terraform.close();
    await served.close();
  });

  /** What the state has is gone: the plan makes it again, one apply does, and a destroy leaves nothing. */
  async function recovers(remove: () => Promise<void>): Promise<void> {
    await terraform.apply();
    await remove();
    await terraform.succeed('plan', '-refresh-only', '-input=false');
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    await remove();
    await terraform.succeed('destroy', '-auto-approve', '-input=false', '-refresh=false');
    expect((await terraform.succeed('state', 'list')).trim()).toBe('');
  }

  it('are created again once mounts, auth methods and namespaces are', async () => {
    await recovers(async () => {
      for (const mount of ENGINES) await service().data('DELETE', `sys/mounts/${mount}`);
      for (const mount of ['approle', 'jwt']) await service().data('DELETE', `sys/auth/${mount}`);
      await service().data('DELETE', 'sys/namespaces/team');
    });
  });

  it('are destroyed without the connection and the issuer that they used', async () => {
    await recovers(async () => {
      await service().data('DELETE', 'database/config/orders');
      const { keys } = await service().data('LIST', 'pki/issuers');
      for (const id of keys) await service().data('DELETE', `pki/issuer/${id}`);
    });
  });
});
