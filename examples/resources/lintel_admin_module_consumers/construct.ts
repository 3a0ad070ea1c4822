import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.AdminModuleConsumers(scope, 'Example', {
    organization: 'acme',
    consumers: ['beta', 'gamma'],
  });
}
