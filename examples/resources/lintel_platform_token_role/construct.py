# Translated from construct.ts (0c1702510eeea179) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PlatformTokenRole(scope, "Example",
    name="pipeline",
    subject=lintel.secrets.TokenSubject.user("user-8Qk3wXzYbN5vRtLm"),
    ttl=lintel.Duration.minutes(30),
    max_ttl=lintel.Duration.hours(2)
)
