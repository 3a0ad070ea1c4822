// Translated from construct.ts (7f7b39be2fe6cef2) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable ordersRootPassword = TerraformVariable.Builder.create(scope, "orders_root_password").type("string").sensitive(true).build();
ordersRootPassword.addOverride("ephemeral", true);

DatabaseConnection.Builder.create(scope, "Example")
        .name("orders")
        .pluginName("postgresql-database-plugin")
        .allowedRoles(List.of("reporting"))
        .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
        .username("root")
        .passwordWo(ordersRootPassword.getStringValue())
        .parameters(Map.of(
                "max_open_connections", "4"))
        .build();
