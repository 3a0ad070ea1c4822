// Translated from construct.ts (e60b2cd749bea2a5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewEphemeralRecoveryKeyBackup(scope, jsii.String("Example"), &secrets.EphemeralRecoveryKeyBackupProps{
})
