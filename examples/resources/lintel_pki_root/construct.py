# Translated from construct.ts (5335718d9a76487b) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

lintel.secrets.PkiRoot(scope, "Example",
    mount="pki",
    issuer_name="root-2026",
    common_name="Example Root CA",
    organization=["Example"],
    key_type=lintel.secrets.AuthorityKeyType.EC,
    key_bits=384,
    not_after="2046-01-01T00:00:00Z",
    max_path_length=1,
    lifecycle=TerraformResourceLifecycle(prevent_destroy=True)
)
