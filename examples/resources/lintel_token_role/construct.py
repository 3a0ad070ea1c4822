# Translated from construct.ts (539316500f0751e9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.TokenRole(scope, "Example",
    name="deploy",
    allowed_policies=["deploy"],
    renewable=False,
    token_explicit_max_ttl=lintel.Duration.hours(1)
)
