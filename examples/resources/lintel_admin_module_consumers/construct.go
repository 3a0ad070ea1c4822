// Translated from construct.ts (d67d26a99fb62117) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewAdminModuleConsumers(scope, jsii.String("Example"), &platform.AdminModuleConsumersProps{
	Organization: jsii.String("acme"),
	Consumers: []*string{
		jsii.String("beta"),
		jsii.String("gamma"),
	},
})
