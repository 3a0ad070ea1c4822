# Translated from construct.ts (1d530cdd7b200cea) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

database_connections = lintel.secrets.DataDatabaseConnections(scope, "Example")

TerraformOutput(scope, "connections", value=database_connections.names)
