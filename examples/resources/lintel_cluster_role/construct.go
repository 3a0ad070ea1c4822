// Translated from construct.ts (d7025f2f9a20d5a0) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewClusterRole(scope, jsii.String("Example"), &secrets.ClusterRoleProps{
	Name: jsii.String("deployer"),
	Access: secrets.ClusterAccess_GeneratedRules(jsii.String("{\"rules\":[{\"apiGroups\":[\"apps\"],\"resources\":[\"deployments\"],\"verbs\":[\"get\",\"list\",\"patch\"]}]}"), nil),
	AllowedClusterNamespaces: &[]*string{
		jsii.String("apps"),
		jsii.String("jobs"),
	},
	TokenMaxTtl: lintel.Duration_Hours(jsii.Number(1)),
	TokenDefaultTtl: lintel.Duration_Minutes(jsii.Number(10)),
})
