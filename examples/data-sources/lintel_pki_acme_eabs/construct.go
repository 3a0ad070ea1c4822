// Translated from construct.ts (605a8749e2a17aac) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiAcmeEabs(scope, jsii.String("Example"), &secrets.DataPkiAcmeEabsProps{
	Mount: jsii.String("pki"),
})
