# Translated from construct.ts (9d07422273d0c246) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataPolicies(scope, "Example",
    organization="acme",
    filter_kind=lintel.platform.PolicyKind.OPA
)
