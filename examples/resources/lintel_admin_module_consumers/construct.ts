import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  // The organizations exist already: this construct creates none.
  new platform.AdminModuleConsumers(scope, 'Example', {
    organization: 'acme',
    consumers: ['beta', 'gamma'],
  });
}
