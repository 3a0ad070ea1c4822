// Translated from construct.ts (1a728dcad1c94f33) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataTeam(scope, jsii.String("Example"), &platform.DataTeamProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("platform"),
})
