import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const developers = new platform.Team(scope, 'Developers', { organization: 'acme', name: 'developers-of-payments' });
  new platform.TeamProjectAccess(scope, 'Example', {
    teamId: developers.id,
    projectId: payments.id,
    access: platform.TeamAccessToProject.CUSTOM,
    workspaceAccess: { runs: platform.RunsAccess.PLAN, create: true },
  });
}
