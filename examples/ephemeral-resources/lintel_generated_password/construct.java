// Translated from construct.ts (6ca94ea5fe1b4258) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

EphemeralGeneratedPassword generated = EphemeralGeneratedPassword.Builder.create(scope, "Example")
        .policy("database")
        .build();

DatabaseConnection.Builder.create(scope, "Connection")
        .name("orders")
        .pluginName("postgresql-database-plugin")
        .connectionUrl("postgresql://{{username}}:{{password}}@db.example.com:5432/orders")
        .username("lintel")
        .passwordWo(generated.getPassword())
        .passwordWoVersion(1)
        .allowedRoles(List.of("app"))
        .build();
