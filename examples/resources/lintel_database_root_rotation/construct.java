// Translated from construct.ts (06b3550ff76eef32) by `npm run translate`.
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

DatabaseRootRotation.Builder.create(scope, "Example")
        .name(orders.getName())
        .triggers(Map.of(
                "quarter", "2026-2"))
        .build();
