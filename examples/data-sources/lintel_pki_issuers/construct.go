// Translated from construct.ts (91bcc4765f691f6f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiIssuers(scope, jsii.String("Example"), &secrets.DataPkiIssuersProps{
	Mount: jsii.String("pki"),
})
