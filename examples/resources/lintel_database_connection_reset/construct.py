# Translated from construct.ts (e077a222d057bdae) by `npm run translate`.
import lintel_cdktf as lintel

orders_root_password = lintel.EphemeralVariable(scope, "orders_root_password", type="string")

orders = lintel.secrets.DatabaseConnection(scope, "Orders",
    name="orders",
    plugin_name="postgresql-database-plugin",
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="root",
    password_wo=orders_root_password.string_value
)

lintel.secrets.DatabaseConnectionReset(scope, "Example",
    name=orders.name,
    triggers={
        "failover": "2026-03-01"
    }
)
