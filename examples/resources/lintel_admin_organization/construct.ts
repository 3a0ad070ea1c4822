import { Construct } from 'constructs';
import { Duration, platform } from 'lintel';

export function example(scope: Construct) {
  new platform.AdminOrganization(scope, 'Example', {
    name: 'acme',
    infraBuildWorkerApplyTimeout: Duration.hours(12),
    workspaceLimit: 200,
  });
}
