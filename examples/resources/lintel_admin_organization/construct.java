// Translated from construct.ts (93a94b8929fbdde5) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.platform.*;

AdminOrganization.Builder.create(scope, "Example")
        .name("acme")
        .infraBuildWorkerApplyTimeout(Duration.hours(12))
        .workspaceLimit(200)
        .build();
