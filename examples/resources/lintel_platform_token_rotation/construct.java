// Translated from construct.ts (30a547883b7a43e4) by `npm run translate`.
import java.util.Map;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable platformToken = EphemeralVariable.Builder.create(scope, "platform_token").type("string").build();

PlatformTokenConfig config = PlatformTokenConfig.Builder.create(scope, "Config").tokenWo(platformToken.getStringValue()).build();

// The single token of the organization.
PlatformTokenRole acme = PlatformTokenRole.Builder.create(scope, "Acme")
        .mount(config.getMount())
        .name("acme")
        .subject(TokenSubject.organization("acme"))
        .build();

PlatformTokenRotation.Builder.create(scope, "Example")
        .role(acme.getName())
        .triggers(Map.of(
                "month", "2026-03"))
        .build();
