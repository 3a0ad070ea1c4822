# Translated from construct.ts (8be3f5cab9032bc2) by `npm run translate`.
from lintel_cdktf import platform

image_scan = platform.RunTask(scope, "ImageScan",
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform"
)

platform.WorkspaceRunTask(scope, "Example",
    workspace_id="ws-app",
    task_id=image_scan.id,
    enforcement_level=platform.RunTaskEnforcementLevel.MANDATORY,
    stage=platform.RunTaskStage.PRE_PLAN
)
