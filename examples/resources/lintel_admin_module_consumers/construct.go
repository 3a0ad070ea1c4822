// Translated from construct.ts (50ed014e489de757) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

// The organizations exist already: this construct creates none.
platform.NewAdminModuleConsumers(scope, jsii.String("Example"), &platform.AdminModuleConsumersProps{
	Organization: jsii.String("acme"),
	Consumers: &[]*string{
		jsii.String("beta"),
		jsii.String("gamma"),
	},
})
