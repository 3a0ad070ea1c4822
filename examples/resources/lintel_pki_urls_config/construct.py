# Translated from construct.ts (9d9d4390e6a7607b) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiUrlsConfig(scope, "Example",
    mount="pki",
    issuing_certificates=["http://pki.example.com/v1/pki/issuer/{{issuer_id}}/der"],
    crl_distribution_points=["http://pki.example.com/v1/pki/issuer/{{issuer_id}}/crl/der"],
    ocsp_servers=["http://pki.example.com/v1/pki/ocsp"],
    enable_templating=True
)
