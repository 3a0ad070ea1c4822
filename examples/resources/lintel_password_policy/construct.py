# Translated from construct.ts (acaa7aeaed7814ac) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PasswordPolicy(scope, "Example",
    name="database",
    length=24,
    rules=[lintel.secrets.PasswordPolicyRule(charset="abcdefghijklmnopqrstuvwxyz", min_chars=1), lintel.secrets.PasswordPolicyRule(charset="ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_chars=1), lintel.secrets.PasswordPolicyRule(charset="0123456789", min_chars=2)
    ]
)
