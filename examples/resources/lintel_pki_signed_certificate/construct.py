# Translated from construct.ts (a6af52b49b9a2a92) by `npm run translate`.
import lintel_cdktf as lintel

api_request = lintel.EphemeralVariable(scope, "api_request", type="string")

web = lintel.secrets.PkiRole(scope, "Web",
    name="web",
    allowed_domains=["example.com"],
    allow_subdomains=True,
    max_ttl=lintel.Duration.days(90),
    key_type=lintel.secrets.KeyType.EC
)

lintel.secrets.PkiSignedCertificate(scope, "Example",
    role=web.name,
    csr=api_request.string_value,
    common_name="api.example.com",
    ttl=lintel.Duration.days(90),
    renew_before="15d"
)
