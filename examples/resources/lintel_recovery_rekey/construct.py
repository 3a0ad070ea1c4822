# Translated from construct.ts (e4041db346148a8a) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

recovery_rekey = lintel.secrets.RecoveryRekey(scope, "Example",
    secret_shares=5,
    secret_threshold=3,
    require_verification=True,
    triggers={
        "occasion": "2026: two holders have left"
    }
)

TerraformOutput(scope, "nonce", value=recovery_rekey.nonce)
