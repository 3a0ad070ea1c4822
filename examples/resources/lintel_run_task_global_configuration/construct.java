// Translated from construct.ts (d755230682e1f142) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

RunTask scan = RunTask.Builder.create(scope, "LicenseScan")
        .organization("acme")
        .name("license-scan")
        .url("https://scanner.example.com/hooks/licenses")
        .build();

RunTaskGlobalConfiguration.Builder.create(scope, "Example")
        .taskId(scan.getId())
        .stages(List.of(RunTaskStage.POST_PLAN))
        .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
        .build();
