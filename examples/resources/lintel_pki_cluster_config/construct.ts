import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiClusterConfig(scope, 'Example', {
    mount: 'pki',
    path: 'https://secrets.example.com:8200/v1/pki',
    aiaPath: 'http://pki.example.com/v1/pki',
  });
}
