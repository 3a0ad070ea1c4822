// Translated from construct.ts (9879a6caadcc3fdf) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

guardrails := platform.NewDataPolicySet(scope, jsii.String("Guardrails"), &platform.DataPolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("guardrails"),
})
platform.NewDataPolicySetVersion(scope, jsii.String("Enforced"), &platform.DataPolicySetVersionProps{
	VersionId: guardrails.CurrentVersion().Id(),
})
