# Translated from construct.ts (93a94b8929fbdde5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.AdminOrganization(scope, "Example",
    name="acme",
    infra_build_worker_apply_timeout=lintel.Duration.hours(12),
    workspace_limit=200
)
