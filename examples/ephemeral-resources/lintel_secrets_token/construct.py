# Translated from construct.ts (531e0de5adcc6a5e) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

token = lintel.secrets.EphemeralSecretsToken(scope, "Example",
    role="snapshots",
    policies=["snapshot"],
    ttl=lintel.Duration.minutes(10)
)

command = LocalExecProvisioner(
    type="local-exec",
    command="curl --fail --header \"X-Vault-Token: $TOKEN\" --output before.snap \"$SECRETS/v1/sys/storage/raft/snapshot\"",
    environment={
        "SECRETS": "https://secrets.example.com",
        "TOKEN": token.token
    }
)
DataResource(scope, "Snapshot",
    # A changed value takes another snapshot.
    triggers_replace={"version": "1.4.2"},
    provisioners=[command]
)
