# Translated from construct.ts (0c1702510eeea179) by `npm run translate`.
from lintel_cdktf import Duration, secrets

secrets.PlatformTokenRole(scope, "Example",
    name="pipeline",
    subject=secrets.TokenSubject.user("user-8Qk3wXzYbN5vRtLm"),
    ttl=Duration.minutes(30),
    max_ttl=Duration.hours(2)
)
