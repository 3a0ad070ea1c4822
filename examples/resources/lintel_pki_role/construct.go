// Translated from construct.ts (7404d9be34b4e92a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiRole(scope, jsii.String("Example"), &secrets.PkiRoleProps{
	Name: jsii.String("web"),
	MaxTtl: lintel.Duration_Days(jsii.Number(30)),
	AllowedDomains: &[]*string{
		jsii.String("example.com"),
	},
	AllowSubdomains: jsii.Bool(true),
	KeyType: secrets.KeyType_EC,
})
