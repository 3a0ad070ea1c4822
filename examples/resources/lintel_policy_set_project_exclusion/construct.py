# Translated from construct.ts (19e1298ad2c3d1de) by `npm run translate`.
import lintel_cdktf as lintel

member = lintel.platform.DataProject(scope, "Payments", organization="acme", name="payments")
shared = lintel.platform.PolicySet(scope, "Shared", organization="acme", name="shared", global_=True)
lintel.platform.PolicySetProjectExclusion(scope, "Example", policy_set_id=shared.id, project_id=member.id)
