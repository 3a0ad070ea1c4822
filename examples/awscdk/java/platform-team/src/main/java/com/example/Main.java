package com.example;

import io.lintel.awscdk.LintelProvider;
import io.lintel.awscdk.PlatformConnection;
import io.lintel.awscdk.SecretFieldOptions;
import io.lintel.awscdk.SecretReference;
import io.lintel.awscdk.SecretsConnection;
import io.lintel.awscdk.platform.Policy;
import io.lintel.awscdk.platform.PolicyEnforcementLevel;
import io.lintel.awscdk.platform.PolicyKind;
import io.lintel.awscdk.platform.PolicySource;
import io.lintel.awscdk.platform.RegistryModule;
import io.lintel.awscdk.platform.RegistryModuleVersion;
import io.lintel.awscdk.platform.RunTask;
import io.lintel.awscdk.platform.RunTaskEnforcementLevel;
import io.lintel.awscdk.platform.RunTaskGlobalConfiguration;
import io.lintel.awscdk.platform.RunTaskStage;
import io.lintel.awscdk.secrets.DatabaseConnection;
import io.lintel.awscdk.secrets.DatabaseStaticRole;
import io.lintel.awscdk.secrets.PkiCertificate;
import io.lintel.awscdk.secrets.PkiRole;
import io.lintel.awscdk.secrets.Rotation;
import java.util.List;
import software.amazon.awscdk.App;
import software.amazon.awscdk.CfnOutput;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.services.secretsmanager.ISecret;
import software.amazon.awscdk.services.secretsmanager.Secret;
import software.amazon.awscdk.services.ssm.IStringParameter;
import software.amazon.awscdk.services.ssm.SecureStringParameterAttributes;
import software.amazon.awscdk.services.ssm.StringParameter;
import software.constructs.Construct;

/** The app of examples/awscdk/platform-team in Java. Both synthesize the same stack. */
public final class Main {
    private static final String ORGANIZATION = "acme";

    public static void main(String[] args) {
        App app = new App();
        new PlatformTeam(app, "platform-team");
        app.synth();
    }

    /**
     * The resources of the platform team: the checks for the runs of its organization, a module, a database whose password rotates, and a
     * certificate.
     */
    private static final class PlatformTeam extends Stack {
        PlatformTeam(Construct scope, String id) {
            super(scope, id);

            // One function manages all resources below. It may read only the secrets that are referenced here.
            LintelProvider.Builder.create(this, "Lintel")
                .platform(PlatformConnection.builder()
                    .address(System.getenv().getOrDefault("PLATFORM_ADDRESS", "https://platform.example.com"))
                    .token(secretCalled("lintel/platform-token"))
                    .build())
                .secrets(SecretsConnection.builder()
                    .address(System.getenv().getOrDefault("SECRETS_ADDRESS", "https://secrets.example.com"))
                    .token(secretCalled("lintel/secrets-token"))
                    .build())
                .build();

            addRunTasks();
            addPolicy();
            addModule();
            addDatabase();
            addCertificate();
        }

        private void addRunTasks() {
            RunTask scan = RunTask.Builder.create(this, "ImageScan")
                .organization(ORGANIZATION)
                .name("image-scan")
                .url("https://scanner.example.com/hooks/terraform")
                .description("Scans the images that a plan would start.")
                .hmacKey(secretCalled("lintel/image-scan"))
                .build();
            RunTaskGlobalConfiguration.Builder.create(this, "ImageScanEverywhere")
                .taskId(scan.getId())
                .stages(List.of(RunTaskStage.POST_PLAN))
                .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
                .build();
            CfnOutput.Builder.create(this, "ImageScanId").value(scan.getId()).build();
        }

        private void addPolicy() {
            Policy.Builder.create(this, "NoPublicBuckets")
                .organization(ORGANIZATION)
                .name("no-public-buckets")
                .kind(PolicyKind.OPA)
                .enforcementLevel(PolicyEnforcementLevel.MANDATORY)
                .query("data.platform.buckets.deny")
                // A relative path starts at the folder of cdk.json.
                .source(PolicySource.file("no-public-buckets.rego"))
                .build();
        }

        private void addModule() {
            RegistryModule network = RegistryModule.Builder.create(this, "Network")
                .organization(ORGANIZATION)
                .name("network")
                .moduleProvider("aws")
                .build();
            RegistryModuleVersion.Builder.create(this, "NetworkVersion")
                .moduleId(network.getId())
                .version("1.0.0")
                .sourceDirectory("network")
                .build();
        }

        private void addDatabase() {
            ISecret administrator = Secret.fromSecretNameV2(this, "Administrator", "orders/administrator");
            IStringParameter url = StringParameter.fromSecureStringParameterAttributes(this, "OrdersUrl",
                SecureStringParameterAttributes.builder().parameterName("/orders/url").build());
            DatabaseConnection orders = DatabaseConnection.Builder.create(this, "Orders")
                .name("orders")
                .pluginName("postgresql-database-plugin")
                .connectionUrl(SecretReference.fromParameter(url))
                .username("administrator")
                .password(SecretReference.fromSecretsManager(administrator, SecretFieldOptions.builder().field("password").build()))
                // CloudFormation does not detect a changed value of the secret. Increase the version to send it again.
                .passwordVersion(1)
                .allowedRoles(List.of("reporting"))
                .build();
            DatabaseStaticRole.Builder.create(this, "Reporting")
                .name("reporting")
                .dbName(orders.getName())
                .username("reporting")
                .rotation(Rotation.every(Duration.hours(24)))
                .build();
        }

        private void addCertificate() {
            PkiRole role = PkiRole.Builder.create(this, "Internal")
                .name("internal")
                .allowedDomains(List.of("example.com"))
                .allowSubdomains(true)
                .build();
            PkiCertificate certificate = PkiCertificate.Builder.create(this, "Api")
                .role(role.getName())
                .commonName("api.example.com")
                .ttl(Duration.days(30))
                .build();
            // Only this secret contains the key. Templates, events and logs do not.
            CfnOutput.Builder.create(this, "ApiKeySecret").value(certificate.getPrivateKeySecret().getSecretArn()).build();
        }

        private SecretReference secretCalled(String name) {
            return SecretReference.fromSecretsManager(Secret.fromSecretNameV2(this, name, name));
        }
    }
}
