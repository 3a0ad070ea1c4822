import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataProjects(scope, 'Example', {
    organization: 'acme',
    q: 'pay',
  });
}
