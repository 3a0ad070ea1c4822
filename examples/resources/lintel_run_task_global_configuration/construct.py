# Translated from construct.ts (d755230682e1f142) by `npm run translate`.
import lintel_cdktf as lintel

scan = lintel.platform.RunTask(scope, "LicenseScan",
    organization="acme",
    name="license-scan",
    url="https://scanner.example.com/hooks/licenses"
)

lintel.platform.RunTaskGlobalConfiguration(scope, "Example",
    task_id=scan.id,
    stages=[lintel.platform.RunTaskStage.POST_PLAN],
    enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY
)
