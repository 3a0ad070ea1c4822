# Translated from construct.ts (8f04c44325653b15) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

lintel.secrets.PkiKey(scope, "Example",
    mount="pki",
    key_name="signing-2026",
    key_type=lintel.secrets.AuthorityKeyType.EC,
    key_bits=384,
    lifecycle=TerraformResourceLifecycle(prevent_destroy=True)
)
