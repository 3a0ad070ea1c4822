# Translated from construct.ts (2731082f6e659e74) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

database_static_credentials = lintel.secrets.EphemeralDatabaseStaticCredentials(scope, "Example",
    role="reporting"
)

command = LocalExecProvisioner(
    type="local-exec",
    command="psql --command=\"REFRESH MATERIALIZED VIEW daily_orders\"",
    environment={
        "PGHOST": "db.example.com",
        "PGDATABASE": "orders",
        "PGUSER": database_static_credentials.username,
        "PGPASSWORD": database_static_credentials.password
    }
)
DataResource(scope, "DailyOrders",
    # A changed value runs the command again.
    triggers_replace={"version": "2026-01-31"},
    provisioners=[command]
)
