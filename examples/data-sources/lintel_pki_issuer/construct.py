# Translated from construct.ts (2639f5264a47a11e) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

pki_issuer = secrets.DataPkiIssuer(scope, "Example",
    mount="pki",
    issuer_ref="default"
)

TerraformOutput(scope, "authority", value=pki_issuer.certificate)
