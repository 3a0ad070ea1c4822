# Translated from construct.ts (01587745a530ab8e) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

database_plugin_reload = secrets.DatabasePluginReload(scope, "Example",
    plugin_name="postgresql-database-plugin",
    triggers={
        "version": "1.2.0"
    }
)

TerraformOutput(scope, "reset_connections", value=database_plugin_reload.connections)
