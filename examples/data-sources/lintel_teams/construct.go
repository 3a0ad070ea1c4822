// Translated from construct.ts (f6db5f19fd11411d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataTeams(scope, jsii.String("Example"), &platform.DataTeamsProps{
	Organization: jsii.String("acme"),
	Names: &[]*string{
		jsii.String("owners"),
		jsii.String("platform"),
	},
})
