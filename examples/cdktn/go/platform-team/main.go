// The app of examples/typescript/platform-team, in Go: both synthesize the same stack.
package main

import (
	"os"

	"github.com/aws/constructs-go/constructs/v10"
	"github.com/aws/jsii-runtime-go"
	"github.com/open-constructs/cdk-terrain-go/cdktn"
	"github.com/lintel-iac/lintel-cdktn-go/lintel"
	"github.com/lintel-iac/lintel-cdktn-go/lintel/platform"
	"github.com/lintel-iac/lintel-cdktn-go/lintel/secrets"
)

const organization = "acme"

// newPlatformTeam declares what the platform team runs: the checks that runs of its organization pass, a database whose credentials
// rotate, and what may be issued for its cluster and by its certificate authority.
func newPlatformTeam(scope constructs.Construct, id string) cdktn.TerraformStack {
	stack := cdktn.NewTerraformStack(scope, &id)

	// Addresses and tokens come from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN and their like for secrets.
	lintel.NewLintelProvider(stack, jsii.String("lintel"), &lintel.LintelProviderProps{
		Secrets: login(os.Getenv("SECRETS_LOGIN_ROLE")),
	})

	scan, others := addRunTasks(stack)
	addPolicy(stack)
	addDatabase(stack)
	addIssuers(stack)

	// Everything that the organization has, what others made included.
	all := platform.NewDataRunTasks(stack, jsii.String("All"), &platform.DataRunTasksProps{
		Organization: jsii.String(organization),
		DependsOn:    &[]cdktn.ITerraformDependable{scan, others[0], others[1]},
	})

	cdktn.NewTerraformOutput(stack, jsii.String("image_scan_id"), &cdktn.TerraformOutputConfig{Value: scan.Id()})
	cdktn.NewTerraformOutput(stack, jsii.String("run_task_count"), &cdktn.TerraformOutputConfig{Value: all.TotalCount()})

	adoptRunTask(stack, os.Getenv("ADOPT_RUN_TASK"))
	return stack
}

// login: a job of GitHub Actions needs no token of the secrets service, but says with which role it logs in.
func login(role string) *lintel.LintelProviderSecrets {
	if role == "" {
		return nil
	}
	return &lintel.LintelProviderSecrets{
		Login: lintel.SecretsLogin_GitHubActions(&lintel.GitHubActionsLoginOptions{Mount: jsii.String("github"), Role: &role}),
	}
}

// addRunTasks returns the image scan and the others.
func addRunTasks(stack cdktn.TerraformStack) (platform.RunTask, []platform.RunTask) {
	scan := platform.NewRunTask(stack, jsii.String("ImageScan"), &platform.RunTaskProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("image-scan"),
		Url:          jsii.String("https://scanner.example.com/hooks/terraform"),
		Description:  jsii.String("Scans the images that a plan would start."),
		HmacKeyWo:    secretVariable(stack, "hmac_key", "Signs what the image scanner is sent."),
	})
	cost := platform.NewRunTask(stack, jsii.String("CostEstimate"), &platform.RunTaskProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("cost-estimate"),
		Url:          jsii.String("https://cost.example.com/hooks/terraform"),
		Description:  jsii.String("Estimates what a plan would cost."),
	})
	freeze := platform.NewRunTask(stack, jsii.String("ChangeFreeze"), &platform.RunTaskProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("change-freeze"),
		Url:          jsii.String("https://calendar.example.com/hooks/terraform"),
		Description:  jsii.String("Stops changes while there is a freeze."),
		Enabled:      jsii.Bool(false),
	})
	// The scan stops runs of this workspace before anything is changed.
	app := platform.NewDataWorkspace(stack, jsii.String("App"), &platform.DataWorkspaceProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("app"),
	})
	scan.Associate(app.Id(), &platform.RunTaskAssociationOptions{
		EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
		Stage:            platform.RunTaskStage_PRE_APPLY,
	})
	return scan, []platform.RunTask{cost, freeze}
}

func addPolicy(stack cdktn.TerraformStack) {
	platform.NewPolicy(stack, jsii.String("NoPublicBuckets"), &platform.PolicyProps{
		Organization:     jsii.String(organization),
		Name:             jsii.String("no-public-buckets"),
		Description:      jsii.String("Refuses buckets that everybody can read."),
		Kind:             platform.PolicyKind_OPA,
		EnforcementLevel: platform.PolicyEnforcementLevel_MANDATORY,
		Query:            jsii.String("data.platform.buckets.deny"),
		// Relative, it is looked for where cdktf.json is.
		Source: platform.PolicySource_File(jsii.String("no-public-buckets.rego")),
	})
}

func addDatabase(stack cdktn.TerraformStack) {
	orders := secrets.NewDatabaseConnection(stack, jsii.String("Orders"), &secrets.DatabaseConnectionProps{
		Name:          jsii.String("orders"),
		PluginName:    jsii.String("postgresql-database-plugin"),
		ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
		Username:      jsii.String("administrator"),
		PasswordWo:    secretVariable(stack, "database_password", "Of the administrator of the orders database."),
		AllowedRoles:  jsii.Strings("reporting"),
	})
	secrets.NewDatabaseStaticRole(stack, jsii.String("Reporting"), &secrets.DatabaseStaticRoleProps{
		Name:     jsii.String("reporting"),
		DbName:   orders.Name(),
		Username: jsii.String("reporting"),
		Rotation: secrets.Rotation_Every(lintel.Duration_Hours(jsii.Number(24))),
	})
}

// addIssuers: who deploys gets an account of the cluster for as long as it takes; what runs there gets certificates of its own.
func addIssuers(stack cdktn.TerraformStack) {
	secrets.NewClusterRole(stack, jsii.String("Deployer"), &secrets.ClusterRoleProps{
		Name: jsii.String("deployer"),
		Access: secrets.ClusterAccess_ExistingRole(jsii.String("edit"), &secrets.ClusterAccessExistingRoleOptions{
			ClusterRoleType: secrets.ClusterRoleType_CLUSTER_ROLE,
		}),
		AllowedClusterNamespaces: jsii.Strings("apps"),
		TokenDefaultTtl:          lintel.Duration_Minutes(jsii.Number(15)),
		TokenMaxTtl:              lintel.Duration_Hours(jsii.Number(2)),
	})
	secrets.NewPkiRole(stack, jsii.String("Internal"), &secrets.PkiRoleProps{
		Name:            jsii.String("internal"),
		AllowedDomains:  jsii.Strings("internal.example.com"),
		AllowSubdomains: jsii.Bool(true),
		KeyType:         secrets.KeyType_EC,
		KeyBits:         jsii.Number(256),
		KeyUsage:        &[]secrets.KeyUsage{secrets.KeyUsage_DIGITAL_SIGNATURE, secrets.KeyUsage_KEY_AGREEMENT},
		MaxTtl:          lintel.Duration_Days(jsii.Number(90)),
	})
}

// secretVariable: Terraform has its value while it runs, and in no plan and no state. It is given as TF_VAR_<name>.
func secretVariable(stack cdktn.TerraformStack, name string, description string) *string {
	variable := lintel.NewEphemeralVariable(stack, &name, &lintel.EphemeralVariableConfig{
		Type:        jsii.String("string"),
		Description: &description,
	})
	return variable.StringValue()
}

// adoptRunTask takes over a run task that somebody made by hand: the import block names its id, and the configuration says what it is.
func adoptRunTask(stack cdktn.TerraformStack, id string) {
	if id == "" {
		return
	}
	handMade := platform.NewRunTask(stack, jsii.String("HandMade"), &platform.RunTaskProps{
		Organization: jsii.String(organization),
		Name:         jsii.String("hand-made"),
		Url:          jsii.String("https://hooks.example.com/hand-made"),
		Description:  jsii.String("Made by hand"),
	})
	handMade.ImportFrom(&id, nil)
}

func main() {
	defer jsii.Close()

	app := cdktn.NewApp(&cdktn.AppConfig{Context: &map[string]interface{}{
		"targetVersions": map[string]interface{}{"terraform": ">=1.11.0", "opentofu": ">=1.11.0"},
	}})
	stack := newPlatformTeam(app, "platform-team")
	// A team would keep its state where all of it can reach it; here it lies beside the output folder. The path is from where Terraform runs.
	cdktn.NewLocalBackend(stack, &cdktn.LocalBackendConfig{Path: jsii.String("../../../platform-team.tfstate")})
	app.Synth()
}
