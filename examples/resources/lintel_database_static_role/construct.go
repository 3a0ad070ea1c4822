// Translated from construct.ts (cd94a74393cec55b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDatabaseStaticRole(scope, jsii.String("Example"), &secrets.DatabaseStaticRoleProps{
	Name: jsii.String("reporting"),
	Username: jsii.String("reporting"),
	DbName: jsii.String("orders"),
	Rotation: secrets.Rotation_OnSchedule(jsii.String("0 3 * * SUN"), &secrets.RotationOnScheduleOptions{
		Window: lintel.Duration_Hours(jsii.Number(1)),
	}),
})
