# Translated from construct.ts (37a4453624335dac) by `npm run translate`.
import lintel_cdktf as lintel

payments = lintel.platform.DataProject(scope, "Payments", organization="acme", name="payments")
cost = lintel.platform.RunTask(scope, "Cost",
    organization="acme",
    name="project-cost",
    url="https://cost.example.com/hooks/terraform"
)

lintel.platform.TaskConfig(scope, "Example",
    task_id=cost.id,
    project_ids=[payments.id],
    allowed_stages=[lintel.platform.RunTaskStage.PRE_PLAN, lintel.platform.RunTaskStage.POST_PLAN],
    enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY
)
