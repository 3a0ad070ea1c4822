# Translated from construct.ts (5a5e7c75092a9fc9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataSecretsMount(scope, "Example",
    path="database"
)
