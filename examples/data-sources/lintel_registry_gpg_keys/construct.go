// Translated from construct.ts (b52b82af9ade976e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryGpgKeys(scope, jsii.String("Example"), &platform.DataRegistryGpgKeysProps{
	Organizations: &[]*string{
		jsii.String("acme"),
	},
})
