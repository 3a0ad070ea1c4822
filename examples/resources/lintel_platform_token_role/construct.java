// Translated from construct.ts (0c1702510eeea179) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

PlatformTokenRole.Builder.create(scope, "Example")
        .name("pipeline")
        .subject(TokenSubject.user("user-8Qk3wXzYbN5vRtLm"))
        .ttl(Duration.minutes(30))
        .maxTtl(Duration.hours(2))
        .build();
