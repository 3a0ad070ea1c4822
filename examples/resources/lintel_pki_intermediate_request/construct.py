# Translated from construct.ts (8e74c9b1c87df682) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

lintel.secrets.PkiIntermediateRequest(scope, "Example",
    mount="pki",
    key_name="issuing-2026",
    common_name="Example Issuing CA",
    organization=["Example"],
    key_type=lintel.secrets.AuthorityKeyType.EC,
    key_bits=384,
    lifecycle=TerraformResourceLifecycle(prevent_destroy=True)
)
