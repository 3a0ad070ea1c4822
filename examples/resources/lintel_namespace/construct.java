// Translated from construct.ts (5d7d2471acf5d76e) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

Namespace payments = Namespace.Builder.create(scope, "Payments")
        .path("payments")
        .customMetadata(Map.of("team", "payments", "contact", "payments@example.com"))
        .build();

// A mount in the namespace.
// A mount in the namespace.
SecretsMount.Builder.create(scope, "Database")
        .namespace(payments.getFullPath())
        .path("database")
        .type("database")
        .build();
