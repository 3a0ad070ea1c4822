import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.Team(scope, 'Example', {
    organization: 'acme',
    name: 'developers',
    visibility: platform.TeamVisibility.ORGANIZATION,
    organizationAccess: { readWorkspaces: true, manageModules: true },
  });
}
