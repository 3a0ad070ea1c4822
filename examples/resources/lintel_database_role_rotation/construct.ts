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

  const reporting = new secrets.DatabaseStaticRole(scope, 'Reporting', {
    name: 'reporting',
    username: 'reporting',
    dbName: orders.name,
    rotation: secrets.Rotation.every(Duration.days(30)),
  });

  new secrets.DatabaseRoleRotation(scope, 'Example', {
    role: reporting.name,
    triggers: {
      incident: 'INC-1207',
    },
  });
}
