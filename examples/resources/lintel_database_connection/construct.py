# Translated from construct.ts (7f7b39be2fe6cef2) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

orders_root_password = TerraformVariable(scope, "orders_root_password", type="string", sensitive=True)
orders_root_password.add_override("ephemeral", True)

lintel.secrets.DatabaseConnection(scope, "Example",
    name="orders",
    plugin_name="postgresql-database-plugin",
    allowed_roles=["reporting"],
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="root",
    password_wo=orders_root_password.string_value,
    parameters={
        "max_open_connections": "4"
    }
)
