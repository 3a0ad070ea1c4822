import { DataResource } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databaseStaticCredentials = new secrets.EphemeralDatabaseStaticCredentials(scope, 'Example', {
    role: 'reporting',
  });

  new DataResource(scope, 'DailyOrders', {
    // A changed value runs the command again.
    triggersReplace: '2026-01-31',
    provisioners: [{
      type: 'local-exec',
      command: 'psql --command="REFRESH MATERIALIZED VIEW daily_orders"',
      environment: {
        PGHOST: 'db.example.com',
        PGDATABASE: 'orders',
        PGUSER: databaseStaticCredentials.username,
        PGPASSWORD: databaseStaticCredentials.password,
      },
    }],
  });
}
