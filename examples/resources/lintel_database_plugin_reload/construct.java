// Translated from construct.ts (01587745a530ab8e) by `npm run translate`.
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DatabasePluginReload databasePluginReload = DatabasePluginReload.Builder.create(scope, "Example")
        .pluginName("postgresql-database-plugin")
        .triggers(Map.of(
                "version", "1.2.0"))
        .build();

TerraformOutput.Builder.create(scope, "reset_connections").value(databasePluginReload.getConnections()).build();
