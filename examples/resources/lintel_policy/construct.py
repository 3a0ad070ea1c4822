# Translated from construct.ts (ee37910e7293f539) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.Policy(scope, "Example",
    organization="acme",
    name="restrict-instance-types",
    kind=lintel.platform.PolicyKind.OPA,
    enforcement_level=lintel.platform.PolicyEnforcementLevel.MANDATORY,
    description="Lets runs start small machines only.",
    query="data.acme.instances.deny",
    source=lintel.platform.PolicySource.text("""package acme.instances

        deny contains message if {
        some change in input.plan.resource_changes
        change.type == "aws_instance"
        not startswith(change.change.after.instance_type, "t3.")
        message := sprintf("%s is too large", [change.address])
        }
        """)
)
