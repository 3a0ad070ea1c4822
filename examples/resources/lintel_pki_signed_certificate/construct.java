// Translated from construct.ts (a6af52b49b9a2a92) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable apiRequest = EphemeralVariable.Builder.create(scope, "api_request").type("string").build();

PkiRole web = PkiRole.Builder.create(scope, "Web")
        .name("web")
        .allowedDomains(List.of("example.com"))
        .allowSubdomains(true)
        .maxTtl(Duration.days(90))
        .keyType(KeyType.EC)
        .build();

PkiSignedCertificate.Builder.create(scope, "Example")
        .role(web.getName())
        .csr(apiRequest.getStringValue())
        .commonName("api.example.com")
        .ttl(Duration.days(90))
        .renewBefore("15d")
        .build();
