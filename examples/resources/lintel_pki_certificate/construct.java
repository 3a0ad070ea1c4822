// Translated from construct.ts (0207f0055eb4c4e8) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

PkiRole web = PkiRole.Builder.create(scope, "Web")
        .name("web")
        .maxTtl(Duration.days(30))
        .allowedDomains(List.of("example.com"))
        .allowSubdomains(true)
        .keyType(KeyType.EC)
        .build();

PkiCertificate.Builder.create(scope, "Example")
        .role(web.getName())
        .commonName("shop.example.com")
        .altNames(List.of("www.example.com"))
        .ttl(Duration.days(30))
        .renewBefore("30%")
        .lifecycle(TerraformResourceLifecycle.builder().createBeforeDestroy(true).build())
        .build();

// In the enterprise edition an external policy may decide what is issued.
// In the enterprise edition an external policy may decide what is issued.
PkiCertificate.Builder.create(scope, "ByPolicy")
        .externalPolicy(PkiCertificateExternalPolicy.builder()
                .policy("web")
                .keyType(CertificateKeyType.EC)
                .build())
        .commonName("api.example.com")
        .ttl(Duration.days(7))
        .build();
