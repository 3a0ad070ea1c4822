// Translated from construct.ts (5d061b1b596010a1) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

DatabaseRole.Builder.create(scope, "Example")
        .name("app")
        .dbName("orders")
        .defaultTtl(Duration.hours(1))
        .maxTtl(Duration.days(1))
        .creationStatements(List.of("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""))
        .build();
