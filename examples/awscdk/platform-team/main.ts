import * as path from 'path';
import { App, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { LintelProvider, platform, SecretReference, secrets } from 'lintel-awscdk';

const ORGANIZATION = 'acme';

/** The resources of the platform team: the checks for the runs of its organization, a module, a database whose password rotates, and a certificate. */
class PlatformTeam extends Stack {
  constructor(scope: Construct, id: string) {
    super(scope, id);

    // One function manages all resources below. It may read only the secrets that are referenced here.
    new LintelProvider(this, 'Lintel', {
      platform: {
        address: process.env.PLATFORM_ADDRESS ?? 'https://platform.example.com',
        token: this.secretCalled('lintel/platform-token'),
      },
      secrets: {
        address: process.env.SECRETS_ADDRESS ?? 'https://secrets.example.com',
        token: this.secretCalled('lintel/secrets-token'),
      },
    });

    this.addRunTasks();
    this.addPolicy();
    this.addModule();
    this.addDatabase();
    this.addCertificate();
  }

  private addRunTasks(): void {
    const scan = new platform.RunTask(this, 'ImageScan', {
      organization: ORGANIZATION,
      name: 'image-scan',
      url: 'https://scanner.example.com/hooks/terraform',
      description: 'Scans the images that a plan would start.',
      hmacKey: this.secretCalled('lintel/image-scan'),
    });
    new platform.RunTaskGlobalConfiguration(this, 'ImageScanEverywhere', {
      taskId: scan.id,
      stages: [platform.RunTaskStage.POST_PLAN],
      enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
    });
    new CfnOutput(this, 'ImageScanId', { value: scan.id });
  }

  private addPolicy(): void {
    new platform.Policy(this, 'NoPublicBuckets', {
      organization: ORGANIZATION,
      name: 'no-public-buckets',
      kind: platform.PolicyKind.OPA,
      enforcementLevel: platform.PolicyEnforcementLevel.MANDATORY,
      query: 'data.platform.buckets.deny',
      source: platform.PolicySource.file(path.join(__dirname, 'no-public-buckets.rego')),
    });
  }

  private addModule(): void {
    const network = new platform.RegistryModule(this, 'Network', {
      organization: ORGANIZATION,
      name: 'network',
      moduleProvider: 'aws',
    });
    new platform.RegistryModuleVersion(this, 'NetworkVersion', {
      moduleId: network.id,
      version: '1.0.0',
      sourceDirectory: path.join(__dirname, 'network'),
    });
  }

  private addDatabase(): void {
    const administrator = Secret.fromSecretNameV2(this, 'Administrator', 'orders/administrator');
    const orders = new secrets.DatabaseConnection(this, 'Orders', {
      name: 'orders',
      pluginName: 'postgresql-database-plugin',
      connectionUrl: SecretReference.fromParameter(
        StringParameter.fromSecureStringParameterAttributes(this, 'OrdersUrl', { parameterName: '/orders/url' }),
      ),
      username: 'administrator',
      password: SecretReference.fromSecretsManager(administrator, { field: 'password' }),
      // CloudFormation does not detect a changed value of the secret. Increase the version to send it again.
      passwordVersion: 1,
      allowedRoles: ['reporting'],
    });
    new secrets.DatabaseStaticRole(this, 'Reporting', {
      name: 'reporting',
      dbName: orders.name,
      username: 'reporting',
      rotation: secrets.Rotation.every(Duration.hours(24)),
    });
  }

  private addCertificate(): void {
    const role = new secrets.PkiRole(this, 'Internal', {
      name: 'internal',
      allowedDomains: ['example.com'],
      allowSubdomains: true,
    });
    const certificate = new secrets.PkiCertificate(this, 'Api', {
      role: role.name,
      commonName: 'api.example.com',
      ttl: Duration.days(30),
    });
    // Only this secret contains the key. Templates, events and logs do not.
    new CfnOutput(this, 'ApiKeySecret', { value: certificate.privateKeySecret.secretArn });
  }

  private secretCalled(name: string): SecretReference {
    const secret: ISecret = Secret.fromSecretNameV2(this, name, name);
    return SecretReference.fromSecretsManager(secret);
  }
}

const app = new App();
new PlatformTeam(app, 'platform-team');
app.synth();
