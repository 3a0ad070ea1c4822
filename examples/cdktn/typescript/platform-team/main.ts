import * as path from 'path';
import { App, LocalBackend, TerraformOutput, TerraformStack } from 'cdktn';
import { Construct } from 'constructs';
import { Duration, EphemeralVariable, LintelProvider, SecretsLogin, platform, secrets } from 'lintel-cdktn';

const ORGANIZATION = 'acme';

/**
 * What the platform team runs: the checks that runs of its organization pass, a database whose credentials rotate, and what may be issued
 * for its cluster and by its certificate authority.
 */
class PlatformTeam extends TerraformStack {
  constructor(scope: Construct, id: string) {
    super(scope, id);

    // Addresses and tokens come from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN and their like for secrets: none is in cdk.tf.json.
    // A job of GitHub Actions needs no token of the secrets service: it says with which role it logs in.
    const role = process.env.SECRETS_LOGIN_ROLE;
    const login = role ? SecretsLogin.gitHubActions({ mount: 'github', role }) : undefined;
    new LintelProvider(this, 'lintel', { secrets: login && { login } });

    const { scan, cost, freeze } = this.addRunTasks();
    this.addPolicy();
    this.addDatabase();
    this.addIssuers();

    // Everything that the organization has, what others made included.
    const all = new platform.DataRunTasks(this, 'All', { organization: ORGANIZATION, dependsOn: [scan, cost, freeze] });

    new TerraformOutput(this, 'image_scan_id', { value: scan.id });
    new TerraformOutput(this, 'run_task_count', { value: all.totalCount });

    adoptRunTask(this, process.env.ADOPT_RUN_TASK);
  }

  private addRunTasks() {
    const scan = new platform.RunTask(this, 'ImageScan', {
      organization: ORGANIZATION,
      name: 'image-scan',
      url: 'https://scanner.example.com/hooks/terraform',
      description: 'Scans the images that a plan would start.',
      hmacKeyWo: this.secretVariable('hmac_key', 'Signs what the image scanner is sent.'),
    });
    const cost = new platform.RunTask(this, 'CostEstimate', {
      organization: ORGANIZATION,
      name: 'cost-estimate',
      url: 'https://cost.example.com/hooks/terraform',
      description: 'Estimates what a plan would cost.',
    });
    const freeze = new platform.RunTask(this, 'ChangeFreeze', {
      organization: ORGANIZATION,
      name: 'change-freeze',
      url: 'https://calendar.example.com/hooks/terraform',
      description: 'Stops changes while there is a freeze.',
      enabled: false,
    });
    // The scan stops runs of this workspace before anything is changed.
    const app = new platform.DataWorkspace(this, 'App', { organization: ORGANIZATION, name: 'app' });
    scan.associate(app.id, {
      enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
      stage: platform.RunTaskStage.PRE_APPLY,
    });

    return { scan, cost, freeze };
  }

  private addPolicy(): void {
    new platform.Policy(this, 'NoPublicBuckets', {
      organization: ORGANIZATION,
      name: 'no-public-buckets',
      description: 'Refuses buckets that everybody can read.',
      kind: platform.PolicyKind.OPA,
      enforcementLevel: platform.PolicyEnforcementLevel.MANDATORY,
      query: 'data.platform.buckets.deny',
      source: platform.PolicySource.file(path.join(__dirname, 'no-public-buckets.rego')),
    });
  }

  private addDatabase(): void {
    const orders = new secrets.DatabaseConnection(this, 'Orders', {
      name: 'orders',
      pluginName: 'postgresql-database-plugin',
      connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
      username: 'administrator',
      passwordWo: this.secretVariable('database_password', 'Of the administrator of the orders database.'),
      allowedRoles: ['reporting'],
    });
    new secrets.DatabaseStaticRole(this, 'Reporting', {
      name: 'reporting',
      dbName: orders.name,
      username: 'reporting',
      rotation: secrets.Rotation.every(Duration.hours(24)),
    });
  }

  /** Who deploys gets an account of the cluster for as long as it takes; what runs there gets certificates of its own. */
  private addIssuers(): void {
    new secrets.ClusterRole(this, 'Deployer', {
      name: 'deployer',
      access: secrets.ClusterAccess.existingRole('edit', { clusterRoleType: secrets.ClusterRoleType.CLUSTER_ROLE }),
      allowedClusterNamespaces: ['apps'],
      tokenDefaultTtl: Duration.minutes(15),
      tokenMaxTtl: Duration.hours(2),
    });
    new secrets.PkiRole(this, 'Internal', {
      name: 'internal',
      allowedDomains: ['internal.example.com'],
      allowSubdomains: true,
      keyType: secrets.KeyType.EC,
      keyBits: 256,
      keyUsage: [secrets.KeyUsage.DIGITAL_SIGNATURE, secrets.KeyUsage.KEY_AGREEMENT],
      maxTtl: Duration.days(90),
    });
  }

  /** Terraform has its value while it runs, and in no plan and no state. It is given as TF_VAR_<name>. */
  private secretVariable(name: string, description: string): string {
    const variable = new EphemeralVariable(this, name, { type: 'string', description });
    return variable.stringValue;
  }
}

/** Takes over a run task that somebody made by hand: the import block names its id, and the configuration says what it is. */
function adoptRunTask(stack: TerraformStack, id: string | undefined): void {
  if (!id) return;
  const handMade = new platform.RunTask(stack, 'HandMade', {
    organization: ORGANIZATION,
    name: 'hand-made',
    url: 'https://hooks.example.com/hand-made',
    description: 'Made by hand',
  });
  handMade.importFrom(id);
}

const app = new App({ context: { targetVersions: { terraform: '>=1.11.0', opentofu: '>=1.11.0' } } });
const stack = new PlatformTeam(app, 'platform-team');
// A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
new LocalBackend(stack, { path: '../../../platform-team.tfstate' });
app.synth();
