import { UNKNOWN } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { givePlatformAccess } from '../handlers/secrets/platform-token-role/fixture';
import { provideAuthMethod } from '../handlers/secrets/shared/token-fields';
import type { Environment } from '../support/environments/environment';
import { managedResources } from '../support/environments/resources';
import { reuseEnvironment, closeEnvironments } from '../support/environments/reused';
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';
import { describeGiven } from '../support/needed';
import { people } from '../support/pgp';

const secrets = managedResources.filter(({ definition }) => definition.service === 'secrets');

describe('the `after` argument of ephemeral resources', () => {
  it('exists for every ephemeral resource of the secrets service', () => {
    const without = Object.entries(registry.ephemeralResources).filter(
      ([, resource]) => resource.definition().service === 'secrets' && !('after' in resource.definition().attributes),
    );
    expect(without.map(([type]) => type)).toEqual([]);
  });

  it.each(secrets.map((resource) => [resource.type, resource] as const))(
    'accepts %s, whose `id` is known only after its creation',
    async (type, resource) => {
      const environment: Environment = await reuseEnvironment(resource);
      expect((await environment.core.plan(type, environment.fixture.minimal)).planned.id).toBe(UNKNOWN);
      await environment.close();
      await closeEnvironments(resource);
    },
  );
});

/** Roles and their engines. */
const ROLES = `
resource "lintel_database_connection" "orders" {
  name          = "orders"
  plugin_name   = "postgresql-database-plugin"
  allowed_roles = ["*"]
}

resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  creation_statements = ["CREATE ROLE \\"{{name}}\\""]
}

resource "lintel_database_static_role" "reporting" {
  name            = "reporting"
  username        = "reporting"
  db_name         = lintel_database_connection.orders.name
  rotation_period = "24h"
}

resource "lintel_cluster_config" "main" {
  cluster_host = "https://cluster.example.com:6443"
}

resource "lintel_cluster_role" "deployer" {
  mount                      = lintel_cluster_config.main.mount
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps"]
  service_account_name       = "deployer"
}

resource "lintel_platform_token_role" "pipeline" {
  name    = "pipeline"
  user_id = "user-1"
}

resource "lintel_pki_role" "web" {
  name             = "web"
  allowed_domains  = ["example.com"]
  allow_subdomains = true
}

resource "lintel_approle_role" "deploy" {
  name = "deploy"
}
resource "lintel_password_policy" "letters" {
  name   = "letters"
  length = 20
  rules  = [{ charset = "abcdefghijklmnopqrstuvwxyz" }]
}
resource "lintel_token_role" "deploy" {
  name             = "deploy"
  allowed_policies = ["app"]
}

resource "lintel_recovery_rekey" "next" {
  secret_shares    = 1
  secret_threshold = 1
}
`;

/** The ephemeral resource that is opened for each of them, and one of its results. */
const OPENED = [
  {
    type: 'lintel_database_credentials',
    of: 'lintel_database_role.app',
    arguments: 'role = "app"',
    result: 'password',
  },
  {
    type: 'lintel_database_static_credentials',
    of: 'lintel_database_static_role.reporting',
    arguments: 'role = "reporting"',
    result: 'password',
  },
  {
    type: 'lintel_cluster_credentials',
    of: 'lintel_cluster_role.deployer',
    arguments: 'role = "deployer"',
    result: 'service_account_token',
  },
  {
    type: 'lintel_platform_token',
    of: 'lintel_platform_token_role.pipeline',
    arguments: 'role = "pipeline"',
    result: 'token',
  },
  {
    type: 'lintel_pki_certificate',
    of: 'lintel_pki_role.web',
    arguments: 'role = "web"\n  common_name = "www.example.com"',
    result: 'private_key',
  },
  {
    type: 'lintel_approle_secret_id',
    of: 'lintel_approle_role.deploy',
    arguments: 'role = "deploy"',
    result: 'secret_id',
  },
  {
    type: 'lintel_generated_password',
    of: 'lintel_password_policy.letters',
    arguments: 'policy = "letters"',
    result: 'password',
  },
  {
    type: 'lintel_secrets_token',
    of: 'lintel_token_role.deploy',
    arguments: 'role = "deploy"\n  policies = ["app"]',
    result: 'token',
  },
  { type: 'lintel_recovery_key_backup', of: 'lintel_recovery_rekey.next', arguments: '', result: 'nonce' },
];

/** Each result is the value of a write-only input. */
const opened = (waiting: (of: string) => string) =>
  OPENED.map(
    ({ type, of, arguments: own, result }, index) => `
ephemeral "${type}" "it" {
  ${own}
  ${waiting(of)}
}

resource "lintel_database_connection" "user_${index}" {
  name                = "user-${index}"
  plugin_name         = "postgresql-database-plugin"
  password_wo         = ephemeral.${type}.it.${result}
  password_wo_version = 1
}
`,
  ).join('');

/** Completes a rekey that leaves a backup. */
async function leaveBackup({ service }: TerraformEnvironment): Promise<void> {
  const [ada] = await people('Ada');
  const body = { secret_shares: 1, secret_threshold: 1, pgp_keys: [ada.publicKey], backup: true };
  const { body: started } = await service.request('POST', '/v1/sys/rekey-recovery-key/init', { body });
  const {
    keys: [key],
  } = await service.control.recoveryShares();
  await service.request('POST', '/v1/sys/rekey-recovery-key/update', {
    body: { key, nonce: (started.data ?? started).nonce },
  });
}

function describeEngine(program: string, heedsDependsOn: boolean): void {
  let environment: TerraformEnvironment;

  beforeEach(async () => {
    environment = await openTerraformEnvironment('standard', {}, false, program);
    await givePlatformAccess(environment.service, 'terraform');
    await provideAuthMethod(environment.service, 'approle', 'approle');
    await leaveBackup(environment);
  });
  afterEach(async () => {
    await environment.close();
  });

  it('opens the resource in the apply of the run that creates the object, and in the plan of the next run', async () => {
    const { terraform } = environment;
    const alone = await terraform.configure(ROLES + opened((of) => `depends_on = [${of}]`)).run('plan', '-input=false');
    if (heedsDependsOn) {
      expect(alone).toMatchObject({ status: 0 });
    } else {
      expect([alone.status, alone.stderr.replace(/[\s│]+/g, ' ')]).toEqual([
        1,
        expect.stringContaining('unknown role'),
      ]);
    }
    terraform.configure(ROLES + opened((of) => `after = [${of}.id]`));
    await terraform.apply();
    const { objects } = await environment.service.control.snapshot();
    const connections = objects.databaseConnections as unknown as readonly {
      readonly name: string;
      readonly details: { readonly password?: string };
    }[];
    expect(connections.filter(({ name, details }) => name.startsWith('user-') && !details.password)).toEqual([]);
    expect(connections.filter(({ name }) => name.startsWith('user-'))).toHaveLength(OPENED.length);
    expect(await terraform.planIsEmpty()).toBe(true);
  }, 120_000);
}

describe('terraform', () => describeEngine('terraform', false));
describeGiven('a newer terraform', 'LINTEL_TEST_TERRAFORM', (program) => describeEngine(program, false));
describeGiven('OpenTofu', 'LINTEL_TEST_TOFU', (program) => describeEngine(program, true));
