import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const ordersRootPassword = new EphemeralVariable(scope, 'orders_root_password', { type: 'string' });

  const orders = new secrets.DatabaseConnection(scope, 'Orders', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
    username: 'root',
    passwordWo: ordersRootPassword.stringValue,
  });

  new secrets.DatabaseRootRotation(scope, 'Example', {
    name: orders.name,
    triggers: {
      quarter: '2026-2',
    },
  });
}
