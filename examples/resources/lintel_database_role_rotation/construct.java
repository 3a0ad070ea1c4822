// Translated from construct.ts (8119a8e734a7b8ff) by `npm run translate`.
import java.util.List;
import java.util.Map;
import io.lintel.Duration;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable ordersRootPassword = EphemeralVariable.Builder.create(scope, "orders_root_password").type("string").build();

DatabaseConnection orders = DatabaseConnection.Builder.create(scope, "Orders")
        .name("orders")
        .pluginName("postgresql-database-plugin")
        .allowedRoles(List.of("reporting"))
        .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
        .username("root")
        .passwordWo(ordersRootPassword.getStringValue())
        .build();

DatabaseStaticRole reporting = DatabaseStaticRole.Builder.create(scope, "Reporting")
        .name("reporting")
        .username("reporting")
        .dbName(orders.getName())
        .rotation(Rotation.every(Duration.days(30)))
        .build();

DatabaseRoleRotation.Builder.create(scope, "Example")
        .role(reporting.getName())
        .triggers(Map.of(
                "incident", "INC-1207"))
        .build();
