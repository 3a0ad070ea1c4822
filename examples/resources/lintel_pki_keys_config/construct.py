# Translated from construct.ts (9d27a7f644b915fc) by `npm run translate`.
import lintel_cdktf as lintel

signing = lintel.secrets.PkiKey(scope, "Signing",
    mount="pki",
    key_name="signing-2026",
    key_type=lintel.secrets.AuthorityKeyType.EC
)

lintel.secrets.PkiKeysConfig(scope, "Example",
    mount=signing.mount,
    default=signing.key_id
)
