// Translated from construct.ts (2731082f6e659e74) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

EphemeralDatabaseStaticCredentials databaseStaticCredentials = EphemeralDatabaseStaticCredentials.Builder.create(scope, "Example")
        .role("reporting")
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("psql --command=\"REFRESH MATERIALIZED VIEW daily_orders\"")
        .environment(Map.of(
                "PGHOST", "db.example.com",
                "PGDATABASE", "orders",
                "PGUSER", databaseStaticCredentials.getUsername(),
                "PGPASSWORD", databaseStaticCredentials.getPassword()))
        .build();
DataResource.Builder.create(scope, "DailyOrders")
        // A changed value runs the command again.
        .triggersReplace(Map.of("version", "2026-01-31"))
        .provisioners(List.of(command))
        .build();
