// Translated from construct.ts (f1aff575fd5f0ec0) by `npm run translate`.
import io.lintel.platform.*;

RunTask imageScan = RunTask.Builder.create(scope, "ImageScan")
        .organization("acme")
        .name("image-scan")
        .url("https://scanner.example.com/hooks/terraform")
        .build();

DataWorkspace app = DataWorkspace.Builder.create(scope, "App").organization("acme").name("app").build();
WorkspaceRunTask.Builder.create(scope, "Example")
        .workspaceId(app.getId())
        .taskId(imageScan.getId())
        .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
        .stage(RunTaskStage.PRE_PLAN)
        .build();
