"""The app of examples/awscdk/platform-team in Python. Both synthesize the same stack."""
import os

import lintel_awscdk as lintel  # `from lintel_awscdk import platform, secrets` would hide the standard library's modules of these names.
from aws_cdk import App, CfnOutput, Duration, Stack
from aws_cdk.aws_secretsmanager import Secret
from aws_cdk.aws_ssm import StringParameter
from constructs import Construct
from lintel_awscdk import SecretReference

ORGANIZATION = "acme"
HERE = os.path.dirname(os.path.abspath(__file__))


class PlatformTeam(Stack):
    """The resources of the platform team: the checks for the runs of its organization, a module, a database whose password rotates, and a
    certificate."""

    def __init__(self, scope: Construct, id: str) -> None:
        super().__init__(scope, id)

        # One function manages all resources below. It may read only the secrets that are referenced here.
        lintel.LintelProvider(
            self,
            "Lintel",
            platform=lintel.PlatformConnection(
                address=os.environ.get("PLATFORM_ADDRESS", "https://platform.example.com"),
                token=self._secret_called("lintel/platform-token"),
            ),
            secrets=lintel.SecretsConnection(
                address=os.environ.get("SECRETS_ADDRESS", "https://secrets.example.com"),
                token=self._secret_called("lintel/secrets-token"),
            ),
        )

        self._add_run_tasks()
        self._add_policy()
        self._add_module()
        self._add_database()
        self._add_certificate()

    def _add_run_tasks(self) -> None:
        scan = lintel.platform.RunTask(
            self,
            "ImageScan",
            organization=ORGANIZATION,
            name="image-scan",
            url="https://scanner.example.com/hooks/terraform",
            description="Scans the images that a plan would start.",
            hmac_key=self._secret_called("lintel/image-scan"),
        )
        lintel.platform.RunTaskGlobalConfiguration(
            self,
            "ImageScanEverywhere",
            task_id=scan.id,
            stages=[lintel.platform.RunTaskStage.POST_PLAN],
            enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY,
        )
        CfnOutput(self, "ImageScanId", value=scan.id)

    def _add_policy(self) -> None:
        lintel.platform.Policy(
            self,
            "NoPublicBuckets",
            organization=ORGANIZATION,
            name="no-public-buckets",
            kind=lintel.platform.PolicyKind.OPA,
            enforcement_level=lintel.platform.PolicyEnforcementLevel.MANDATORY,
            query="data.platform.buckets.deny",
            source=lintel.platform.PolicySource.file(os.path.join(HERE, "no-public-buckets.rego")),
        )

    def _add_module(self) -> None:
        network = lintel.platform.RegistryModule(self, "Network", organization=ORGANIZATION, name="network", module_provider="aws")
        lintel.platform.RegistryModuleVersion(
            self,
            "NetworkVersion",
            module_id=network.id,
            version="1.0.0",
            source_directory=os.path.join(HERE, "network"),
        )

    def _add_database(self) -> None:
        administrator = Secret.from_secret_name_v2(self, "Administrator", "orders/administrator")
        url = StringParameter.from_secure_string_parameter_attributes(self, "OrdersUrl", parameter_name="/orders/url")
        orders = lintel.secrets.DatabaseConnection(
            self,
            "Orders",
            name="orders",
            plugin_name="postgresql-database-plugin",
            connection_url=SecretReference.from_parameter(url),
            username="administrator",
            password=SecretReference.from_secrets_manager(administrator, field="password"),
            # CloudFormation does not detect a changed value of the secret. Increase the version to send it again.
            password_version=1,
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

    def _add_certificate(self) -> None:
        role = lintel.secrets.PkiRole(self, "Internal", name="internal", allowed_domains=["example.com"], allow_subdomains=True)
        certificate = lintel.secrets.PkiCertificate(self, "Api", role=role.name, common_name="api.example.com", ttl=Duration.days(30))
        # Only this secret contains the key. Templates, events and logs do not.
        CfnOutput(self, "ApiKeySecret", value=certificate.private_key_secret.secret_arn)

    def _secret_called(self, name: str) -> SecretReference:
        return SecretReference.from_secrets_manager(Secret.from_secret_name_v2(self, name, name))


app = App()
PlatformTeam(app, "platform-team")
app.synth()
