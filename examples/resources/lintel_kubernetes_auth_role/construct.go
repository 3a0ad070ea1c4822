// Translated from construct.ts (6bb006e60d614d41) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewKubernetesAuthRole(scope, jsii.String("Example"), &secrets.KubernetesAuthRoleProps{
	Name: jsii.String("deploy"),
	BoundServiceAccountNames: []*string{
		jsii.String("deployer"),
	},
	BoundServiceAccountNamespaces: []*string{
		jsii.String("apps"),
	},
	Audience: jsii.String("https://secrets.example.com"),
	TokenPolicies: []*string{
		jsii.String("deploy"),
	},
	TokenTtl: lintel.Duration_Minutes(jsii.Number(20)),
})
