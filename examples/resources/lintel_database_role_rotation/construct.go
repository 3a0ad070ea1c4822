// Translated from construct.ts (902649b34fa66d69) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDatabaseRoleRotation(scope, jsii.String("Example"), &secrets.DatabaseRoleRotationProps{
	Role: jsii.String("reporting"),
	Triggers: map[string]*string{
		"incident": jsii.String("INC-1207"),
	},
})
