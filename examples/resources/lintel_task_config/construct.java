// Translated from construct.ts (37a4453624335dac) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

DataProject payments = DataProject.Builder.create(scope, "Payments").organization("acme").name("payments").build();
RunTask cost = RunTask.Builder.create(scope, "Cost")
        .organization("acme")
        .name("project-cost")
        .url("https://cost.example.com/hooks/terraform")
        .build();

TaskConfig.Builder.create(scope, "Example")
        .taskId(cost.getId())
        .projectIds(List.of(payments.getId()))
        .allowedStages(List.of(RunTaskStage.PRE_PLAN, RunTaskStage.POST_PLAN))
        .enforcementLevel(RunTaskEnforcementLevel.MANDATORY)
        .build();
