import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const adminOrganization = new platform.DataAdminOrganization(scope, 'Example', {
    name: 'acme',
    include: ['owners'],
  });

  new TerraformOutput(scope, 'workspace_limit', { value: adminOrganization.workspaceLimit });
}
