# Translated from construct.ts (6ca94ea5fe1b4258) by `npm run translate`.
import lintel_cdktf as lintel

generated = lintel.secrets.EphemeralGeneratedPassword(scope, "Example",
    policy="database"
)

lintel.secrets.DatabaseConnection(scope, "Connection",
    name="orders",
    plugin_name="postgresql-database-plugin",
    connection_url="postgresql://{{username}}:{{password}}@db.example.com:5432/orders",
    username="lintel",
    password_wo=generated.password,
    password_wo_version=1,
    allowed_roles=["app"]
)
