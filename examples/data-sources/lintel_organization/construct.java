// Translated from construct.ts (6c05d3fba9e9d65e) by `npm run translate`.
import io.lintel.platform.*;

DataOrganization.Builder.create(scope, "Example")
        .name("acme")
        .build();
