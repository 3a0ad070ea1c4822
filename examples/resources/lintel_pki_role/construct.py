# Translated from construct.ts (7404d9be34b4e92a) by `npm run translate`.
from lintel_cdktf import Duration, secrets

secrets.PkiRole(scope, "Example",
    name="web",
    max_ttl=Duration.days(30),
    allowed_domains=["example.com"],
    allow_subdomains=True,
    key_type=secrets.KeyType.EC
)
