import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataTeams(scope, 'Example', {
    organization: 'acme',
    names: ['owners', 'platform'],
  });
}
