import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPlatformObjects(scope, 'Keys', {
    path: '/organizations/acme/ssh-keys',
    readFields: ['attributes.name'],
  });
}
