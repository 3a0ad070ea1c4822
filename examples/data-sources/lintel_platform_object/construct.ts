import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPlatformObject(scope, 'Organization', {
    path: '/organizations/acme',
    readFields: ['attributes.name', 'attributes.email'],
  });
}
