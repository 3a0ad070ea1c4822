# Translated from construct.ts (15036a609497b5d9) by `npm run translate`.
import lintel_cdktf as lintel

member = lintel.platform.DataProject(scope, "Payments", organization="acme", name="payments")
shared = lintel.platform.PolicySet(scope, "Shared", organization="acme", name="shared")
lintel.platform.PolicySetProject(scope, "Example", policy_set_id=shared.id, project_id=member.id)
