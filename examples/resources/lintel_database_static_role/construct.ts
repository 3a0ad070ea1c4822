import { Construct } from 'constructs';
import { Duration, EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const ordersRootPassword = new EphemeralVariable(scope, 'orders_root_password', { type: 'string' });

  const orders = new secrets.DatabaseConnection(scope, 'Orders', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    allowedRoles: ['reporting'],
    connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
    username: 'root',
    passwordWo: ordersRootPassword.stringValue,
  });

  new secrets.DatabaseStaticRole(scope, 'Example', {
    name: 'reporting',
    username: 'reporting',
    dbName: orders.name,
    rotation: secrets.Rotation.onSchedule('0 3 * * SUN', {
      window: Duration.hours(1),
    }),
  });
}
