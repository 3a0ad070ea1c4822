// Translated from construct.ts (6d1407829a02a560) by `npm run translate`.
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable platformToken = EphemeralVariable.Builder.create(scope, "platform_token").type("string").build();

PlatformTokenConfig.Builder.create(scope, "Example")
        .address("https://platform.example.com")
        .tokenWo(platformToken.getStringValue())
        .build();
