# Translated from construct.ts (1d530cdd7b200cea) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

database_connections = secrets.DataDatabaseConnections(scope, "Example")

TerraformOutput(scope, "connections", value=database_connections.names)
