import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const migration = new secrets.DatabaseRole(scope, 'Migration', {
    name: 'migration',
    dbName: 'orders',
    defaultTtl: Duration.minutes(10),
    creationStatements: [
      "CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}' IN ROLE orders_owner",
    ],
  });

  const databaseCredentials = new secrets.EphemeralDatabaseCredentials(scope, 'Example', {
    role: migration.name,
    after: [migration.id],
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'psql --command="CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)"',
    environment: {
      PGHOST: 'db.example.com',
      PGDATABASE: 'orders',
      PGUSER: databaseCredentials.username,
      PGPASSWORD: databaseCredentials.password,
      PGOPTIONS: '--role=orders_owner',
    },
  };
  new DataResource(scope, 'OrdersTable', {
    provisioners: [command],
  });
}
