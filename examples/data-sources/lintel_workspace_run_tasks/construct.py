# Translated from construct.ts (5f9aae8cd8e8667f) by `npm run translate`.
from lintel_cdktf import platform

platform.DataWorkspaceRunTasks(scope, "Example",
    workspace_id="ws-app"
)
