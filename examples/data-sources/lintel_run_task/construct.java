// Translated from construct.ts (db03531c9c0111ad) by `npm run translate`.
import io.lintel.platform.*;

DataRunTask.Builder.create(scope, "Example")
        .organization("acme")
        .name("image-scan")
        .build();
