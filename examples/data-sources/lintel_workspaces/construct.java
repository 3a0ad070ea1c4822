// Translated from construct.ts (1bd6531394007bf7) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

DataWorkspaces.Builder.create(scope, "Example")
        .organization("acme")
        .names(List.of("app", "network"))
        .build();
