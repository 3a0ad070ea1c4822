# Translated from construct.ts (14ea130fbee7e975) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

caller = lintel.secrets.DataSecretsCaller(scope, "Example")

TerraformOutput(scope, "policies", value=caller.policies)
