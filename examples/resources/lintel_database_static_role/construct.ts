import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DatabaseStaticRole(scope, 'Example', {
    name: 'reporting',
    username: 'reporting',
    dbName: 'orders',
    rotation: secrets.Rotation.onSchedule('0 3 * * SUN', {
      window: Duration.hours(1),
    }),
  });
}
