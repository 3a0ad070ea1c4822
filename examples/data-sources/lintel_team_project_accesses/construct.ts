import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  new platform.DataTeamProjectAccesses(scope, 'Example', { projectId: payments.id });
}
