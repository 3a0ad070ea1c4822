# Translated from construct.ts (ee37910e7293f539) by `npm run translate`.
from lintel_cdktf import platform

platform.Policy(scope, "Example",
    organization="acme",
    name="restrict-instance-types",
    kind=platform.PolicyKind.OPA,
    enforcement_level=platform.PolicyEnforcementLevel.MANDATORY,
    description="Lets runs start small machines only.",
    query="data.acme.instances.deny",
    source=platform.PolicySource.text("""package acme.instances

        deny contains message if {
        some change in input.plan.resource_changes
        change.type == "aws_instance"
        not startswith(change.change.after.instance_type, "t3.")
        message := sprintf("%s is too large", [change.address])
        }
        """)
)
