// Translated from construct.ts (5f9aae8cd8e8667f) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspaceRunTasks.Builder.create(scope, "Example")
        .workspaceId("ws-app")
        .build();
