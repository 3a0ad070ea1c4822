import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const ordersRootPassword = new TerraformVariable(scope, 'orders_root_password', { type: 'string', sensitive: true });
  ordersRootPassword.addOverride('ephemeral', true);

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
