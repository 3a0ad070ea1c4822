const { App, LocalBackend, TerraformOutput, TerraformStack } = require('cdktn');
const { Duration, EphemeralVariable, LintelProvider, platform, secrets } = require('lintel-cdktn');
const { targetVersions } = require('./cdktf.json');

/** A run task that signs with a key, and a database whose credentials rotate. */
class PlatformTeam extends TerraformStack {
  constructor(scope, id) {
    super(scope, id);

    // Addresses and tokens come from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN and their like for secrets: none is in cdk.tf.json.
    new LintelProvider(this, 'lintel');

    const scan = new platform.RunTask(this, 'ImageScan', {
      organization: 'acme',
      name: 'image-scan',
      url: 'https://scanner.example.com/hooks/terraform',
      description: 'Scans the images that a plan would start.',
      hmacKeyWo: this.secretVariable('hmac_key', 'Signs what the image scanner is sent.'),
    });

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

    new TerraformOutput(this, 'image_scan_id', { value: scan.id });
  }

  /** Terraform has its value while it runs, and in no plan and no state. It is given as TF_VAR_<name>. */
  secretVariable(name, description) {
    const variable = new EphemeralVariable(this, name, { type: 'string', description });
    return variable.stringValue;
  }
}

// The command line passes targetVersions on; without it they are given here.
const app = new App({ context: { targetVersions } });
const stack = new PlatformTeam(app, 'platform-team');
// A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
new LocalBackend(stack, { path: '../../../platform-team.tfstate' });
app.synth();
