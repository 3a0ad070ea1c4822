// Translated from construct.ts (7e9b6c849733e49a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

kubernetes := secrets.NewAuthMount(scope, jsii.String("Kubernetes"), &secrets.AuthMountProps{
	Path: jsii.String("kubernetes"),
	Type: jsii.String("kubernetes"),
})

secrets.NewKubernetesAuthRole(scope, jsii.String("Example"), &secrets.KubernetesAuthRoleProps{
	Mount: kubernetes.Path(),
	Name: jsii.String("deploy"),
	BoundServiceAccountNames: &[]*string{
		jsii.String("deployer"),
	},
	BoundServiceAccountNamespaces: &[]*string{
		jsii.String("apps"),
	},
	Audience: jsii.String("https://secrets.example.com"),
	TokenPolicies: &[]*string{
		jsii.String("deploy"),
	},
	TokenTtl: lintel.Duration_Minutes(jsii.Number(20)),
})
