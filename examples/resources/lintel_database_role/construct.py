# Translated from construct.ts (5d061b1b596010a1) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DatabaseRole(scope, "Example",
    name="app",
    db_name="orders",
    default_ttl=lintel.Duration.hours(1),
    max_ttl=lintel.Duration.days(1),
    creation_statements=["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""
    ]
)
