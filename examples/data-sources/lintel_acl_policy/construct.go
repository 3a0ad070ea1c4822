// Translated from construct.ts (fe8d4de4fbc93e80) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataAclPolicy(scope, jsii.String("Example"), &secrets.DataAclPolicyProps{
	Name: jsii.String("default"),
})
