import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.KvConfig(scope, 'Example', {
    mount: 'secret',
    maxVersions: 20,
    casRequired: true,
  });
}
