import { Construct } from 'constructs';
import { Duration, EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const ordersRootPassword = new EphemeralVariable(scope, 'orders_root_password', { type: 'string' });

  const orders = new secrets.DatabaseConnection(scope, 'Orders', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    allowedRoles: ['app'],
    connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
    username: 'root',
    passwordWo: ordersRootPassword.stringValue,
  });

  new secrets.DatabaseRole(scope, 'Example', {
    name: 'app',
    dbName: orders.name,
    defaultTtl: Duration.hours(1),
    maxTtl: Duration.days(1),
    creationStatements: [
      "CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'",
      'GRANT SELECT ON ALL TABLES IN SCHEMA public TO "{{name}}"',
    ],
  });
}
