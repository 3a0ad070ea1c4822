import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataWorkspace(scope, 'Example', {
    organization: 'acme',
    name: 'app',
  });
}
