# Translated from construct.ts (2639f5264a47a11e) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

pki_issuer = lintel.secrets.DataPkiIssuer(scope, "Example",
    mount="pki",
    issuer_ref="default"
)

TerraformOutput(scope, "authority", value=pki_issuer.certificate)
