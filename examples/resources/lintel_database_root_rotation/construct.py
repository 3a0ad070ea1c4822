# Translated from construct.ts (06b3550ff76eef32) by `npm run translate`.
import lintel_cdktf as lintel

orders_root_password = lintel.EphemeralVariable(scope, "orders_root_password", type="string")

orders = lintel.secrets.DatabaseConnection(scope, "Orders",
    name="orders",
    plugin_name="postgresql-database-plugin",
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="root",
    password_wo=orders_root_password.string_value
)

lintel.secrets.DatabaseRootRotation(scope, "Example",
    name=orders.name,
    triggers={
        "quarter": "2026-2"
    }
)
