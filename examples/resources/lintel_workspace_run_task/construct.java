// Translated from construct.ts (8be3f5cab9032bc2) by `npm run translate`.
import io.lintel.platform.*;

RunTask imageScan = RunTask.Builder.create(scope, "ImageScan")
        .organization("acme")
        .name("image-scan")
        .url("https://scanner.example.com/hooks/terraform")
        .build();

WorkspaceRunTask.Builder.create(scope, "Example")
        .workspaceId("ws-app")
        .taskId(imageScan.getId())
        .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
        .stage(RunTaskStage.PRE_PLAN)
        .build();
