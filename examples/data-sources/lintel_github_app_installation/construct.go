// Translated from construct.ts (cd626ecb7b53f527) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataGithubAppInstallation(scope, jsii.String("Example"), &platform.DataGithubAppInstallationProps{
	Name: jsii.String("acme"),
})
