# Translated from construct.ts (56d85783e8890503) by `npm run translate`.
import lintel_cdktf as lintel

current = lintel.secrets.PkiRoot(scope, "Current",
    mount="pki",
    issuer_name="root-2026",
    common_name="Example Root CA",
    key_type=lintel.secrets.AuthorityKeyType.EC,
    not_after="2036-01-01T00:00:00Z"
)

lintel.secrets.PkiIssuersConfig(scope, "Example",
    mount=current.mount,
    default=current.issuer_id
)
