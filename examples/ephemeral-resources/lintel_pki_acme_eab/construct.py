# Translated from construct.ts (9e37f1f9684c943e) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

binding = lintel.secrets.EphemeralPkiAcmeEab(scope, "Example",
    mount="pki",
    role="web"
)

command = LocalExecProvisioner(
    type="local-exec",
    command="curl --fail --request PUT --user \"$EAB_ID:$EAB_KEY\" https://proxy.example.com/acme/account",
    environment={
        "EAB_ID": binding.eab_id,
        "EAB_KEY": binding.key
    }
)
DataResource(scope, "Account",
    # A changed value creates another account.
    triggers_replace={"year": "2026"},
    provisioners=[command]
)
