// Translated from construct.ts (882ac3cad38d12ce) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataGithubAppInstallations(scope, jsii.String("Example"), &platform.DataGithubAppInstallationsProps{
})
