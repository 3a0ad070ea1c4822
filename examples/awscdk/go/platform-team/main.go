// The app of examples/awscdk/platform-team in Go. Both synthesize the same stack.
package main

import (
	"os"

	"github.com/aws/aws-cdk-go/awscdk/v2"
	"github.com/aws/aws-cdk-go/awscdk/v2/awssecretsmanager"
	"github.com/aws/aws-cdk-go/awscdk/v2/awsssm"
	"github.com/aws/constructs-go/constructs/v10"
	"github.com/aws/jsii-runtime-go"
	lintel "github.com/lintel-iac/lintel-awscdk-go/lintelawscdk"
	"github.com/lintel-iac/lintel-awscdk-go/lintelawscdk/platform"
	"github.com/lintel-iac/lintel-awscdk-go/lintelawscdk/secrets"
)

const organization = "acme"

// newPlatformTeam declares the resources of the platform team: the checks for the runs of its organization, a module, a database whose password
// rotates, and a certificate.
func newPlatformTeam(scope constructs.Construct, id string) awscdk.Stack {
	stack := awscdk.NewStack(scope, &id, nil)

	// One function manages all resources below. It may read only the secrets that are referenced here.
	lintel.NewLintelProvider(stack, jsii.String("Lintel"), &lintel.LintelProviderProps{
		Platform: &lintel.PlatformConnection{
			Address: address("PLATFORM_ADDRESS", "https://platform.example.com"),
			Token:   secretCalled(stack, "lintel/platform-token"),
		},
		Secrets: &lintel.SecretsConnection{
			Address: address("SECRETS_ADDRESS", "https://secrets.example.com"),
			Token:   secretCalled(stack, "lintel/secrets-token"),
		},
	})

	addRunTasks(stack)
	addPolicy(stack)
	addModule(stack)
	addDatabase(stack)
	addCertificate(stack)
	return stack
}

func addRunTasks(stack awscdk.Stack) {
	scan := platform.NewRunTask(stack, jsii.String("ImageScan"), &platform.RunTaskProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("image-scan"),
		Url:          jsii.String("https://scanner.example.com/hooks/terraform"),
		Description:  jsii.String("Scans the images that a plan would start."),
		HmacKey:      secretCalled(stack, "lintel/image-scan"),
	})
	platform.NewRunTaskGlobalConfiguration(stack, jsii.String("ImageScanEverywhere"), &platform.RunTaskGlobalConfigurationProps{
		TaskId:           scan.Id(),
		Stages:           &[]platform.RunTaskStage{platform.RunTaskStage_POST_PLAN},
		EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
	})
	awscdk.NewCfnOutput(stack, jsii.String("ImageScanId"), &awscdk.CfnOutputProps{Value: scan.Id()})
}

func addPolicy(stack awscdk.Stack) {
	platform.NewPolicy(stack, jsii.String("NoPublicBuckets"), &platform.PolicyProps{
		Organization:     jsii.String(organization),
		Name:             jsii.String("no-public-buckets"),
		Kind:             platform.PolicyKind_OPA,
		EnforcementLevel: platform.PolicyEnforcementLevel_MANDATORY,
		Query:            jsii.String("data.platform.buckets.deny"),
		// A relative path starts at the folder of cdk.json.
		Source: platform.PolicySource_File(jsii.String("no-public-buckets.rego")),
	})
}

func addModule(stack awscdk.Stack) {
	network := platform.NewRegistryModule(stack, jsii.String("Network"), &platform.RegistryModuleProps{
		Organization:   jsii.String(organization),
		Name:           jsii.String("network"),
		ModuleProvider: jsii.String("aws"),
	})
	platform.NewRegistryModuleVersion(stack, jsii.String("NetworkVersion"), &platform.RegistryModuleVersionProps{
		ModuleId:        network.Id(),
		Version:         jsii.String("1.0.0"),
		SourceDirectory: jsii.String("network"),
	})
}

func addDatabase(stack awscdk.Stack) {
	administrator := awssecretsmanager.Secret_FromSecretNameV2(stack, jsii.String("Administrator"), jsii.String("orders/administrator"))
	url := awsssm.StringParameter_FromSecureStringParameterAttributes(stack, jsii.String("OrdersUrl"), &awsssm.SecureStringParameterAttributes{
		ParameterName: jsii.String("/orders/url"),
	})
	orders := secrets.NewDatabaseConnection(stack, jsii.String("Orders"), &secrets.DatabaseConnectionProps{
		Name:          jsii.String("orders"),
		PluginName:    jsii.String("postgresql-database-plugin"),
		ConnectionUrl: lintel.SecretReference_FromParameter(url),
		Username:      jsii.String("administrator"),
		Password:      lintel.SecretReference_FromSecretsManager(administrator, &lintel.SecretFieldOptions{Field: jsii.String("password")}),
		// CloudFormation does not detect a changed value of the secret. Increase the version to send it again.
		PasswordVersion: jsii.Number(1),
		AllowedRoles:    jsii.Strings("reporting"),
	})
	secrets.NewDatabaseStaticRole(stack, jsii.String("Reporting"), &secrets.DatabaseStaticRoleProps{
		Name:     jsii.String("reporting"),
		DbName:   orders.Name(),
		Username: jsii.String("reporting"),
		Rotation: secrets.Rotation_Every(awscdk.Duration_Hours(jsii.Number(24))),
	})
}

func addCertificate(stack awscdk.Stack) {
	role := secrets.NewPkiRole(stack, jsii.String("Internal"), &secrets.PkiRoleProps{
		Name:            jsii.String("internal"),
		AllowedDomains:  jsii.Strings("example.com"),
		AllowSubdomains: jsii.Bool(true),
	})
	certificate := secrets.NewPkiCertificate(stack, jsii.String("Api"), &secrets.PkiCertificateProps{
		Role:       role.Name(),
		CommonName: jsii.String("api.example.com"),
		Ttl:        awscdk.Duration_Days(jsii.Number(30)),
	})
	// Only this secret contains the key. Templates, events and logs do not.
	awscdk.NewCfnOutput(stack, jsii.String("ApiKeySecret"), &awscdk.CfnOutputProps{Value: certificate.PrivateKeySecret().SecretArn()})
}

func secretCalled(stack awscdk.Stack, name string) lintel.SecretReference {
	return lintel.SecretReference_FromSecretsManager(awssecretsmanager.Secret_FromSecretNameV2(stack, &name, &name), nil)
}

// address returns the value of a variable, or a placeholder address.
func address(variable string, otherwise string) *string {
	if value := os.Getenv(variable); value != "" {
		return &value
	}
	return &otherwise
}

func main() {
	defer jsii.Close()

	app := awscdk.NewApp(nil)
	newPlatformTeam(app, "platform-team")
	app.Synth(nil)
}
