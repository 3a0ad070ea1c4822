// Translated from construct.ts (0560c8335e7172fa) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataProjects(scope, jsii.String("Example"), &platform.DataProjectsProps{
	Organization: jsii.String("acme"),
	Q: jsii.String("pay"),
})
