# Translated from construct.ts (8be3f5cab9032bc2) by `npm run translate`.
import lintel_cdktf as lintel

image_scan = lintel.platform.RunTask(scope, "ImageScan",
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform"
)

lintel.platform.WorkspaceRunTask(scope, "Example",
    workspace_id="ws-app",
    task_id=image_scan.id,
    enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY,
    stage=lintel.platform.RunTaskStage.PRE_PLAN
)
