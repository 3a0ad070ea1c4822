"""The app of examples/typescript/platform-team, in Python: both synthesize the same stack."""
import os

import lintel_cdktn as lintel  # `from lintel_cdktn import platform, secrets` would hide the standard library's modules of these names.
from cdktn import App, LocalBackend, TerraformOutput, TerraformStack
from constructs import Construct
from lintel_cdktn import Duration

ORGANIZATION = "acme"


class PlatformTeam(TerraformStack):
    """What the platform team runs: the checks that runs of its organization pass, a database whose credentials rotate, and what may
    be issued for its cluster and by its certificate authority."""

    def __init__(self, scope: Construct, id: str) -> None:
        super().__init__(scope, id)

        # Addresses and tokens come from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN and their like for secrets.
        # A job of GitHub Actions needs no token of the secrets service: it says with which role it logs in.
        role = os.environ.get("SECRETS_LOGIN_ROLE")
        login = lintel.SecretsLogin.git_hub_actions(mount="github", role=role) if role else None
        lintel.LintelProvider(self, "lintel", secrets=lintel.LintelProviderSecrets(login=login) if login else None)

        scan, cost, freeze = self._add_run_tasks()
        self._add_policy()
        self._add_database()
        self._add_issuers()

        # Everything that the organization has, what others made included.
        every = lintel.platform.DataRunTasks(self, "All", organization=ORGANIZATION, depends_on=[scan, cost, freeze])

        TerraformOutput(self, "image_scan_id", value=scan.id)
        TerraformOutput(self, "run_task_count", value=every.total_count)

        self._adopt_run_task(os.environ.get("ADOPT_RUN_TASK"))

    def _add_run_tasks(self) -> tuple[lintel.platform.RunTask, lintel.platform.RunTask, lintel.platform.RunTask]:
        scan = lintel.platform.RunTask(
            self,
            "ImageScan",
            organization=ORGANIZATION,
            name="image-scan",
            url="https://scanner.example.com/hooks/terraform",
            description="Scans the images that a plan would start.",
            hmac_key_wo=self._secret_variable("hmac_key", "Signs what the image scanner is sent."),
        )
        cost = lintel.platform.RunTask(
            self,
            "CostEstimate",
            organization=ORGANIZATION,
            name="cost-estimate",
            url="https://cost.example.com/hooks/terraform",
            description="Estimates what a plan would cost.",
        )
        freeze = lintel.platform.RunTask(
            self,
            "ChangeFreeze",
            organization=ORGANIZATION,
            name="change-freeze",
            url="https://calendar.example.com/hooks/terraform",
            description="Stops changes while there is a freeze.",
            enabled=False,
        )
        # The scan stops runs of this workspace before anything is changed.
        app = lintel.platform.DataWorkspace(self, "App", organization=ORGANIZATION, name="app")
        scan.associate(
            app.id,
            enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY,
            stage=lintel.platform.RunTaskStage.PRE_APPLY,
        )
        return scan, cost, freeze

    def _add_policy(self) -> None:
        lintel.platform.Policy(
            self,
            "NoPublicBuckets",
            organization=ORGANIZATION,
            name="no-public-buckets",
            description="Refuses buckets that everybody can read.",
            kind=lintel.platform.PolicyKind.OPA,
            enforcement_level=lintel.platform.PolicyEnforcementLevel.MANDATORY,
            query="data.platform.buckets.deny",
            # Relative, it is looked for where cdktf.json is.
            source=lintel.platform.PolicySource.file("no-public-buckets.rego"),
        )

    def _add_database(self) -> None:
        orders = lintel.secrets.DatabaseConnection(
            self,
            "Orders",
            name="orders",
            plugin_name="postgresql-database-plugin",
            connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
            username="administrator",
            password_wo=self._secret_variable("database_password", "Of the administrator of the orders database."),
            allowed_roles=["reporting"],
        )
        lintel.secrets.DatabaseStaticRole(
            self,
            "Reporting",
            name="reporting",
            db_name=orders.name,
            username="reporting",
            rotation=lintel.secrets.Rotation.every(Duration.hours(24)),
        )

    def _add_issuers(self) -> None:
        """Who deploys gets an account of the cluster for as long as it takes; what runs there gets certificates of its own."""
        lintel.secrets.ClusterRole(
            self,
            "Deployer",
            name="deployer",
            access=lintel.secrets.ClusterAccess.existing_role(
                "edit", cluster_role_type=lintel.secrets.ClusterRoleType.CLUSTER_ROLE
            ),
            allowed_cluster_namespaces=["apps"],
            token_default_ttl=Duration.minutes(15),
            token_max_ttl=Duration.hours(2),
        )
        lintel.secrets.PkiRole(
            self,
            "Internal",
            name="internal",
            allowed_domains=["internal.example.com"],
            allow_subdomains=True,
            key_type=lintel.secrets.KeyType.EC,
            key_bits=256,
            key_usage=[lintel.secrets.KeyUsage.DIGITAL_SIGNATURE, lintel.secrets.KeyUsage.KEY_AGREEMENT],
            max_ttl=Duration.days(90),
        )

    def _secret_variable(self, name: str, description: str) -> str:
        """Terraform has its value while it runs, and in no plan and no state. It is given as TF_VAR_<name>."""
        return lintel.EphemeralVariable(self, name, type="string", description=description).string_value

    def _adopt_run_task(self, id: str | None) -> None:
        """Takes over a run task that somebody made by hand: the import block names its id, and the configuration says what it is."""
        if not id:
            return
        hand_made = lintel.platform.RunTask(
            self,
            "HandMade",
            organization=ORGANIZATION,
            name="hand-made",
            url="https://hooks.example.com/hand-made",
            description="Made by hand",
        )
        hand_made.import_from(id)


app = App(context={"targetVersions": {"terraform": ">=1.11.0", "opentofu": ">=1.11.0"}})
stack = PlatformTeam(app, "platform-team")
# A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
LocalBackend(stack, path="../../../platform-team.tfstate")
app.synth()
