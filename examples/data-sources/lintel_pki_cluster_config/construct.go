// Translated from construct.ts (34e79a3de000b02e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiClusterConfig(scope, jsii.String("Example"), &secrets.DataPkiClusterConfigProps{
	Mount: jsii.String("pki"),
})
