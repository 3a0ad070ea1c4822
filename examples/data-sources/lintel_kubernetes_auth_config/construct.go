// Translated from construct.ts (ee0b4a80e735d771) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataKubernetesAuthConfig(scope, jsii.String("Example"), &secrets.DataKubernetesAuthConfigProps{
	Mount: jsii.String("kubernetes"),
})
