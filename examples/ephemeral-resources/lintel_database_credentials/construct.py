# Translated from construct.ts (3d87c338866f2822) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

migration = lintel.secrets.DatabaseRole(scope, "Migration",
    name="migration",
    db_name="orders",
    default_ttl=lintel.Duration.minutes(10),
    creation_statements=["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}' IN ROLE orders_owner"
    ]
)

database_credentials = lintel.secrets.EphemeralDatabaseCredentials(scope, "Example",
    role=migration.name,
    after=[migration.id]
)

command = LocalExecProvisioner(
    type="local-exec",
    command="psql --command=\"CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)\"",
    environment={
        "PGHOST": "db.example.com",
        "PGDATABASE": "orders",
        "PGUSER": database_credentials.username,
        "PGPASSWORD": database_credentials.password,
        "PGOPTIONS": "--role=orders_owner"
    }
)
DataResource(scope, "OrdersTable",
    provisioners=[command]
)
