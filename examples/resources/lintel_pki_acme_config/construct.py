# Translated from construct.ts (40bbac6775e8a75e) by `npm run translate`.
import lintel_cdktf as lintel

# Without these headers, no ACME client works.
mount = lintel.secrets.PkiMount(scope, "Mount",
    path="pki-acme",
    allowed_response_headers=["Last-Modified", "Link", "Location", "Replay-Nonce"],
    passthrough_request_headers=["If-Modified-Since"]
)
address = lintel.secrets.PkiClusterConfig(scope, "Address",
    mount=mount.path,
    path="https://secrets.example.com:8200/v1/pki-acme"
)
web = lintel.secrets.PkiRole(scope, "Web",
    mount=mount.path,
    name="web",
    allowed_domains=["example.com"],
    allow_subdomains=True
)
lintel.secrets.PkiAcmeConfig(scope, "Example",
    mount=address.mount,
    enabled=True,
    allowed_roles=[web.name],
    default_directory_policy=f"role:{web.name}",
    eab_policy=lintel.secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED
)
