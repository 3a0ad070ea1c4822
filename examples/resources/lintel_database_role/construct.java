// Translated from construct.ts (00bd9a9dfd4811c5) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable ordersRootPassword = EphemeralVariable.Builder.create(scope, "orders_root_password").type("string").build();

DatabaseConnection orders = DatabaseConnection.Builder.create(scope, "Orders")
        .name("orders")
        .pluginName("postgresql-database-plugin")
        .allowedRoles(List.of("app"))
        .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
        .username("root")
        .passwordWo(ordersRootPassword.getStringValue())
        .build();

DatabaseRole.Builder.create(scope, "Example")
        .name("app")
        .dbName(orders.getName())
        .defaultTtl(Duration.hours(1))
        .maxTtl(Duration.days(1))
        .creationStatements(List.of("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""))
        .build();
