# Translated from construct.ts (7b51973804b66b58) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

databases = lintel.secrets.DataSecretsMounts(scope, "Example", type="database")

TerraformOutput(scope, "database_mounts", value=databases.mounts)
