// Translated from construct.ts (40bbac6775e8a75e) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

// Without these headers, no ACME client works.
PkiMount mount = PkiMount.Builder.create(scope, "Mount")
        .path("pki-acme")
        .allowedResponseHeaders(List.of("Last-Modified", "Link", "Location", "Replay-Nonce"))
        .passthroughRequestHeaders(List.of("If-Modified-Since"))
        .build();
PkiClusterConfig address = PkiClusterConfig.Builder.create(scope, "Address")
        .mount(mount.getPath())
        .path("https://secrets.example.com:8200/v1/pki-acme")
        .build();
PkiRole web = PkiRole.Builder.create(scope, "Web")
        .mount(mount.getPath())
        .name("web")
        .allowedDomains(List.of("example.com"))
        .allowSubdomains(true)
        .build();
PkiAcmeConfig.Builder.create(scope, "Example")
        .mount(address.getMount())
        .enabled(true)
        .allowedRoles(List.of(web.getName()))
        .defaultDirectoryPolicy(String.format("role:%s", web.getName()))
        .eabPolicy(PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED)
        .build();
