// Translated from construct.ts (68572fd542c77fd3) by `npm run translate`.
import io.lintel.secrets.*;

DataPlatformTokenRole.Builder.create(scope, "Example")
        .name("pipeline")
        .build();
