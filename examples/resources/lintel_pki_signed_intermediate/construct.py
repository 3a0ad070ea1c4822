# Translated from construct.ts (e2fed6a8c508a1a6) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

authority_request = TerraformVariable(scope, "authority_request", type="string", sensitive=True)
authority_request.add_override("ephemeral", True)

lintel.secrets.PkiSignedIntermediate(scope, "Example",
    csr=authority_request.string_value,
    common_name="Example Issuing CA",
    not_after="2031-01-01T00:00:00Z",
    max_path_length=0,
    permitted_dns_domains=[".example.com"],
    organization=["Example"]
)
