# Translated from construct.ts (b6160c6ef6a2d604) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataWorkspaceRunTask(scope, "Example",
    workspace_id="ws-app",
    task_id="task-7oD7doVTQdAFnMLV"
)
