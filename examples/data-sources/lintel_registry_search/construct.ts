import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistrySearch(scope, 'Example', {
    q: 'network',
  });
}
