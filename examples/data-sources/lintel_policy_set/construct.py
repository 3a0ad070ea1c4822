# Translated from construct.ts (9b1fc6d8f8a08eb1) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataPolicySet(scope, "Example",
    organization="acme",
    name="base"
)
