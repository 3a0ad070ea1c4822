# Translated from construct.ts (7c188c0a1b03aa20) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

methods = lintel.secrets.DataAuthMounts(scope, "Example", type="jwt")

TerraformOutput(scope, "jwt_mounts", value=methods.mounts)
