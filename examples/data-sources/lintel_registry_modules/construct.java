// Translated from construct.ts (df1e454c288f1bc5) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryModules.Builder.create(scope, "Example")
        .organization("acme")
        .filterRegistryName(RegistryName.PRIVATE)
        .build();
