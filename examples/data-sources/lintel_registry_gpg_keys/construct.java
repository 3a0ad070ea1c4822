// Translated from construct.ts (b52b82af9ade976e) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

DataRegistryGpgKeys.Builder.create(scope, "Example").organizations(List.of("acme")).build();
