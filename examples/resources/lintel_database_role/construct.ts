import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DatabaseRole(scope, 'Example', {
    name: 'app',
    dbName: 'orders',
    defaultTtl: Duration.hours(1),
    maxTtl: Duration.days(1),
    creationStatements: [
      "CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'",
      'GRANT SELECT ON ALL TABLES IN SCHEMA public TO "{{name}}"',
    ],
  });
}
