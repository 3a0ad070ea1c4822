// Translated from construct.ts (f9890b814055624c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

connection := platform.NewDataOauthToken(scope, jsii.String("Main"), &platform.DataOauthTokenProps{
	Organization: jsii.String("acme"),
	OauthClientName: jsii.String("main"),
})
platform.NewRegistryModule(scope, jsii.String("Vpc"), &platform.RegistryModuleProps{
	Organization: jsii.String("acme"),
	VcsRepo: &platform.RegistryModuleVcsRepo{
		Identifier: jsii.String("acme/terraform-aws-vpc"),
		DisplayIdentifier: jsii.String("acme/terraform-aws-vpc"),
		OauthTokenId: connection.Id(),
	},
})

platform.NewRegistryModule(scope, jsii.String("Dns"), &platform.RegistryModuleProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("dns"),
	ModuleProvider: jsii.String("aws"),
})

platform.NewRegistryModule(scope, jsii.String("Consul"), &platform.RegistryModuleProps{
	Organization: jsii.String("acme"),
	RegistryName: platform.RegistryName_PUBLIC,
	Namespace: jsii.String("hashicorp"),
	Name: jsii.String("consul"),
	ModuleProvider: jsii.String("aws"),
})
