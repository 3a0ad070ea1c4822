# Translated from construct.ts (e232964d265eb2e7) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiAcmeEab(scope, "Example",
    mount="pki",
    role="web",
    triggers={"year": "2026"}
)
