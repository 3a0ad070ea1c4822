// Translated from construct.ts (92ffaa095672f862) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataDatabaseStaticRole(scope, jsii.String("Example"), &secrets.DataDatabaseStaticRoleProps{
	Name: jsii.String("reporting"),
})
