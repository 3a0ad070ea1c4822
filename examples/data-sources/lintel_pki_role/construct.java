// Translated from construct.ts (c40f5530b6f40a76) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiRole.Builder.create(scope, "Example")
        .name("web")
        .build();
