// Translated from construct.ts (249808524ad7dddb) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryProviders.Builder.create(scope, "Example")
        .organization("acme")
        .filterRegistryName(RegistryName.PRIVATE)
        .build();
