// Translated from construct.ts (298e92cb202d93a1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

github := secrets.NewAuthMount(scope, jsii.String("Github"), &secrets.AuthMountProps{
	Path: jsii.String("github"),
	Type: jsii.String("jwt"),
})

secrets.NewJwtAuthRole(scope, jsii.String("Example"), &secrets.JwtAuthRoleOptions{
	Mount: github.Path(),
	Name: jsii.String("deploy"),
	UserClaim: jsii.String("sub"),
	BoundAudiences: &[]*string{
		jsii.String("https://secrets.example.com"),
	},
	Subject: secrets.JwtSubject_GitHubBranch(&secrets.GitHubBranch{
		Repository: jsii.String("acme/app"),
		Branch: jsii.String("main"),
	}),
	TokenPolicies: &[]*string{
		jsii.String("deploy"),
	},
	TokenTtl: lintel.Duration_Minutes(jsii.Number(20)),
})
