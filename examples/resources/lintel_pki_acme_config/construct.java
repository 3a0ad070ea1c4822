// Translated from construct.ts (ad9eed548258327a) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

// Without these headers, no ACME client works.
PkiMount mount = PkiMount.Builder.create(scope, "Mount")
        .allowedResponseHeaders(List.of("Last-Modified", "Link", "Location", "Replay-Nonce"))
        .passthroughRequestHeaders(List.of("If-Modified-Since"))
        .build();
PkiClusterConfig address = PkiClusterConfig.Builder.create(scope, "Address")
        .mount(mount.getPath())
        .path("https://secrets.example.com:8200/v1/pki")
        .build();
PkiAcmeConfig.Builder.create(scope, "Example")
        .mount(address.getMount())
        .enabled(true)
        .allowedRoles(List.of("web"))
        .defaultDirectoryPolicy("role:web")
        .eabPolicy(PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED)
        .build();
