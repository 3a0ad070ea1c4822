# Translated from construct.ts (93a94b8929fbdde5) by `npm run translate`.
from lintel_cdktf import Duration, platform

platform.AdminOrganization(scope, "Example",
    name="acme",
    infra_build_worker_apply_timeout=Duration.hours(12),
    workspace_limit=200
)
