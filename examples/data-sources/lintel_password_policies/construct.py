# Translated from construct.ts (73b9d8dea6869c7a) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

password_policies = lintel.secrets.DataPasswordPolicies(scope, "Example")

TerraformOutput(scope, "password_policies", value=password_policies.names)
