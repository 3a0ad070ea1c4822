# Translated from construct.ts (637628502abfb102) by `npm run translate`.
from lintel_cdktf import Duration, TerraformResourceLifecycle, secrets

web = secrets.PkiRole(scope, "Web",
    name="web",
    max_ttl=Duration.days(30),
    allowed_domains=["example.com"],
    allow_subdomains=True,
    key_type=secrets.KeyType.EC
)

secrets.PkiCertificate(scope, "Example",
    role=web.name,
    common_name="shop.example.com",
    alt_names=["www.example.com"],
    ttl=Duration.days(30),
    renew_before="30%",
    lifecycle=TerraformResourceLifecycle(create_before_destroy=True)
)

# In the enterprise edition an external policy may decide what is issued.
secrets.PkiCertificate(scope, "ByPolicy",
    external_policy=secrets.PkiCertificateExternalPolicy(
        policy="web",
        key_type=secrets.CertificateKeyType.EC
    ),
    common_name="api.example.com",
    issuer_ref="issuing-2031",
    ttl=Duration.days(7)
)
