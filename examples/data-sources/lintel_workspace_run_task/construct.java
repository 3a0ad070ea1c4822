// Translated from construct.ts (b6160c6ef6a2d604) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspaceRunTask.Builder.create(scope, "Example")
        .workspaceId("ws-app")
        .taskId("task-7oD7doVTQdAFnMLV")
        .build();
