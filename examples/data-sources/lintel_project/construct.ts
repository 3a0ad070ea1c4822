import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataProject(scope, 'Example', {
    organization: 'acme',
    name: 'payments',
  });
}
