import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataSecretsObject(scope, 'Example', {
    path: 'sys/config/cors',
    fields: ['enabled', 'allowed_origins'],
  });
}
