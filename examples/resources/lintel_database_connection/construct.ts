import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const ordersRootPassword = new EphemeralVariable(scope, 'orders_root_password', { type: 'string' });

  new secrets.DatabaseConnection(scope, 'Example', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    allowedRoles: ['reporting'],
    connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
    username: 'root',
    passwordWo: ordersRootPassword.stringValue,
    parameters: {
      max_open_connections: '4',
    },
  });
}
