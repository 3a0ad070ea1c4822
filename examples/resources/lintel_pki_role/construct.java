// Translated from construct.ts (7404d9be34b4e92a) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

PkiRole.Builder.create(scope, "Example")
        .name("web")
        .maxTtl(Duration.days(30))
        .allowedDomains(List.of("example.com"))
        .allowSubdomains(true)
        .keyType(KeyType.EC)
        .build();
