# Translated from construct.ts (1a8461787cd41ddf) by `npm run translate`.
import lintel_cdktf as lintel

authority_request = lintel.EphemeralVariable(scope, "authority_request", type="string")

lintel.secrets.PkiSignedIntermediate(scope, "Example",
    csr=authority_request.string_value,
    common_name="Example Issuing CA",
    not_after="2031-01-01T00:00:00Z",
    max_path_length=0,
    permitted_dns_domains=[".example.com"],
    organization=["Example"]
)
