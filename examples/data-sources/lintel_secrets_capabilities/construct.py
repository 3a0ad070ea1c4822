# Translated from construct.ts (f1bbb0514d29d615) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

capabilities = lintel.secrets.DataSecretsCapabilities(scope, "Example",
    paths=["database/creds/app"]
)

TerraformOutput(scope, "capabilities", value=capabilities.capabilities)
