# Translated from construct.ts (8119a8e734a7b8ff) by `npm run translate`.
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

reporting = lintel.secrets.DatabaseStaticRole(scope, "Reporting",
    name="reporting",
    username="reporting",
    db_name=orders.name,
    rotation=lintel.secrets.Rotation.every(lintel.Duration.days(30))
)

lintel.secrets.DatabaseRoleRotation(scope, "Example",
    role=reporting.name,
    triggers={
        "incident": "INC-1207"
    }
)
