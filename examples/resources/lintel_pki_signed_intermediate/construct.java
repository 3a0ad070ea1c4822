// Translated from construct.ts (1a8461787cd41ddf) by `npm run translate`.
import java.util.List;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable authorityRequest = EphemeralVariable.Builder.create(scope, "authority_request").type("string").build();

PkiSignedIntermediate.Builder.create(scope, "Example")
        .csr(authorityRequest.getStringValue())
        .commonName("Example Issuing CA")
        .notAfter("2031-01-01T00:00:00Z")
        .maxPathLength(0)
        .permittedDnsDomains(List.of(".example.com"))
        .organization(List.of("Example"))
        .build();
