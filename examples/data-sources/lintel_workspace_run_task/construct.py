# Translated from construct.ts (80302421bebcdeb5) by `npm run translate`.
import lintel_cdktf as lintel

app = lintel.platform.DataWorkspace(scope, "App", organization="acme", name="app")
scan = lintel.platform.DataRunTask(scope, "ImageScan", organization="acme", name="image-scan")
lintel.platform.DataWorkspaceRunTask(scope, "Example",
    workspace_id=app.id,
    task_id=scan.id
)
