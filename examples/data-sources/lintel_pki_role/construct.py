# Translated from construct.ts (c40f5530b6f40a76) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiRole(scope, "Example",
    name="web"
)
