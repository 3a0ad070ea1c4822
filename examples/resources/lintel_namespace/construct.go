// Translated from construct.ts (5d7d2471acf5d76e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

payments := secrets.NewNamespace(scope, jsii.String("Payments"), &secrets.NamespaceProps{
	Path: jsii.String("payments"),
	CustomMetadata: &map[string]*string{
		"team": jsii.String("payments"),
		"contact": jsii.String("payments@example.com"),
	},
})

// A mount in the namespace.
secrets.NewSecretsMount(scope, jsii.String("Database"), &secrets.SecretsMountProps{
	Namespace: payments.FullPath(),
	Path: jsii.String("database"),
	Type: jsii.String("database"),
})
