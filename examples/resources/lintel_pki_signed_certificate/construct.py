# Translated from construct.ts (12393adfae9bf0ce) by `npm run translate`.
import lintel_cdktf as lintel

api_request = lintel.EphemeralVariable(scope, "api_request", type="string")

lintel.secrets.PkiSignedCertificate(scope, "Example",
    role="web",
    csr=api_request.string_value,
    common_name="api.example.com",
    ttl=lintel.Duration.days(90),
    renew_before="15d"
)
