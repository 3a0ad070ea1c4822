// Translated from construct.ts (d67d26a99fb62117) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

AdminModuleConsumers.Builder.create(scope, "Example")
        .organization("acme")
        .consumers(List.of("beta", "gamma"))
        .build();
