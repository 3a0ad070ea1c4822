// Translated from construct.ts (1293fa3d443d87e3) by `npm run translate`.
import io.lintel.platform.*;

DataPolicy.Builder.create(scope, "Example")
        .organization("acme")
        .name("restrict-instance-types")
        .build();
