# Translated from construct.ts (480f1b8ebc96e068) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiAcmeConfig(scope, "Example",
    mount="pki",
    enabled=True,
    allowed_roles=["web"],
    default_directory_policy="role:web",
    eab_policy=lintel.secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED
)
