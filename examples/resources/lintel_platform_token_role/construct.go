// Translated from construct.ts (0c1702510eeea179) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPlatformTokenRole(scope, jsii.String("Example"), &secrets.PlatformTokenRoleProps{
	Name: jsii.String("pipeline"),
	Subject: secrets.TokenSubject_User(jsii.String("user-8Qk3wXzYbN5vRtLm")),
	Ttl: lintel.Duration_Minutes(jsii.Number(30)),
	MaxTtl: lintel.Duration_Hours(jsii.Number(2)),
})
