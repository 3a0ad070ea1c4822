import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataNoCodeModule(scope, 'Example', { organization: 'acme', name: 'vpc', moduleProvider: 'aws' });
}
