package com.example;

import io.cdktn.cdktn.App;
import io.cdktn.cdktn.AppConfig;
import io.cdktn.cdktn.LocalBackend;
import io.cdktn.cdktn.TerraformOutput;
import io.cdktn.cdktn.TerraformStack;
import io.lintel.cdktn.Duration;
import io.lintel.cdktn.EphemeralVariable;
import io.lintel.cdktn.GitHubActionsLoginOptions;
import io.lintel.cdktn.LintelProvider;
import io.lintel.cdktn.LintelProviderSecrets;
import io.lintel.cdktn.SecretsLogin;
import io.lintel.cdktn.platform.DataRunTasks;
import io.lintel.cdktn.platform.DataWorkspace;
import io.lintel.cdktn.platform.Policy;
import io.lintel.cdktn.platform.PolicyEnforcementLevel;
import io.lintel.cdktn.platform.PolicyKind;
import io.lintel.cdktn.platform.PolicySource;
import io.lintel.cdktn.platform.RunTask;
import io.lintel.cdktn.platform.RunTaskAssociationOptions;
import io.lintel.cdktn.platform.RunTaskEnforcementLevel;
import io.lintel.cdktn.platform.RunTaskStage;
import io.lintel.cdktn.secrets.ClusterAccess;
import io.lintel.cdktn.secrets.ClusterAccessExistingRoleOptions;
import io.lintel.cdktn.secrets.ClusterRole;
import io.lintel.cdktn.secrets.ClusterRoleType;
import io.lintel.cdktn.secrets.DatabaseConnection;
import io.lintel.cdktn.secrets.DatabaseStaticRole;
import io.lintel.cdktn.secrets.KeyType;
import io.lintel.cdktn.secrets.KeyUsage;
import io.lintel.cdktn.secrets.PkiRole;
import io.lintel.cdktn.secrets.Rotation;
import java.util.List;
import java.util.Map;
import software.constructs.Construct;

/** The app of examples/typescript/platform-team, in Java: both synthesize the same stack. */
public final class Main {
    private static final String ORGANIZATION = "acme";

    public static void main(String[] args) {
        App app = new App(AppConfig.builder()
            .context(Map.of("targetVersions", Map.of("terraform", ">=1.11.0", "opentofu", ">=1.11.0")))
            .build());
        PlatformTeam stack = new PlatformTeam(app, "platform-team");
        // A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
        LocalBackend.Builder.create(stack).path("../../../platform-team.tfstate").build();
        app.synth();
    }

    /**
     * What the platform team runs: the checks that runs of its organization pass, a database whose credentials rotate, and what may be
     * issued for its cluster and by its certificate authority.
     */
    private static final class PlatformTeam extends TerraformStack {
        PlatformTeam(Construct scope, String id) {
            super(scope, id);

            // Addresses and tokens come from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN and their like for secrets.
            LintelProvider.Builder.create(this, "lintel").secrets(login(System.getenv("SECRETS_LOGIN_ROLE"))).build();

            RunTask scan = runTask("ImageScan", "image-scan", "https://scanner.example.com/hooks/terraform")
                .description("Scans the images that a plan would start.")
                .hmacKeyWo(secretVariable("hmac_key", "Signs what the image scanner is sent."))
                .build();
            RunTask cost = runTask("CostEstimate", "cost-estimate", "https://cost.example.com/hooks/terraform")
                .description("Estimates what a plan would cost.")
                .build();
            RunTask freeze = runTask("ChangeFreeze", "change-freeze", "https://calendar.example.com/hooks/terraform")
                .description("Stops changes while there is a freeze.")
                .enabled(false)
                .build();
            // The scan stops runs of this workspace before anything is changed.
            DataWorkspace app = DataWorkspace.Builder.create(this, "App").organization(ORGANIZATION).name("app").build();
            scan.associate(app.getId(), RunTaskAssociationOptions.builder()
                .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
                .stage(RunTaskStage.PRE_APPLY)
                .build());

            addPolicy();
            addDatabase();
            addIssuers();

            // Everything that the organization has, what others made included.
            DataRunTasks all = DataRunTasks.Builder.create(this, "All")
                .organization(ORGANIZATION)
                .dependsOn(List.of(scan, cost, freeze))
                .build();

            TerraformOutput.Builder.create(this, "image_scan_id").value(scan.getId()).build();
            TerraformOutput.Builder.create(this, "run_task_count").value(all.getTotalCount()).build();

            adoptRunTask(System.getenv("ADOPT_RUN_TASK"));
        }

        /** A job of GitHub Actions needs no token of the secrets service: it says with which role it logs in. */
        private static LintelProviderSecrets login(String role) {
            if (role == null || role.isEmpty()) return null;
            GitHubActionsLoginOptions options = GitHubActionsLoginOptions.builder().mount("github").role(role).build();
            return LintelProviderSecrets.builder().login(SecretsLogin.gitHubActions(options)).build();
        }

        private RunTask.Builder runTask(String id, String name, String url) {
            return RunTask.Builder.create(this, id).organization(ORGANIZATION).name(name).url(url);
        }

        private void addPolicy() {
            Policy.Builder.create(this, "NoPublicBuckets")
                .organization(ORGANIZATION)
                .name("no-public-buckets")
                .description("Refuses buckets that everybody can read.")
                .kind(PolicyKind.OPA)
                .enforcementLevel(PolicyEnforcementLevel.MANDATORY)
                .query("data.platform.buckets.deny")
                // Relative, it is looked for where cdktf.json is.
                .source(PolicySource.file("no-public-buckets.rego"))
                .build();
        }

        private void addDatabase() {
            DatabaseConnection orders = DatabaseConnection.Builder.create(this, "Orders")
                .name("orders")
                .pluginName("postgresql-database-plugin")
                .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
                .username("administrator")
                .passwordWo(secretVariable("database_password", "Of the administrator of the orders database."))
                .allowedRoles(List.of("reporting"))
                .build();
            DatabaseStaticRole.Builder.create(this, "Reporting")
                .name("reporting")
                .dbName(orders.getName())
                .username("reporting")
                .rotation(Rotation.every(Duration.hours(24)))
                .build();
        }

        /** Who deploys gets an account of the cluster for as long as it takes; what runs there gets certificates of its own. */
        private void addIssuers() {
            ClusterRole.Builder.create(this, "Deployer")
                .name("deployer")
                .access(ClusterAccess.existingRole("edit", ClusterAccessExistingRoleOptions.builder()
                    .clusterRoleType(ClusterRoleType.CLUSTER_ROLE)
                    .build()))
                .allowedClusterNamespaces(List.of("apps"))
                .tokenDefaultTtl(Duration.minutes(15))
                .tokenMaxTtl(Duration.hours(2))
                .build();
            PkiRole.Builder.create(this, "Internal")
                .name("internal")
                .allowedDomains(List.of("internal.example.com"))
                .allowSubdomains(true)
                .keyType(KeyType.EC)
                .keyBits(256)
                .keyUsage(List.of(KeyUsage.DIGITAL_SIGNATURE, KeyUsage.KEY_AGREEMENT))
                .maxTtl(Duration.days(90))
                .build();
        }

        /** Terraform has its value while it runs, and in no plan and no state. It is given as TF_VAR_&lt;name&gt;. */
        private String secretVariable(String name, String description) {
            return EphemeralVariable.Builder.create(this, name)
                .type("string")
                .description(description)
                .build()
                .getStringValue();
        }

        /** Takes over a run task that somebody made by hand: the import block names its id, and the configuration says what it is. */
        private void adoptRunTask(String id) {
            if (id == null || id.isEmpty()) return;
            runTask("HandMade", "hand-made", "https://hooks.example.com/hand-made").description("Made by hand").build().importFrom(id);
        }
    }
}
