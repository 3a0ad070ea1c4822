import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataWorkspaces(scope, 'Example', {
    organization: 'acme',
    names: ['app', 'network'],
  });
}
