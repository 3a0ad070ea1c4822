import { App, DataResource, LocalBackend, LocalExecProvisioner, TerraformStack, TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, EphemeralVariable, LintelProvider, secrets } from 'lintel';

const AUDIENCE = 'https://secrets.example.com';

/** From an empty secrets service to short-lived credentials. The configuration in main.tf declares the same objects. */
class EmptyToCredentials extends TerraformStack {
  private readonly databaseAddress = this.variable('database_address', {
    default: 'db.example.com:5432/shop',
    description: 'The host, the port and the name of the database, with parameters if needed.',
  });

  constructor(scope: Construct, id: string) {
    super(scope, id);

    // The address and a token, or a login, come from the environment: LINTEL_SECRETS_ADDRESS and its like.
    new LintelProvider(this, 'lintel');

    const app = this.addDatabase();
    new secrets.PkiMount(this, 'Pki', {
      description: 'Certificates of internal services',
      maxLeaseTtl: Duration.days(90),
    });
    new secrets.KubernetesMount(this, 'Kubernetes', { description: 'Accounts of the cluster' });

    const appPolicy = new secrets.AclPolicy(this, 'AppPolicy', { name: 'app' });
    app.grantRead(appPolicy);
    this.addIdentities(appPolicy, this.addPipelinePolicy());

    this.migrate(app);
  }

  /** A database, whose credentials the service creates and rotates. */
  private addDatabase(): secrets.DatabaseRole {
    const passwords = new secrets.PasswordPolicy(this, 'Passwords', {
      name: 'database',
      length: 24,
      rules: [
        { charset: 'abcdefghijklmnopqrstuvwxyz', minChars: 1 },
        { charset: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', minChars: 1 },
        { charset: '0123456789', minChars: 2 },
      ],
    });
    const password = new EphemeralVariable(this, 'database_password', {
      type: 'string',
      description: 'The password of the administrator.',
    });

    const mount = new secrets.DatabaseMount(this, 'Database', {
      description: 'Credentials of databases',
      defaultLeaseTtl: Duration.hours(1),
      maxLeaseTtl: Duration.days(1),
    });
    const shop = mount.addConnection('Shop', {
      name: 'shop',
      pluginName: 'postgresql-database-plugin',
      connectionUrl: `postgresql://{{username}}:{{password}}@${this.databaseAddress.stringValue}`,
      username: this.variable('database_username', {
        default: 'postgres',
        description: 'The administrator that the service creates users with.',
      }).stringValue,
      passwordWo: password.stringValue,
      passwordPolicy: passwords.name,
    });
    // A user that the database has, whose password changes every day.
    shop.addStaticRole('Billing', {
      name: 'billing',
      username: 'billing',
      rotation: secrets.Rotation.every(Duration.hours(24)),
    });
    // A user for each request.
    return shop.addRole('App', {
      name: 'app',
      creationStatements: [`CREATE ROLE "{{name}}" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'`],
      defaultTtl: Duration.minutes(10),
      maxTtl: Duration.hours(1),
    });
  }

  /** What `lintel permissions --stack cdktf.out/stacks/empty-to-credentials --for plan` prints for this stack. */
  private addPipelinePolicy(): secrets.AclPolicy {
    return new secrets.AclPolicy(this, 'PipelinePolicy', {
      name: 'pipeline',
      rules: [
        { path: 'auth/pipelines/config', capabilities: ['read'] },
        { path: 'auth/pipelines/role/app', capabilities: ['read'] },
        { path: 'auth/pipelines/role/pipeline', capabilities: ['read'] },
        { path: 'database/config/shop', capabilities: ['read'] },
        { path: 'database/creds/app', capabilities: ['read'] },
        { path: 'database/roles/app', capabilities: ['read'] },
        { path: 'database/static-roles/billing', capabilities: ['read'] },
        { path: 'sys/leases/revoke', capabilities: ['update'] },
        { path: 'sys/mounts/auth/pipelines', capabilities: ['read'] },
        { path: 'sys/mounts/database', capabilities: ['read'] },
        { path: 'sys/mounts/kubernetes', capabilities: ['read'] },
        { path: 'sys/mounts/pki', capabilities: ['read'] },
        { path: 'sys/policies/acl/app', capabilities: ['read'] },
        { path: 'sys/policies/acl/pipeline', capabilities: ['read'] },
        { path: 'sys/policies/password/database', capabilities: ['read'] },
      ],
    });
  }

  /** Pipelines and applications log in by their identity, and have no token. */
  private addIdentities(appPolicy: secrets.AclPolicy, pipelinePolicy: secrets.AclPolicy): void {
    const method = new secrets.AuthMount(this, 'Pipelines', {
      path: 'pipelines',
      type: 'jwt',
      description: 'Pipelines and applications log in by their identity',
      maxLeaseTtl: Duration.hours(1),
    });
    const key = this.variable('identity_key', {
      description: 'The public key, as PEM, that identities of pipelines and applications are verified with.',
    });
    const { mount } = new secrets.JwtAuthConfig(this, 'Trust', {
      mount: method.path,
      trust: secrets.JwtTrust.keys([key.stringValue]),
      boundIssuer: 'https://identity.example.com',
    });
    const common = { mount, userClaim: 'sub', boundAudiences: [AUDIENCE], tokenTtl: Duration.minutes(15) };
    new secrets.JwtAuthRole(this, 'PipelineRole', {
      ...common,
      name: 'pipeline',
      boundSubject: 'repo:acme/shop:ref:refs/heads/main',
      tokenPolicies: [pipelinePolicy.name],
    });
    new secrets.JwtAuthRole(this, 'AppRole', {
      ...common,
      name: 'app',
      boundSubject: 'service:shop',
      tokenPolicies: [appPolicy.name],
    });
  }

  /** Prepares the database as a user that exists while Terraform runs, and is in no plan and no state. */
  private migrate(role: secrets.DatabaseRole): void {
    const user = new secrets.EphemeralDatabaseCredentials(this, 'AppCredentials', {
      mount: role.mount,
      role: role.name,
      // The role must be there first.
      after: [role.id],
    });
    const command: LocalExecProvisioner = {
      type: 'local-exec',
      command: this.variable('migration', {
        default: `psql "$DATABASE_URL" --command 'CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)'`,
        description: 'The command that prepares the database, as a user that exists only while it runs.',
      }).stringValue,
      environment: {
        DATABASE_URL: `postgresql://${user.username}:${user.password}@${this.databaseAddress.stringValue}`,
      },
    };
    new DataResource(this, 'Migration', { provisioners: [command] });
  }

  private variable(
    name: string,
    props: { readonly description: string; readonly default?: string; readonly sensitive?: boolean },
  ): TerraformVariable {
    return new TerraformVariable(this, name, { type: 'string', ...props });
  }
}

const app = new App();
const stack = new EmptyToCredentials(app, 'empty-to-credentials');
// A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
new LocalBackend(stack, { path: '../../../empty-to-credentials.tfstate' });
app.synth();
