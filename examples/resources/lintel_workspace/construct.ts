import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const billing = new platform.Workspace(scope, 'Example', {
    organization: 'acme',
    name: 'billing',
    description: 'What is paid.',
    projectId: payments.id,
    executionMode: platform.ExecutionMode.REMOTE,
    tags: { team: 'payments' },
  });
  billing.addVariable('currency', { value: 'EUR' });
}
