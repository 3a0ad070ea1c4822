// Translated from construct.ts (b357e0bf83de38f6) by `npm run translate`.
import java.util.List;
import java.util.Map;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable ordersRootPassword = EphemeralVariable.Builder.create(scope, "orders_root_password").type("string").build();

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
