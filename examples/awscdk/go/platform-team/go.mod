module example.com/platform-team

go 1.25.0

require (
	github.com/aws/aws-cdk-go/awscdk/v2 v2.200.1
	github.com/aws/constructs-go/constructs/v10 v10.4.2
	github.com/aws/jsii-runtime-go v1.140.0
	github.com/lintel-iac/lintel-awscdk-go/lintelawscdk v0.1.0
)
