// Translated from construct.ts (6a8d074d8d5fa62c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataJwtAuthRoles(scope, jsii.String("Example"), &secrets.DataJwtAuthRolesProps{
	Mount: jsii.String("github"),
})
