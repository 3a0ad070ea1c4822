import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  const developers = new platform.Team(scope, 'Developers', { organization: 'acme', name: 'developers-of-app' });
  new platform.TeamWorkspaceAccess(scope, 'Example', {
    teamId: developers.id,
    workspaceId: app.id,
    access: platform.TeamAccessToWorkspace.CUSTOM,
    permissions: {
      runs: platform.RunsAccess.PLAN,
      variables: platform.VariablesAccess.READ,
      stateVersions: platform.StateVersionsAccess.READ_OUTPUTS,
    },
  });
}
