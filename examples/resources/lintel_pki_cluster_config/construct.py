# Translated from construct.ts (f640c7008150cc12) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiClusterConfig(scope, "Example",
    mount="pki",
    path="https://secrets.example.com:8200/v1/pki",
    aia_path="http://pki.example.com/v1/pki"
)
