# Translated from construct.ts (cf4fd0e51127a2d8) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

cluster_credentials = lintel.secrets.EphemeralClusterCredentials(scope, "Example",
    role="deployer",
    cluster_namespace="apps",
    ttl=lintel.Duration.minutes(10)
)

command = LocalExecProvisioner(
    type="local-exec",
    command="curl --fail --oauth2-bearer \"$TOKEN\" --request DELETE \"$CLUSTER/api/v1/namespaces/apps/pods?labelSelector=app%3Dweb\"",
    environment={
        "CLUSTER": "https://cluster.example.com:6443",
        "TOKEN": cluster_credentials.service_account_token
    }
)
DataResource(scope, "Restart",
    # A changed value runs the command again.
    triggers_replace={"version": "1.4.2"},
    provisioners=[command]
)
