import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.Project(scope, 'Example', {
    organization: 'acme',
    name: 'platform',
    description: 'What everything else runs on.',
    tags: { team: 'platform' },
  });
}
