// Translated from construct.ts (08845bb82d359c06) by `npm run translate`.
import io.lintel.secrets.*;

PkiRoot old = PkiRoot.Builder.create(scope, "Old")
        .mount("pki")
        .issuerName("root-2024")
        .commonName("Example Root CA")
        .keyType(AuthorityKeyType.EC)
        .notAfter("2034-01-01T00:00:00Z")
        .build();

PkiIssuerRevocation.Builder.create(scope, "Example")
        .mount(old.getMount())
        .issuerRef(old.getIssuerName())
        .build();
