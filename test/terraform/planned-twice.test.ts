/** @tier complete */
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';
import { describeGiven } from '../support/needed';

jest.setTimeout(240_000);

const text = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
  `${stdout}${stderr}`.replace(/[\s│╷╵]+/g, ' ');

const ROLE = `
resource "lintel_pki_role" "web" {
  name            = "web"
  allowed_domains = ["example.com"]
}
`;

describe('with terraform', () => provesOwners());
describeGiven('with a newer terraform', 'LINTEL_TEST_TERRAFORM', provesOwners);
describeGiven('with OpenTofu', 'LINTEL_TEST_TOFU', provesOwners);

function provesOwners(program?: string): void {
  let environment: TerraformEnvironment;

  beforeEach(async () => {
    environment = await openTerraformEnvironment('openbao', {}, true, program);
  });

  afterEach(async () => {
    await environment.close();
  });

  it.each([
    [
      'instances of count',
      `resource "lintel_pki_role" "web" {
      count = 2
      name  = "web"
    }`,
      'pki/roles/web',
    ],
    [
      'two resources',
      `resource "lintel_token_role" "a" {
      name = "ci"
    }
    resource "lintel_token_role" "b" {
      name = "ci"
    }`,
      'auth/token/roles/ci',
    ],
    [
      'common keys of a secret that several share',
      `resource "lintel_kv_secret" "a" {
      name      = "app"
      exclusive = false
      data_wo   = { a = "1", b = "2" }
    }
    resource "lintel_kv_secret" "b" {
      name      = "app"
      exclusive = false
      data_wo   = { b = "3", c = "4" }
    }`,
      'secret/data/app',
    ],
    [
      'a mount named with its namespace, and by itself',
      `resource "lintel_secrets_mount" "a" {
      namespace = "team"
      path      = "kvx"
      type      = "kv"
    }
    resource "lintel_secrets_mount" "b" {
      depends_on = [lintel_secrets_mount.a]
      path       = "team/kvx"
      type       = "kv"
    }`,
      'sys/mounts/team/kvx',
    ],
    [
      'configurations that always exist',
      `resource "lintel_pki_urls_config" "urls" {
      count                = 2
      mount                = "pki"
      issuing_certificates = ["https://example.com/\${count.index}"]
    }`,
      'pki/config/urls',
    ],
    [
      'attachments',
      `resource "lintel_policy_set_workspace" "app" {
      count         = 2
      policy_set_id = "polset-base"
      workspace_id  = "ws-app"
    }`,
      'polset-base/ws-app',
    ],
    [
      'objects with ids of the service',
      `resource "lintel_run_task" "scan" {
      count        = 2
      organization = "acme"
      name         = "scan"
      url          = "https://scanner.example.com/"
    }`,
      'acme/scan',
    ],
  ])('refuses a plan in which %s are the same object', async (_, hcl, key) => {
    environment.terraform.configure(hcl);
    const finished = await environment.terraform.run('plan', '-input=false');
    expect(finished.status).toBe(1);
    expect(text(finished)).toContain('Error: Two resources are the same object');
    expect(text(finished)).toContain(`of this configuration is ${key}, too`);
  });

  it('refuses an apply before the second write, if only that knows the name', async () => {
    environment.terraform.configure(`
    resource "terraform_data" "name" {
      input = "web"
    }
    resource "lintel_pki_role" "web" {
      count       = 2
      name        = terraform_data.name.output
      ttl         = count.index == 0 ? "1h" : "2h"
    }
  `);
    const finished = await environment.terraform.run('apply', '-auto-approve', '-input=false');
    expect(finished.status).toBe(1);
    expect(text(finished)).toContain('Error: Two resources are the same object');
    const { requests } = await environment.service.control.requests();
    const writes = requests.filter(({ method, path }) => method === 'POST' && path === '/v1/pki/roles/web');
    expect(writes.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it('plans one object as often as Terraform does', async () => {
    const { terraform, service } = environment;
    terraform.configure(ROLE);
    await terraform.apply();
    for (const args of [['-replace=lintel_pki_role.web'], ['-refresh=false', '-replace=lintel_pki_role.web']]) {
      await terraform.apply(...args);
    }
    await terraform.succeed('taint', 'lintel_pki_role.web');
    await terraform.apply();
    terraform.configure(
      `${ROLE.replace('"web"\n', '"other"\n').replace('}\n', '  lifecycle {\n    create_before_destroy = true\n  }\n}\n')}`,
    );
    await terraform.apply();
    await terraform.apply('-replace=lintel_pki_role.web').catch(() => undefined);
    terraform.configure(`
    resource "terraform_data" "always" {
      input = timestamp()
    }
    ${ROLE.replace('}\n', '  lifecycle {\n    replace_triggered_by = [terraform_data.always]\n  }\n}\n')}
  `);
    await terraform.apply();
    await terraform.apply();
    await terraform.succeed('state', 'rm', 'lintel_pki_role.web');
    terraform.configure(`
    import {
      to = lintel_pki_role.web
      id = "pki/roles/web"
    }
    ${ROLE}
  `);
    await terraform.apply();
    await terraform.succeed('state', 'rm', 'lintel_pki_role.web');
    terraform.configure('import {\n  to = lintel_pki_role.web\n  id = "pki/roles/web"\n}\n');
    await terraform.succeed('plan', '-input=false', '-generate-config-out=generated.tf');
    await terraform.succeed('plan', '-input=false');
    expect((await service.control.requests()).unknown).toBe(0);
  });
}
