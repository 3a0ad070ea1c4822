// Translated from construct.ts (f7d8428138d0ee2c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiUrlsConfig(scope, jsii.String("Example"), &secrets.DataPkiUrlsConfigProps{
	Mount: jsii.String("pki"),
})
