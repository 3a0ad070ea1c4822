// Translated from construct.ts (e077a222d057bdae) by `npm run translate`.
import java.util.Map;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable ordersRootPassword = EphemeralVariable.Builder.create(scope, "orders_root_password").type("string").build();

DatabaseConnection orders = DatabaseConnection.Builder.create(scope, "Orders")
        .name("orders")
        .pluginName("postgresql-database-plugin")
        .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
        .username("root")
        .passwordWo(ordersRootPassword.getStringValue())
        .build();

DatabaseConnectionReset.Builder.create(scope, "Example")
        .name(orders.getName())
        .triggers(Map.of(
                "failover", "2026-03-01"))
        .build();
