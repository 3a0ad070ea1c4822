// Translated from construct.ts (22d554479713deae) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspace app = DataWorkspace.Builder.create(scope, "App").organization("acme").name("app").build();
DataWorkspaceRunTasks.Builder.create(scope, "Example")
        .workspaceId(app.getId())
        .build();
