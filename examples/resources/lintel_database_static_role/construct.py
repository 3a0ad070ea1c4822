# Translated from construct.ts (4aba500fcd5a45db) by `npm run translate`.
import lintel_cdktf as lintel

orders_root_password = lintel.EphemeralVariable(scope, "orders_root_password", type="string")

orders = lintel.secrets.DatabaseConnection(scope, "Orders",
    name="orders",
    plugin_name="postgresql-database-plugin",
    allowed_roles=["reporting"],
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="root",
    password_wo=orders_root_password.string_value
)

lintel.secrets.DatabaseStaticRole(scope, "Example",
    name="reporting",
    username="reporting",
    db_name=orders.name,
    rotation=lintel.secrets.Rotation.on_schedule("0 3 * * SUN",
        window=lintel.Duration.hours(1)
    )
)
