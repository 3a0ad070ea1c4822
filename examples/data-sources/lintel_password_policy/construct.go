// Translated from construct.ts (a7521d9a9d81fafe) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPasswordPolicy(scope, jsii.String("Example"), &secrets.DataPasswordPolicyProps{
	Name: jsii.String("database"),
})
