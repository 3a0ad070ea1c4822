# Translated from construct.ts (f1aff575fd5f0ec0) by `npm run translate`.
import lintel_cdktf as lintel

image_scan = lintel.platform.RunTask(scope, "ImageScan",
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform"
)

app = lintel.platform.DataWorkspace(scope, "App", organization="acme", name="app")
lintel.platform.WorkspaceRunTask(scope, "Example",
    workspace_id=app.id,
    task_id=image_scan.id,
    enforcement_level=lintel.platform.RunTaskEnforcementLevel.MANDATORY,
    stage=lintel.platform.RunTaskStage.PRE_PLAN
)
