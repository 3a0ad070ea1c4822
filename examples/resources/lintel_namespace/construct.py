# Translated from construct.ts (5d7d2471acf5d76e) by `npm run translate`.
import lintel_cdktf as lintel

payments = lintel.secrets.Namespace(scope, "Payments",
    path="payments",
    custom_metadata={"team": "payments", "contact": "payments@example.com"}
)

# A mount in the namespace.
lintel.secrets.SecretsMount(scope, "Database",
    namespace=payments.full_path,
    path="database",
    type="database"
)
