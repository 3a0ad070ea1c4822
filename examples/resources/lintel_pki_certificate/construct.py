# Translated from construct.ts (0207f0055eb4c4e8) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

web = lintel.secrets.PkiRole(scope, "Web",
    name="web",
    max_ttl=lintel.Duration.days(30),
    allowed_domains=["example.com"],
    allow_subdomains=True,
    key_type=lintel.secrets.KeyType.EC
)

lintel.secrets.PkiCertificate(scope, "Example",
    role=web.name,
    common_name="shop.example.com",
    alt_names=["www.example.com"],
    ttl=lintel.Duration.days(30),
    renew_before="30%",
    lifecycle=TerraformResourceLifecycle(create_before_destroy=True)
)

# In the enterprise edition an external policy may decide what is issued.
lintel.secrets.PkiCertificate(scope, "ByPolicy",
    external_policy=lintel.secrets.PkiCertificateExternalPolicy(
        policy="web",
        key_type=lintel.secrets.CertificateKeyType.EC
    ),
    common_name="api.example.com",
    ttl=lintel.Duration.days(7)
)
