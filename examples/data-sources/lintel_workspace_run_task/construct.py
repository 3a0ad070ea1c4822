# Translated from construct.ts (b6160c6ef6a2d604) by `npm run translate`.
from lintel_cdktf import platform

platform.DataWorkspaceRunTask(scope, "Example",
    workspace_id="ws-app",
    task_id="task-7oD7doVTQdAFnMLV"
)
