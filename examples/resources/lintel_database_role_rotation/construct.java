// Translated from construct.ts (902649b34fa66d69) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

DatabaseRoleRotation.Builder.create(scope, "Example")
        .role("reporting")
        .triggers(Map.of(
                "incident", "INC-1207"))
        .build();
