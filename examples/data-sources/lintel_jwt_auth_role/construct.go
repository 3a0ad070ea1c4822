// Translated from construct.ts (0bf3a49c934299fa) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataJwtAuthRole(scope, jsii.String("Example"), &secrets.DataJwtAuthRoleProps{
	Mount: jsii.String("github"),
	Name: jsii.String("deploy"),
})
