# Translated from construct.ts (deede3ee55875af1) by `npm run translate`.
import lintel_cdktf as lintel

payments = lintel.platform.DataProject(scope, "Payments", organization="acme", name="payments")
lintel.platform.DataTaskConfigs(scope, "Example", organization="acme", project_id=payments.id)
