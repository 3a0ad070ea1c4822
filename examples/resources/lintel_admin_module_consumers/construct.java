// Translated from construct.ts (50ed014e489de757) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

// The organizations exist already: this construct creates none.
// The organizations exist already: this construct creates none.
AdminModuleConsumers.Builder.create(scope, "Example")
        .organization("acme")
        .consumers(List.of("beta", "gamma"))
        .build();
