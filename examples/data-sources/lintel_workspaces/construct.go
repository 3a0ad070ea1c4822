// Translated from construct.ts (1bd6531394007bf7) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataWorkspaces(scope, jsii.String("Example"), &platform.DataWorkspacesProps{
	Organization: jsii.String("acme"),
	Names: &[]*string{
		jsii.String("app"),
		jsii.String("network"),
	},
})
