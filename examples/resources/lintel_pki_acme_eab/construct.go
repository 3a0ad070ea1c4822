// Translated from construct.ts (061611121dc11154) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

web := secrets.NewPkiRole(scope, jsii.String("Web"), &secrets.PkiRoleProps{
	Name: jsii.String("web"),
	AllowedDomains: &[]*string{
		jsii.String("example.com"),
	},
	AllowSubdomains: jsii.Bool(true),
})

secrets.NewPkiAcmeEab(scope, jsii.String("Example"), &secrets.PkiAcmeEabProps{
	Mount: web.Mount(),
	Role: web.Name(),
	Triggers: &map[string]*string{
		"year": jsii.String("2026"),
	},
})
