/** @tier complete */
import { spawnSync } from 'child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { valuesOfExpressions } from '../../src/cli/permissions/configured-values';
import { withEphemerals } from '../../src/cli/permissions/ephemeral-configuration';
import type { NeededPermissions } from '../../src/cli/permissions/needed-permissions';
import type { Plan } from '../../src/cli/stack/plan-json';
import { lintel, ROOT } from '../cli/run-cli';
import {
  contents,
  empty,
  EXAMPLE,
  folderWith,
  loginCommand,
  loginEnvironment,
  recordedLogin,
  stackVariables,
  tokenEnvironment,
} from '../support/empty-to-credentials';
import { describeOnOpenbao } from '../support/openbao';
import { describeWithPostgresql } from '../support/postgresql';
import { TerraformFolder } from '../support/terraform';

jest.setTimeout(120_000);

const TSX = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** The objects of a plan without their addresses, which constructs derive from their tree. */
async function objectsOf(terraform: TerraformFolder): Promise<unknown> {
  const plan = withEphemerals((await terraform.plan()) as Plan, terraform.folder);
  const { resource_changes: changes = [], configuration } = plan;
  const objects = changes.map(({ type, change: { after, after_unknown: unknown } }) => ({ type, after, unknown }));
  return {
    objects: objects.map((one) => JSON.stringify(one)).sort(),
    ephemeral: (configuration?.root_module?.resources ?? [])
      .filter(({ mode }) => mode === 'ephemeral')
      .map(({ type, expressions }) => ({ type, values: valuesOfExpressions(plan, true, expressions) })),
  };
}

describeWithPostgresql('The example from an empty service to credentials', (server) => {
  // The tests are the life of one stack, in this order.
  describeOnOpenbao('and a real PostgreSQL', (service, kind) => {
    let scratch: string;
    let login: string;
    let terraform: TerraformFolder;
    let stack: Record<string, string>;
    let initial: unknown;
    let users: unknown;
    const roles = async () => server().query("SELECT rolname FROM pg_roles WHERE rolname NOT LIKE 'pg_%' ORDER BY 1");

    beforeAll(async () => {
      scratch = mkdtempSync(path.join(tmpdir(), 'lintel-empty-'));
      login = path.join(scratch, 'login.json');
      stack = stackVariables(server(), loginCommand(scratch, login));
      await server().query('CREATE ROLE billing LOGIN');
      await empty(service());
      [initial, users] = [await contents(service(), kind), await roles()];
      terraform = folderWith({ ...tokenEnvironment(service()), ...stack }, { file: path.join(EXAMPLE, 'main.tf') });
      await terraform.init();
    }, 60_000);

    afterAll(async () => {
      terraform.close();
      rmSync(scratch, { recursive: true, force: true });
      await server().query('DROP ROLE billing');
    });

    it('plans the same objects in TypeScript and in HCL', async () => {
      const app = spawnSync(process.execPath, [TSX, path.join(EXAMPLE, 'main.ts')], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, CDKTF_OUTDIR: path.join(scratch, 'cdktf.out') },
      });
      expect([app.status, app.stderr]).toEqual([0, '']);
      const constructed = new TerraformFolder({ ...tokenEnvironment(service()), ...stack });
      cpSync(path.join(scratch, 'cdktf.out', 'stacks', 'empty-to-credentials'), constructed.folder, {
        recursive: true,
      });
      await constructed.init();
      expect(await objectsOf(constructed)).toEqual(await objectsOf(terraform));
      constructed.close();
    });

    it('is applied to the empty service, and logs in to the database with an ephemeral credential', async () => {
      expect(existsSync(login)).toBe(false);
      await terraform.apply();
      const { name, address } = recordedLogin(login);
      expect(name).toMatch(/^v-/);
      const { username, password } = new URL(address);
      expect(decodeURIComponent(username)).toBe(name);
      // The user is dropped when the run ends.
      expect(await server().accepts(name, password)).toBe(false);
      expect(await roles()).toEqual(users);
      for (const secret of [password, server().administrator.password]) {
        expect(terraform.stateText()).not.toContain(secret);
      }
    });

    /** As the pipeline runs a command: it has the state and the variables, a JWT, and no token. */
    const pipeline = (): Record<string, string> => ({ ...loginEnvironment(service(), 'pipeline'), ...stack });
    const asPipeline = (): TerraformFolder => {
      const folder = new TerraformFolder(pipeline());
      cpSync(terraform.folder, folder.folder, { recursive: true });
      return folder;
    };

    it('has an empty plan in a pipeline that logs in by its JWT and has no token', async () => {
      const folder = asPipeline();
      expect(await folder.planIsEmpty()).toBe(true);
      const { status, stderr } = await folder.run(
        'apply',
        '-auto-approve',
        '-input=false',
        '-replace=lintel_jwt_auth_role.app',
      );
      expect([status, stderr]).toEqual([1, expect.stringMatching(/403\s+permission\s+denied/)]);
      folder.close();
    });

    it('gives the pipeline the permissions that a plan of the stack needs, and no others', async () => {
      const { stdout, stderr, code } = await lintel(
        ['permissions', '--stack', terraform.folder, '--for', 'plan', '--format', 'json'],
        { ...tokenEnvironment(service()), ...stack },
      );
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
      const { rules } = JSON.parse(stdout) as NeededPermissions;
      const { attributes } = terraform.instance('lintel_acl_policy.pipeline');
      const has = (attributes.rules as { path: string; capabilities: string[] }[]).map((rule) => [
        rule.path,
        rule.capabilities,
      ]);
      expect(rules.map((rule) => [rule.path, rule.capabilities])).toEqual(has);
    });

    it('lets an application log in by its JWT, obtain credentials, and nothing else', async () => {
      const file = path.join(scratch, 'application.json');
      const application = folderWith(
        {
          ...loginEnvironment(service(), 'app'),
          TF_VAR_address: stack.TF_VAR_database_address,
          TF_VAR_command: loginCommand(scratch, file),
        },
        `
variable "address" {}
variable "command" {}
variable "look" { default = 0 }
ephemeral "lintel_database_credentials" "app" {
  role            = "app"
  revoke_on_close = false
}
resource "terraform_data" "use" {
  provisioner "local-exec" {
    command = var.command
    environment = {
      DATABASE_URL = "postgresql://\${ephemeral.lintel_database_credentials.app.username}:\${ephemeral.lintel_database_credentials.app.password}@\${var.address}"
    }
  }
}
data "lintel_database_role" "app" {
  count = var.look
  name  = "app"
}
`,
      );
      await application.init();
      await application.apply();
      expect(recordedLogin(file).name).toMatch(/^v-/);
      // It ends with the token of the run.
      expect(await roles()).toEqual(users);
      const { status, stderr } = await application.run('plan', '-input=false', '-var=look=1');
      expect([status, stderr]).toEqual([1, expect.stringMatching(/403\s+permission\s+denied/)]);
      application.close();
    });

    const POLICY = 'length = 30\nrule "charset" { charset = "abcdefghij" }';
    const role = { role_type: 'jwt', user_claim: 'sub', token_ttl: 60 };
    /** One attribute of each object, changed by somebody else. */
    const drifts: readonly (readonly [address: string, attribute: string, path: string, body: object])[] = [
      ['lintel_acl_policy.app', 'rules', 'sys/policies/acl/app', { policy: 'path "x" { capabilities = ["read"] }' }],
      [
        'lintel_acl_policy.pipeline',
        'rules',
        'sys/policies/acl/pipeline',
        { policy: 'path "x/*" { capabilities = ["read"] }' },
      ],
      ['lintel_auth_mount.pipelines', 'description', 'sys/auth/pipelines/tune', { description: 'changed' }],
      [
        'lintel_database_connection.shop',
        'allowed_roles',
        'database/config/shop',
        { plugin_name: 'postgresql-database-plugin', verify_connection: false, allowed_roles: ['app'] },
      ],
      [
        'lintel_database_role.app',
        'default_ttl',
        'database/roles/app',
        {
          db_name: 'shop',
          creation_statements: [`CREATE ROLE "{{name}}" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'`],
          default_ttl: 60,
          max_ttl: 3600,
        },
      ],
      [
        'lintel_database_static_role.billing',
        'rotation_period',
        'database/static-roles/billing',
        { db_name: 'shop', username: 'billing', rotation_period: 3600 },
      ],
      [
        'lintel_jwt_auth_config.pipelines',
        'bound_issuer',
        'auth/pipelines/config',
        { jwt_validation_pubkeys: [''], bound_issuer: 'https://other.example.com' },
      ],
      ['lintel_jwt_auth_role.app', 'token_ttl', 'auth/pipelines/role/app', role],
      ['lintel_jwt_auth_role.pipeline', 'token_ttl', 'auth/pipelines/role/pipeline', role],
      ['lintel_password_policy.database', 'length', 'sys/policies/password/database', { policy: POLICY }],
      ['lintel_secrets_mount.database', 'max_lease_ttl', 'sys/mounts/database/tune', { max_lease_ttl: '48h' }],
      ['lintel_secrets_mount.kubernetes', 'description', 'sys/mounts/kubernetes/tune', { description: 'changed' }],
      ['lintel_secrets_mount.pki', 'max_lease_ttl', 'sys/mounts/pki/tune', { max_lease_ttl: '48h' }],
    ];

    it('shows the drift of every object, which the next apply reverts', async () => {
      const addresses = terraform
        .state()
        .resources.filter(({ type }) => type.startsWith('lintel_'))
        .map(({ type, name }) => `${type}.${name}`);
      expect(drifts.map(([address]) => address)).toEqual(addresses.sort());
      for (const [, attribute, at, body] of drifts) {
        const sent =
          attribute === 'bound_issuer' ? { ...body, jwt_validation_pubkeys: [stack.TF_VAR_identity_key] } : body;
        await service().data('POST', at, sent);
      }
      const { stdout, stderr, code } = await lintel(['drift', '--stack', terraform.folder, '--format', 'json'], {
        ...tokenEnvironment(service()),
        ...stack,
      });
      expect([code, stderr]).toEqual([3, expect.not.stringContaining('error')]);
      const { drifted } = JSON.parse(stdout) as {
        drifted: { address: string; changes: { path: string }[] }[];
      };
      const seen = drifted.map(({ address, changes }) => [address, changes.map(({ path: at }) => at.split(/[.[]/)[0])]);
      for (const [address, attribute] of drifts) {
        expect(seen).toContainEqual([address, expect.arrayContaining([attribute])]);
      }
      expect(seen).toHaveLength(drifts.length);
      await terraform.apply();
      const folder = asPipeline();
      expect(await folder.planIsEmpty()).toBe(true);
      folder.close();
    });

    it('is not destroyed while a role of somebody else is in a mount, and names it', async () => {
      await service().data('POST', 'database/roles/foreign', { db_name: 'other', creation_statements: ['CREATE'] });
      const { status, stderr } = await terraform.run('destroy', '-auto-approve', '-input=false');
      expect([status, stderr]).toEqual([1, expect.stringMatching(/`foreign`\s+in\s+`roles`/)]);
      await service().data('DELETE', 'database/roles/foreign');
    });

    it('leaves the service as empty as before when it is destroyed, and the database without other users', async () => {
      await terraform.succeed('destroy', '-auto-approve', '-input=false');
      expect(await contents(service(), kind)).toEqual(initial);
      expect(await roles()).toEqual(users);
    });
  });
});
