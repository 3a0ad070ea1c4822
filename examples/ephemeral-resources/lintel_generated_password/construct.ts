import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const generated = new secrets.EphemeralGeneratedPassword(scope, 'Example', {
    policy: 'database',
  });

  new secrets.DatabaseConnection(scope, 'Connection', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders',
    username: 'lintel',
    passwordWo: generated.password,
    passwordWoVersion: 1,
    allowedRoles: ['app'],
  });
}
