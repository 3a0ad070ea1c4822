// Translated from construct.ts (4cd53a81b17af6c2) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiAcmeConfig(scope, jsii.String("Example"), &secrets.DataPkiAcmeConfigProps{
	Mount: jsii.String("pki"),
})
