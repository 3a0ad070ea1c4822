# Translated from construct.ts (6a8d074d8d5fa62c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataJwtAuthRoles(scope, "Example",
    mount="github"
)
