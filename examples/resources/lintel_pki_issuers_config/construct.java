// Translated from construct.ts (56d85783e8890503) by `npm run translate`.
import io.lintel.secrets.*;

PkiRoot current = PkiRoot.Builder.create(scope, "Current")
        .mount("pki")
        .issuerName("root-2026")
        .commonName("Example Root CA")
        .keyType(AuthorityKeyType.EC)
        .notAfter("2036-01-01T00:00:00Z")
        .build();

PkiIssuersConfig.Builder.create(scope, "Example")
        .mount(current.getMount())
        .defaultValue(current.getIssuerId())
        .build();
