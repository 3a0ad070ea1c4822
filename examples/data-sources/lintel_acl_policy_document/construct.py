# Translated from construct.ts (911d8c2d7aeb37d9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataAclPolicyDocument(scope, "Example",
    rules=[lintel.secrets.Rule.read("database/creds/app"), lintel.secrets.Rule.deny("sys/*")]
)
