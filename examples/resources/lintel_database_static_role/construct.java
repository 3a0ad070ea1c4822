// Translated from construct.ts (4aba500fcd5a45db) by `npm run translate`.
import java.util.List;
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

DatabaseStaticRole.Builder.create(scope, "Example")
        .name("reporting")
        .username("reporting")
        .dbName(orders.getName())
        .rotation(Rotation.onSchedule("0 3 * * SUN", RotationOnScheduleOptions.builder()
                .window(Duration.hours(1))
                .build()))
        .build();
