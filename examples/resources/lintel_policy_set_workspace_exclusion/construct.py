# Translated from construct.ts (173d6082ae5b90d2) by `npm run translate`.
import lintel_cdktf as lintel

member = lintel.platform.DataWorkspace(scope, "App", organization="acme", name="app")
shared = lintel.platform.PolicySet(scope, "Shared", organization="acme", name="shared")
lintel.platform.PolicySetWorkspaceExclusion(scope, "Example", policy_set_id=shared.id, workspace_id=member.id)
