// Translated from construct.ts (1167273cf9f95bdf) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryModuleLatest.Builder.create(scope, "Example")
        .registryName(RegistryName.PUBLIC)
        .namespace("hashicorp")
        .name("consul")
        .moduleProvider("aws")
        .build();
