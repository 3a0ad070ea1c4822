# Translated from construct.ts (f805502c06943e96) by `npm run translate`.
import lintel_cdktf as lintel

payments = lintel.platform.DataProject(scope, "Payments", organization="acme", name="payments")
tags = lintel.platform.Policy(scope, "Tags",
    organization="acme",
    name="require-tags",
    enforcement_level=lintel.platform.PolicyEnforcementLevel.HARD_MANDATORY,
    source=lintel.platform.PolicySource.text("main = rule { true }\n")
)
lintel.platform.PolicySet(scope, "Baseline",
    organization="acme",
    name="baseline",
    description="What every workspace must meet.",
    global_=True,
    policy_ids=[tags.id],
    excluded_project_ids=[payments.id]
)
