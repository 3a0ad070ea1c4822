# Translated from construct.ts (236d2994bd68824f) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

pki_certificate = lintel.secrets.EphemeralPkiCertificate(scope, "Example",
    role="clients",
    common_name="terraform.example.com",
    ttl=lintel.Duration.hours(1)
)

command = LocalExecProvisioner(
    type="local-exec",
    interpreter=["bash", "-c"],
    command="curl --fail --cert <(echo \"$CERTIFICATE\") --key <(echo \"$PRIVATE_KEY\") --request DELETE https://cache.example.com/entries",
    environment={
        "CERTIFICATE": pki_certificate.certificate,
        "PRIVATE_KEY": pki_certificate.private_key
    }
)
DataResource(scope, "EmptyCache",
    # A changed value runs the command again.
    triggers_replace={"version": "1.4.2"},
    provisioners=[command]
)
