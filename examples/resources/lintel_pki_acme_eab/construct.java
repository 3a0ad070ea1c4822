// Translated from construct.ts (061611121dc11154) by `npm run translate`.
import java.util.List;
import java.util.Map;
import io.lintel.secrets.*;

PkiRole web = PkiRole.Builder.create(scope, "Web")
        .name("web")
        .allowedDomains(List.of("example.com"))
        .allowSubdomains(true)
        .build();

PkiAcmeEab.Builder.create(scope, "Example")
        .mount(web.getMount())
        .role(web.getName())
        .triggers(Map.of("year", "2026"))
        .build();
