// Translated from construct.ts (ee37910e7293f539) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewPolicy(scope, jsii.String("Example"), &platform.PolicyProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("restrict-instance-types"),
	Kind: platform.PolicyKind_OPA,
	EnforcementLevel: platform.PolicyEnforcementLevel_MANDATORY,
	Description: jsii.String("Lets runs start small machines only."),
	Query: jsii.String("data.acme.instances.deny"),
	Source: platform.PolicySource_Text(jsii.String(`package acme.instances

	deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_instance"
	not startswith(change.change.after.instance_type, "t3.")
	message := sprintf("%s is too large", [change.address])
	}
	`)),
})
