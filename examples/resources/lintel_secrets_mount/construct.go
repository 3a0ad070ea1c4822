// Translated from construct.ts (6bf11282f1fd46bd) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewSecretsMount(scope, jsii.String("Example"), &secrets.SecretsMountProps{
	Path: jsii.String("shop"),
	Type: jsii.String("database"),
	Description: jsii.String("Credentials of the shop's databases"),
	DefaultLeaseTtl: lintel.Duration_Hours(jsii.Number(1)),
	MaxLeaseTtl: lintel.Duration_Days(jsii.Number(1)),
})
