import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const credentials = new platform.VariableSet(scope, 'Example', {
    organization: 'acme',
    name: 'Credentials',
    description: 'Who runs of the project are.',
    projectIds: [payments.id],
  });
  new platform.Variable(scope, 'Role', {
    variableSetId: credentials.id,
    category: platform.VariableCategory.ENV,
    key: 'TFC_AWS_RUN_ROLE_ARN',
    value: 'arn:aws:iam::123456789012:role/runs',
  });
}
