# Translated from construct.ts (00bd9a9dfd4811c5) by `npm run translate`.
import lintel_cdktf as lintel

orders_root_password = lintel.EphemeralVariable(scope, "orders_root_password", type="string")

orders = lintel.secrets.DatabaseConnection(scope, "Orders",
    name="orders",
    plugin_name="postgresql-database-plugin",
    allowed_roles=["app"],
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="root",
    password_wo=orders_root_password.string_value
)

lintel.secrets.DatabaseRole(scope, "Example",
    name="app",
    db_name=orders.name,
    default_ttl=lintel.Duration.hours(1),
    max_ttl=lintel.Duration.days(1),
    creation_statements=["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""
    ]
)
