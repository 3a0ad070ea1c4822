// Translated from construct.ts (9d9d4390e6a7607b) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

PkiUrlsConfig.Builder.create(scope, "Example")
        .mount("pki")
        .issuingCertificates(List.of("http://pki.example.com/v1/pki/issuer/{{issuer_id}}/der"))
        .crlDistributionPoints(List.of("http://pki.example.com/v1/pki/issuer/{{issuer_id}}/crl/der"))
        .ocspServers(List.of("http://pki.example.com/v1/pki/ocsp"))
        .enableTemplating(true)
        .build();
