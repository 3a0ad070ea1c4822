# Translated from construct.ts (061611121dc11154) by `npm run translate`.
import lintel_cdktf as lintel

web = lintel.secrets.PkiRole(scope, "Web",
    name="web",
    allowed_domains=["example.com"],
    allow_subdomains=True
)

lintel.secrets.PkiAcmeEab(scope, "Example",
    mount=web.mount,
    role=web.name,
    triggers={"year": "2026"}
)
