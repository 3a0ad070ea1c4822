// Translated from construct.ts (448420e5fcee7c80) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiCertificates(scope, jsii.String("Example"), &secrets.DataPkiCertificatesProps{
	Mount: jsii.String("pki"),
})
