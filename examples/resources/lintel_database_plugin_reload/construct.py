# Translated from construct.ts (01587745a530ab8e) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

database_plugin_reload = lintel.secrets.DatabasePluginReload(scope, "Example",
    plugin_name="postgresql-database-plugin",
    triggers={
        "version": "1.2.0"
    }
)

TerraformOutput(scope, "reset_connections", value=database_plugin_reload.connections)
