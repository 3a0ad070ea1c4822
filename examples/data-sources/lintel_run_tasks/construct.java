// Translated from construct.ts (75f9f24c4cb81eca) by `npm run translate`.
import io.lintel.platform.*;

DataRunTasks.Builder.create(scope, "Example")
        .organization("acme")
        .build();
