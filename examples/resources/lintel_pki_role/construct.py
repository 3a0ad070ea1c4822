# Translated from construct.ts (7404d9be34b4e92a) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiRole(scope, "Example",
    name="web",
    max_ttl=lintel.Duration.days(30),
    allowed_domains=["example.com"],
    allow_subdomains=True,
    key_type=lintel.secrets.KeyType.EC
)
