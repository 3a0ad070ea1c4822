import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataVariableSets(scope, 'Example', { organization: 'acme' });
}
