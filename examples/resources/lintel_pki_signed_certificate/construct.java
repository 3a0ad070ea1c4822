// Translated from construct.ts (12393adfae9bf0ce) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable apiRequest = EphemeralVariable.Builder.create(scope, "api_request").type("string").build();

PkiSignedCertificate.Builder.create(scope, "Example")
        .role("web")
        .csr(apiRequest.getStringValue())
        .commonName("api.example.com")
        .ttl(Duration.days(90))
        .renewBefore("15d")
        .build();
