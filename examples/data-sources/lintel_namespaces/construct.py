# Translated from construct.ts (066adccec26c5570) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

namespaces = lintel.secrets.DataNamespaces(scope, "Example")

TerraformOutput(scope, "namespaces", value=namespaces.names)
