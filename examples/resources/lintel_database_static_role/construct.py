# Translated from construct.ts (cd94a74393cec55b) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DatabaseStaticRole(scope, "Example",
    name="reporting",
    username="reporting",
    db_name="orders",
    rotation=lintel.secrets.Rotation.on_schedule("0 3 * * SUN",
        window=lintel.Duration.hours(1)
    )
)
