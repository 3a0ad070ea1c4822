# Translated from construct.ts (22d554479713deae) by `npm run translate`.
import lintel_cdktf as lintel

app = lintel.platform.DataWorkspace(scope, "App", organization="acme", name="app")
lintel.platform.DataWorkspaceRunTasks(scope, "Example",
    workspace_id=app.id
)
