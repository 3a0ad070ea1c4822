# Translated from construct.ts (6bf11282f1fd46bd) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.SecretsMount(scope, "Example",
    path="shop",
    type="database",
    description="Credentials of the shop's databases",
    default_lease_ttl=lintel.Duration.hours(1),
    max_lease_ttl=lintel.Duration.days(1)
)
