// Translated from construct.ts (f805502c06943e96) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

payments := platform.NewDataProject(scope, jsii.String("Payments"), &platform.DataProjectProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("payments"),
})
tags := platform.NewPolicy(scope, jsii.String("Tags"), &platform.PolicyProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("require-tags"),
	EnforcementLevel: platform.PolicyEnforcementLevel_HARD_MANDATORY,
	Source: platform.PolicySource_Text(jsii.String("main = rule { true }\n")),
})
platform.NewPolicySet(scope, jsii.String("Baseline"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("baseline"),
	Description: jsii.String("What every workspace must meet."),
	Global: jsii.Bool(true),
	PolicyIds: &[]*string{
		tags.Id(),
	},
	ExcludedProjectIds: &[]*string{
		payments.Id(),
	},
})
