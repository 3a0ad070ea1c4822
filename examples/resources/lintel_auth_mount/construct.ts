import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.AuthMount(scope, 'Example', {
    path: 'github',
    type: 'jwt',
    description: 'Pipelines log in by their identity',
    maxLeaseTtl: Duration.hours(1),
  });
}
