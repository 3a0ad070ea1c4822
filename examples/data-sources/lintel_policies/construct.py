# Translated from construct.ts (9d07422273d0c246) by `npm run translate`.
from lintel_cdktf import platform

platform.DataPolicies(scope, "Example",
    organization="acme",
    filter_kind=platform.PolicyKind.OPA
)
