# Translated from construct.ts (690323e85ff1e7f0) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

api_request = TerraformVariable(scope, "api_request", type="string", sensitive=True)
api_request.add_override("ephemeral", True)

lintel.secrets.PkiSignedCertificate(scope, "Example",
    role="web",
    csr=api_request.string_value,
    common_name="api.example.com",
    ttl=lintel.Duration.days(90),
    renew_before="15d"
)
