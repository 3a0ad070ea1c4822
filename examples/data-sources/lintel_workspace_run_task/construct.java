// Translated from construct.ts (80302421bebcdeb5) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspace app = DataWorkspace.Builder.create(scope, "App").organization("acme").name("app").build();
DataRunTask scan = DataRunTask.Builder.create(scope, "ImageScan").organization("acme").name("image-scan").build();
DataWorkspaceRunTask.Builder.create(scope, "Example")
        .workspaceId(app.getId())
        .taskId(scan.getId())
        .build();
