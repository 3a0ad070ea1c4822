# Translated from construct.ts (cd94a74393cec55b) by `npm run translate`.
from lintel_cdktf import Duration, secrets

secrets.DatabaseStaticRole(scope, "Example",
    name="reporting",
    username="reporting",
    db_name="orders",
    rotation=secrets.Rotation.on_schedule("0 3 * * SUN",
        window=Duration.hours(1)
    )
)
