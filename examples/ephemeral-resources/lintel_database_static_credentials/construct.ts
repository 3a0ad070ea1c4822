import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databaseStaticCredentials = new secrets.EphemeralDatabaseStaticCredentials(scope, 'Example', {
    role: 'reporting',
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'psql --command="REFRESH MATERIALIZED VIEW daily_orders"',
    environment: {
      PGHOST: 'db.example.com',
      PGDATABASE: 'orders',
      PGUSER: databaseStaticCredentials.username,
      PGPASSWORD: databaseStaticCredentials.password,
    },
  };
  new DataResource(scope, 'DailyOrders', {
    // A changed value runs the command again.
    triggersReplace: { version: '2026-01-31' },
    provisioners: [command],
  });
}
