import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataTeamProjectAccess(scope, 'Example', {
    organization: 'acme',
    projectName: 'payments',
    teamName: 'platform',
  });
}
