import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PlatformTokenRotation(scope, 'Example', {
    role: 'pipeline',
    triggers: {
      month: '2026-03',
    },
  });
}
