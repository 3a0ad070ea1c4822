import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DatabaseRoleRotation(scope, 'Example', {
    role: 'reporting',
    triggers: {
      incident: 'INC-1207',
    },
  });
}
