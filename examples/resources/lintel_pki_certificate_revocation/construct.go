// Translated from construct.ts (2af3c6c3cecdf263) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiCertificateRevocation(scope, jsii.String("Example"), &secrets.PkiCertificateRevocationProps{
	Mount: jsii.String("pki"),
	SerialNumber: jsii.String("17:67:16:b0:b9:45:58:c0:3a:29"),
})
