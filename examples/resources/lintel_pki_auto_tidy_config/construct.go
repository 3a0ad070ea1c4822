// Translated from construct.ts (5460921b10f97b31) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiAutoTidyConfig(scope, jsii.String("Example"), &secrets.PkiAutoTidyConfigProps{
	Mount: jsii.String("pki"),
	Enabled: jsii.Bool(true),
	TidyCertStore: jsii.Bool(true),
	TidyRevokedCerts: jsii.Bool(true),
	TidyAcme: jsii.Bool(true),
	IntervalDuration: lintel.Duration_Hours(jsii.Number(12)),
	SafetyBuffer: lintel.Duration_Hours(jsii.Number(72)),
})
