import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataVariableSet(scope, 'Example', { organization: 'acme', name: 'Credentials' });
}
