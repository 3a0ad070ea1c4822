# Translated from construct.ts (b71c6c9a75cf4472) by `npm run translate`.
from cdktf import DataResource, LocalExecProvisioner
import lintel_cdktf as lintel

secret_id = lintel.secrets.EphemeralAppRoleSecretId(scope, "Example",
    role="web",
    ttl=lintel.Duration.hours(24),
    wrap_ttl=lintel.Duration.minutes(5),
    destroy_on_close=False
)

command = LocalExecProvisioner(
    type="local-exec",
    command="umask 077 && printf %s \"$TOKEN\" > web.wrapping-token",
    environment={"TOKEN": secret_id.wrapping_token}
)
DataResource(scope, "HandOver",
    # Another value hands over another one.
    triggers_replace={"version": "1.4.2"},
    provisioners=[command]
)
