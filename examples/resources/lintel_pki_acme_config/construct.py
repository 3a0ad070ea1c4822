# Translated from construct.ts (ad9eed548258327a) by `npm run translate`.
import lintel_cdktf as lintel

# Without these headers, no ACME client works.
mount = lintel.secrets.PkiMount(scope, "Mount",
    allowed_response_headers=["Last-Modified", "Link", "Location", "Replay-Nonce"],
    passthrough_request_headers=["If-Modified-Since"]
)
address = lintel.secrets.PkiClusterConfig(scope, "Address",
    mount=mount.path,
    path="https://secrets.example.com:8200/v1/pki"
)
lintel.secrets.PkiAcmeConfig(scope, "Example",
    mount=address.mount,
    enabled=True,
    allowed_roles=["web"],
    default_directory_policy="role:web",
    eab_policy=lintel.secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED
)
