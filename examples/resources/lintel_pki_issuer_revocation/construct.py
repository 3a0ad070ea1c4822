# Translated from construct.ts (08845bb82d359c06) by `npm run translate`.
import lintel_cdktf as lintel

old = lintel.secrets.PkiRoot(scope, "Old",
    mount="pki",
    issuer_name="root-2024",
    common_name="Example Root CA",
    key_type=lintel.secrets.AuthorityKeyType.EC,
    not_after="2034-01-01T00:00:00Z"
)

lintel.secrets.PkiIssuerRevocation(scope, "Example",
    mount=old.mount,
    issuer_ref=old.issuer_name
)
