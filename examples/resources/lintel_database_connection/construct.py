# Translated from construct.ts (b357e0bf83de38f6) by `npm run translate`.
import lintel_cdktf as lintel

orders_root_password = lintel.EphemeralVariable(scope, "orders_root_password", type="string")

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
