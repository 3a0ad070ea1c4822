// Translated from construct.ts (cd94a74393cec55b) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

DatabaseStaticRole.Builder.create(scope, "Example")
        .name("reporting")
        .username("reporting")
        .dbName("orders")
        .rotation(Rotation.onSchedule("0 3 * * SUN", RotationOnScheduleOptions.builder()
                .window(Duration.hours(1))
                .build()))
        .build();
