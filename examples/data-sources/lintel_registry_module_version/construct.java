// Translated from construct.ts (0fa3dba6f4ee70ce) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryModuleVersion.Builder.create(scope, "Example")
        .moduleId("acme/private/acme/vpc/aws")
        .version("1.1.0")
        .build();
