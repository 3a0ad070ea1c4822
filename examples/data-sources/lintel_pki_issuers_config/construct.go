// Translated from construct.ts (9a20c2fcf3fafcff) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiIssuersConfig(scope, jsii.String("Example"), &secrets.DataPkiIssuersConfigProps{
	Mount: jsii.String("pki"),
})
