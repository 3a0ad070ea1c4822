import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataTeamWorkspaceAccess(scope, 'Example', {
    organization: 'acme',
    workspaceName: 'app',
    teamName: 'platform',
  });
}
