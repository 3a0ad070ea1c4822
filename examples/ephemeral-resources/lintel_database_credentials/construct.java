// Translated from construct.ts (3d87c338866f2822) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

DatabaseRole migration = DatabaseRole.Builder.create(scope, "Migration")
        .name("migration")
        .dbName("orders")
        .defaultTtl(Duration.minutes(10))
        .creationStatements(List.of("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}' IN ROLE orders_owner"))
        .build();

EphemeralDatabaseCredentials databaseCredentials = EphemeralDatabaseCredentials.Builder.create(scope, "Example")
        .role(migration.getName())
        .after(List.of(migration.getId()))
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("psql --command=\"CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)\"")
        .environment(Map.of(
                "PGHOST", "db.example.com",
                "PGDATABASE", "orders",
                "PGUSER", databaseCredentials.getUsername(),
                "PGPASSWORD", databaseCredentials.getPassword(),
                "PGOPTIONS", "--role=orders_owner"))
        .build();
DataResource.Builder.create(scope, "OrdersTable")
        .provisioners(List.of(command))
        .build();
