# Translated from construct.ts (5b9b722464cd2bfb) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.AuthMount(scope, "Example",
    path="github",
    type="jwt",
    description="Pipelines log in by their identity",
    max_lease_ttl=lintel.Duration.hours(1)
)
