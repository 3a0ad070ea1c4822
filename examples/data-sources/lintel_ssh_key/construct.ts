import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataSshKey(scope, 'Example', { organization: 'acme', name: 'modules' });
}
