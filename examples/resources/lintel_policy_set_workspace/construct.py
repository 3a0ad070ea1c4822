# Translated from construct.ts (9b350c0bfc29d77f) by `npm run translate`.
import lintel_cdktf as lintel

member = lintel.platform.DataWorkspace(scope, "App", organization="acme", name="app")
shared = lintel.platform.PolicySet(scope, "Shared", organization="acme", name="shared")
lintel.platform.PolicySetWorkspace(scope, "Example", policy_set_id=shared.id, workspace_id=member.id)
