# Translated from construct.ts (5f9aae8cd8e8667f) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataWorkspaceRunTasks(scope, "Example",
    workspace_id="ws-app"
)
