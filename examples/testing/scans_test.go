package scans

import (
	"testing"

	"github.com/aws/constructs-go/constructs/v10"
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/platform"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

// scans is the code under test.
func scans(scope constructs.Construct) {
	platform.NewRunTask(scope, jsii.String("Scan"), &platform.RunTaskProps{
		Organization: jsii.String("acme"),
		Name:         jsii.String("image-scan"),
		Url:          jsii.String("https://scanner.example.com/hooks"),
	})
	secrets.NewEphemeralAppRoleSecretId(scope, jsii.String("Deploy"), &secrets.EphemeralAppRoleSecretIdProps{
		Role: jsii.String("deploy"),
	})
}

func TestScans(t *testing.T) {
	stack := lintel.LintelTesting_Stack(nil)
	scans(stack)
	synthesized := cdktf.Testing_Synth(stack, nil)
	if !*cdktf.Testing_ToHaveResourceWithProperties(synthesized, platform.RunTask_TfResourceType(), &map[string]any{
		"name": "image-scan",
		"url":  "https://scanner.example.com/hooks",
	}) {
		t.Error("the task does not send its requests to the scanner")
	}
	if !*lintel.LintelTesting_ToHaveEphemeralResourceWithProperties(
		synthesized,
		secrets.EphemeralAppRoleSecretId_TfResourceType(),
		&map[string]any{"role": "deploy"},
	) {
		t.Error("no secret ID of the role is issued")
	}
}
