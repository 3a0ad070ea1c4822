# Translated from construct.ts (a2903af399c09aa9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataAclPolicyDocument(scope, "Example",
    rules=[lintel.secrets.AclPolicyDocumentRule(path="database/creds/app", capabilities=["read"]), lintel.secrets.AclPolicyDocumentRule(path="sys/*", capabilities=["deny"])
    ]
)
