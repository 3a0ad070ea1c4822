// Translated from construct.ts (f6db5f19fd11411d) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

DataTeams.Builder.create(scope, "Example")
        .organization("acme")
        .names(List.of("owners", "platform"))
        .build();
