# Translated from construct.ts (b400d4a7758db8d7) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

issuing_certificate = TerraformVariable(scope, "issuing_certificate", type="string")

lintel.secrets.PkiIssuer(scope, "Example",
    mount="pki",
    issuer_name="issuing-2026",
    certificate=issuing_certificate.string_value,
    usage=[lintel.secrets.IssuerUsage.ISSUING_CERTIFICATES, lintel.secrets.IssuerUsage.CRL_SIGNING, lintel.secrets.IssuerUsage.OCSP_SIGNING
    ],
    leaf_not_after_behavior=lintel.secrets.LeafNotAfterBehavior.TRUNCATE
)
