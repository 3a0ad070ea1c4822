import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const databasePluginReload = new secrets.DatabasePluginReload(scope, 'Example', {
    pluginName: 'postgresql-database-plugin',
    triggers: {
      version: '1.2.0',
    },
  });

  new TerraformOutput(scope, 'reset_connections', { value: databasePluginReload.connections });
}
