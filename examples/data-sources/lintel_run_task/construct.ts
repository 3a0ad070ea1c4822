import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRunTask(scope, 'Example', {
    organization: 'acme',
    name: 'image-scan',
  });
}
