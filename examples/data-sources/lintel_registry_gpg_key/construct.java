// Translated from construct.ts (ca02b80b88d48990) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryGpgKey.Builder.create(scope, "Example")
        .organization("acme")
        .keyId("2B042905A32D7D18")
        .build();
