// Translated from construct.ts (7f77e1c8d769aeec) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataKubernetesAuthRoles(scope, jsii.String("Example"), &secrets.DataKubernetesAuthRolesProps{
	Mount: jsii.String("kubernetes"),
})
