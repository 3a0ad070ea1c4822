// Translated from construct.ts (3554665f2c0e38e6) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiTidy(scope, jsii.String("Example"), &secrets.PkiTidyProps{
	Mount: jsii.String("pki"),
	TidyCertStore: jsii.Bool(true),
	TidyRevokedCerts: jsii.Bool(true),
	SafetyBuffer: lintel.Duration_Hours(jsii.Number(72)),
})
