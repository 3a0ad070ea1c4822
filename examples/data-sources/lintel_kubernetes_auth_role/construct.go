// Translated from construct.ts (cc580355428556e9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataKubernetesAuthRole(scope, jsii.String("Example"), &secrets.DataKubernetesAuthRoleProps{
	Name: jsii.String("deploy"),
})
